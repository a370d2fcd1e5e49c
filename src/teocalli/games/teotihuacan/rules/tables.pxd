from teocalli.games.teotihuacan.rules.position cimport Tables


cdef class RuleTables:
    cdef Tables c
    cdef readonly object components
    cdef readonly bytes digest
