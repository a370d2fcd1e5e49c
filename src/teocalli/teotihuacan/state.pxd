from teocalli.core.state cimport State
from teocalli.teotihuacan.position cimport Position, Tables
from teocalli.teotihuacan.tables cimport RuleTables


cdef class TeotihuacanState(State):
    cdef Position p
    cdef const Tables* t
    cdef readonly RuleTables tables
