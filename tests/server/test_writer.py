"""What waits to be written is written together, in the order it came, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import TypeVar

import pytest

from teocalli.server.threads import Writer
from tests.awaiting import awaited

T = TypeVar("T")


def test_what_comes_while_something_is_written_is_written_in_one_go() -> None:
    written: list[list[int]] = []
    going_on = threading.Event()

    def write(items: Sequence[int]) -> list[Exception | None]:
        written.append(list(items))
        assert len(written) > 1 or going_on.wait(60)
        return [ValueError(str(item)) if item == 3 else None for item in items]

    async def work() -> list[object]:
        writer = Writer(60)
        first = asyncio.create_task(writer.write_together(write, 0))
        while not written:
            await asyncio.sleep(0.001)
        others = [asyncio.create_task(writer.write_together(write, item)) for item in range(1, 5)]
        await asyncio.sleep(0)
        going_on.set()
        outcomes = await asyncio.gather(first, *others, return_exceptions=True)
        writer.close()
        return list(outcomes)

    outcomes = awaited(work())
    assert written == [[0], [1, 2, 3, 4]]
    assert [str(outcome) for outcome in outcomes] == ["None", "None", "None", "3", "None"]


def test_a_failure_of_the_whole_is_told_to_all_and_the_next_are_written() -> None:
    def write(items: Sequence[int]) -> list[Exception | None]:
        if 0 in items:
            raise OSError("the disk is full")
        return [None] * len(items)

    async def work() -> None:
        writer = Writer(60)
        with pytest.raises(OSError, match="the disk is full"):
            await writer.write_together(write, 0)
        await writer.write_together(write, 1)
        writer.close()

    awaited(work())


def test_what_does_not_come_to_its_turn_gives_up() -> None:
    going_on = threading.Event()

    async def work() -> None:
        writer = Writer(0.05)
        other = asyncio.create_task(writer.write(going_on.wait, 60))
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await writer.write_together(lambda items: [None] * len(items), 1)
        going_on.set()
        await other
        await writer.write_together(lambda items: [None] * len(items), 2)
        writer.close()

    awaited(work())
