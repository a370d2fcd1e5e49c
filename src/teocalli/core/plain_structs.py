"""Structs of compiled rules as plain data, read by their declarations in Cython headers."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterable, Mapping
from typing import Any

_STRUCT = re.compile(r"^cdef struct (\w+):\n((?:[ \t]+.*\n|\n)+)", re.MULTILINE)
_MEMBER = re.compile(r"^\s+(\w+) (\w+)((?:\[\d+\])*)\s*(?:#.*)?$", re.MULTILINE)
_NUMBERS: Mapping[str, type] = {
    **{f"int{bits}_t": getattr(ctypes, f"c_int{bits}") for bits in (8, 16, 32, 64)},
    **{f"uint{bits}_t": getattr(ctypes, f"c_uint{bits}") for bits in (8, 16, 32, 64)},
    "int": ctypes.c_int,
    "bint": ctypes.c_int,
}


def read_struct(sources: Iterable[str], name: str, data: bytes) -> dict[str, Any]:
    """The members of a struct by name: numbers, lists, and structs as dictionaries. `data`: its bytes.

    Raises `ValueError` for bytes of another length, `KeyError` for a struct or type that no source declares.
    """
    struct = _structs("\n".join(sources))[name]
    if len(data) != ctypes.sizeof(struct):
        raise ValueError(f"{name} has {ctypes.sizeof(struct)} bytes, not {len(data)}")
    plain: dict[str, Any] = _plain(struct.from_buffer_copy(data))
    return plain


def _structs(text: str) -> dict[str, Any]:
    """All structs of a source, each after those that it holds."""
    types: dict[str, Any] = dict(_NUMBERS)
    for name, body in _STRUCT.findall(text):
        members = _MEMBER.findall(body)
        if all(kind in types for kind, *_ in members):
            fields = [(member, _array(types[kind], sizes)) for kind, member, sizes in members]
            types[name] = type(name, (ctypes.Structure,), {"_fields_": fields})
    return types


def _array(kind: Any, sizes: str) -> Any:
    for size in reversed(re.findall(r"\d+", sizes)):
        kind *= int(size)
    return kind


def _plain(value: Any) -> Any:
    if isinstance(value, ctypes.Structure):
        return {field[0]: _plain(getattr(value, field[0])) for field in value._fields_}
    return [_plain(each) for each in value] if isinstance(value, ctypes.Array) else value
