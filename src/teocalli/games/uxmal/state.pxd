from teocalli.core.state cimport State
from teocalli.games.uxmal.rules.position cimport Position, Tables
from teocalli.games.uxmal.rules.tables cimport RuleTables


cdef class UxmalState(State):
    cdef Position p
    cdef const Tables* t
    cdef readonly RuleTables tables
