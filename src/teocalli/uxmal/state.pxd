from teocalli.core.state cimport State
from teocalli.uxmal.position cimport Position, Tables
from teocalli.uxmal.tables cimport RuleTables


cdef class UxmalState(State):
    cdef Position p
    cdef const Tables* t
    cdef readonly RuleTables tables
