from teocalli.core.state cimport State
from teocalli.games.teotihuacan.rules.position cimport Position, Tables
from teocalli.games.teotihuacan.rules.tables cimport RuleTables


cdef class TeotihuacanState(State):
    cdef Position p
    cdef const Tables* t
    cdef readonly RuleTables tables
