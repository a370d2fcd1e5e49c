"""Numbers from Python, checked before compiled code trusts them."""

from cpython.number cimport PyNumber_Index


cdef inline long checked_int(object value, str name, long low, long high) except? -1:
    """`value`, which must be a whole number from `low` to `high`.

    Raises `TeocalliError` (`error-argument`) for another one, and `TypeError` for what is no whole number.
    """
    number = PyNumber_Index(value)
    if low <= number <= high:
        return number
    from teocalli.core.errors import TeocalliError, clean_word
    digits = str(number) if -10**18 < number < 10**18 else ("-" if number < 0 else "") + "10^18…"
    raise TeocalliError("error-argument", name=name, value=clean_word(digits), low=str(low), high=str(high))


cdef inline int action_number(object value) except? -1:
    """An action as a number of C; −1, which is never legal, for one that is too large or too small for that."""
    number = PyNumber_Index(value)
    return number if -1 <= number < 2**31 else -1


cdef inline unsigned long long seed_of(object value) except? 0:
    """Any whole number as a seed."""
    return PyNumber_Index(value) & 0xFFFFFFFFFFFFFFFF


cdef inline double real_number(object value) except? -1:
    """Any number as one of C, infinite where it is too large for that. Raises `TypeError` for what is none."""
    try:
        return value
    except OverflowError:
        return float("inf") if value > 0 else float("-inf")
