"""Options of a game: which values there are, and what is said of others."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.core.errors import OptionError
from teocalli.core.options import Option

NUMBER = Option("strength", ("2",), numbers=(0, 12))
ROW = Option("row", ("1", "2"))
OPEN = Option("open", (False, True))


@pytest.mark.parametrize(("option", "value"), [(NUMBER, "0"), (NUMBER, "12"), (ROW, "2"), (OPEN, True)])
def test_values_are_given_back(option: Option, value: Any) -> None:
    assert option.check(value) == value


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        (NUMBER, "13", "0 … 12"),
        (NUMBER, "02", "0 … 12"),
        (NUMBER, "-1", "0 … 12"),
        (NUMBER, 13, "0 … 12"),
        (NUMBER, 3, 'must be text: "3", not the number 3'),
        (ROW, 2, 'must be text: "2", not the number 2'),
        (ROW, 3, "Possible: 1, 2"),
        (OPEN, 1, "Possible: false, true"),
        (OPEN, "true", "Possible: false, true"),
        (NUMBER, True, "0 … 12"),
        (NUMBER, None, "0 … 12"),
    ],
)
def test_others_are_refused_with_what_would_be_right(option: Option, value: Any, says: str) -> None:
    with pytest.raises(OptionError) as caught:
        option.check(value)
    assert says in str(caught.value)
