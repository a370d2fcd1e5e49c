"""Parts of the pages: numbers with their intervals, tables, and the kept results that they are made of."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from studies.estimates import Estimate
from teocalli.core.files import write_atomically

FOLDER = Path(__file__).parent.parent / "docs" / "studies"
PICTURES = "pictures"


def keep(name: str, results: Any) -> None:
    """Keep results in `docs/studies`: one line for each match or cell, so that what changes can be seen."""
    head = {key: value for key, value in results.items() if key != "cells"}
    lines = ",\n".join("  " + _compact(cell) for cell in results["cells"])
    begin = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    write_atomically(FOLDER / f"{name}.json", f'{begin},\n "cells": [\n{lines}\n ]\n}}\n')


def kept(name: str) -> dict[str, Any]:
    """Kept results. Raises `FileNotFoundError` where there are none."""
    results: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return results


def write_page(name: str, parts: Sequence[str]) -> None:
    """Write a page from paragraphs, tables and pictures."""
    write_atomically(FOLDER / f"{name}.md", "\n\n".join(part for part in parts if part) + "\n")


def write_picture(name: str, svg: str, about: str) -> str:
    """Write a picture and give the lines that show it; `about` says below it what is to be seen."""
    (FOLDER / PICTURES).mkdir(exist_ok=True)
    write_atomically(FOLDER / PICTURES / f"{name}.svg", svg)
    return f"![{about}]({PICTURES}/{name}.svg)\n\n*{about}*"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], texts: int = 1) -> str:
    """A table; the first columns are `texts`, the others numbers."""
    lines = [headings, [*["---"] * texts, *["--:"] * (len(headings) - texts)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def percent(share: float, places: int = 1) -> str:
    """A share as a percentage."""
    return f"{100 * share:.{places}f} %".replace("-", "−")


def number(value: float, places: int = 1) -> str:
    """A number with a true minus sign."""
    text = f"{value:,.{places}f}"
    return (text.removeprefix("-") if float(text.replace(",", "")) == 0 else text).replace("-", "−")


def signed(value: float, places: int = 1) -> str:
    """A number with its sign; 0 has none."""
    text = number(value, places)
    return text if value <= 0 or not float(text.replace(",", "")) else f"+{text}"


def share_with(estimate: Estimate, places: int = 1) -> str:
    """A share as a percentage with its interval."""
    value, low, high = (100 * part for part in estimate)
    return f"{number(value, places)} % [{number(low, places)}, {number(high, places)}]"


def number_with(estimate: Estimate, places: int = 1) -> str:
    """A number with its interval."""
    value, low, high = estimate
    return f"{number(value, places)} [{number(low, places)}, {number(high, places)}]"


def change_with(estimate: Estimate, places: int = 1, factor: float = 1.0) -> str:
    """A difference with its interval; in bold where the interval does not hold 0."""
    value, low, high = (factor * part for part in estimate)
    text = f"{signed(value, places)} [{signed(low, places)}, {signed(high, places)}]"
    return f"**{text}**" if is_clear(estimate) else text


def is_clear(estimate: Estimate, reference: float = 0.0) -> bool:
    """The interval does not hold the reference."""
    return estimate[1] > reference or estimate[2] < reference


def quantile(histogram: Sequence[Sequence[float]], share: float) -> float:
    """The least value that at least this share of a histogram of (value, count), in order, does not exceed."""
    total = math.fsum(count for _, count in histogram)
    below = 0.0
    for value, count in histogram:
        below += count
        if below >= share * total:
            return value
    raise AssertionError("a histogram has values")


def values_of(histogram: Sequence[Sequence[float]]) -> list[float]:
    """The values of a histogram, each as often as it was counted."""
    return [value for value, count in histogram for _ in range(int(count))]


def by_name(entries: Sequence[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    """Entries by their name."""
    return {entry["name"]: entry for entry in entries}


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
