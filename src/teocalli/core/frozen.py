"""Data that many share and nobody may change: dicts and lists that refuse it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


def _refuse(_self: Any, *_args: Any, **_kwargs: Any) -> NoReturn:
    raise TypeError("these data are shared and cannot be changed; make a copy of them")


class FrozenDict(dict[K, V]):
    """A dict that cannot be changed; JSON and equality take it as what it is."""

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __copy__(self) -> FrozenDict[K, V]:
        return self

    def __deepcopy__(self, _memo: Any) -> FrozenDict[K, V]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenDict, (dict(self),)


class FrozenList(list[V]):
    """A list that cannot be changed; JSON and equality take it as what it is."""

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __copy__(self) -> FrozenList[V]:
        return self

    def __deepcopy__(self, _memo: Any) -> FrozenList[V]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenList, (list(self),)


def frozen(value: Any) -> Any:
    """Plain data of which no part can be changed; tuples stay what they are."""
    if isinstance(value, Mapping):
        return FrozenDict({key: frozen(part) for key, part in value.items()})
    if isinstance(value, list):
        return FrozenList(map(frozen, value))
    return tuple(map(frozen, value)) if isinstance(value, tuple) else value
