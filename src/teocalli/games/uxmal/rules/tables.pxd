from teocalli.games.uxmal.rules.position cimport Tables


cdef class RuleTables:
    cdef Tables c
    cdef readonly object components
    cdef readonly bytes digest
