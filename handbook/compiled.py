"""Docstrings of compiled classes for the reference: their stubs have the types, the compiled modules the words."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

import griffe


class CompiledDocstrings(griffe.Extension):
    """Gives what a stub declares the docstring of what is compiled."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Add a docstring where a stub has none."""
        if obj.docstring is not None or obj.is_alias or not str(obj.filepath).endswith(".pyi"):
            return
        found = _find(obj)
        told = inspect.getdoc(found) if found is not None else None
        if told and (words := _without_signature(told, obj.name)):
            obj.docstring = griffe.Docstring(words, parent=obj)


def _find(obj: griffe.Object) -> Any:
    """The compiled thing itself; None where the module has no such name."""
    found: Any = import_module(obj.module.path)
    for name in obj.path.removeprefix(obj.module.path).split("."):
        found = getattr(found, name, None) if name else found
    return found


def _without_signature(told: str, name: str) -> str:
    """A compiled function's docstring begins with its signature, which the stub tells better."""
    first, _, rest = told.partition("\n")
    return rest.strip() if f"{name}(" in first else told
