"""Rules are translated number for number, or not at all."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from teocalli.core.plain_structs import read_struct
from teocalli.core.rules_script import constants_of, rules_script
from tests.texts.test_browser_agrees import node

SOURCE = '''
cpdef enum Piece:
    NOTHING
    PRIEST = 1 << 2  # a comment
    STONE

cdef struct Place:
    int8_t level
    uint16_t pieces[3]

cdef struct Board:
    Place place[2]
    int32_t sum


cdef inline int level_of(const Board* b, int at=1) noexcept nogil:
    """What it says of itself is left out."""
    return b.place[at].level


cdef inline int tried(Board* b, int new) noexcept nogil:
    cdef Place* s = &b.place[1]
    cdef int i, found = 0, half = new // 2
    cdef int[2] counts
    for i in range(1, 3):
        if s.pieces[i] == PRIEST or (not s.pieces[i] and i < half <= STONE):
            found |= 1 << i
        elif i == 2:
            break
        else:
            s.pieces[i] += <uint16_t>(new & ~1)
            continue
        counts[i - 1] = max(i, 7) if found else -1
    while b.sum > 10:
        b.sum = b.sum % 10
    tell(found, counts[0], NULL)
    return found + level_of(b)
'''


def test_a_function_does_in_the_script_what_it_says(tmp_path: Path) -> None:
    script = rules_script([SOURCE], ["tried"], ["tell"])
    assert "NOTHING" not in script  # only what is named
    (tmp_path / "rules.mjs").write_text(script)
    (tmp_path / "run.mjs").write_text(
        """
        import { rules } from "./rules.mjs";
        const told = [];
        const board = { place: [{}, { level: 3, pieces: [0, 4, 1] }], sum: 25 };
        const found = rules({ tell: (...all) => told.push(all) }).tried(board, 9);
        console.log(JSON.stringify({ found, told, board }));
        """
    )
    done = subprocess.run([node(), tmp_path / "run.mjs"], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told == {
        "found": 2 + 3,
        "told": [[2, 7, None]],
        "board": {"place": [{}, {"level": 3, "pieces": [0, 4, 1]}], "sum": 5},
    }


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("    return elsewhere(p)\n", "rule: elsewhere is neither a rule nor given"),
        ("    with gil:\n        pass\n", "rule: With cannot be translated"),
    ],
)
def test_what_cannot_be_translated_is_refused(body: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        rules_script([f"cdef inline int rule(int p) noexcept nogil:\n{body}"], ["rule"], [])
    with pytest.raises(ValueError, match="no function 'other'"):
        rules_script([SOURCE], ["other"], [])


def test_numbers_and_structs_are_read_as_they_are_declared() -> None:
    assert constants_of([SOURCE]) == {"NOTHING": 0, "PRIEST": 4, "STONE": 5}
    data = bytes([3, 0, 1, 0, 2, 0, 3, 1]) + bytes(8) + (70000).to_bytes(4, "little")
    board = read_struct([SOURCE], "Board", data)
    assert board == {"place": [{"level": 3, "pieces": [1, 2, 259]}, {"level": 0, "pieces": [0, 0, 0]}], "sum": 70000}
    with pytest.raises(ValueError, match="Board has 20 bytes, not 3"):
        read_struct([SOURCE], "Board", b"abc")
