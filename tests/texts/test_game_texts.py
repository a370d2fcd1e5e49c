"""Whole games said in every language: each log line, each question, each reason against undo."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from teocalli.core.match import Match
from teocalli.core.names import called
from teocalli.core.registry import known_games, load_game
from teocalli.core.texts import LANGUAGES, Texts
from tests.long import with_further

NAMES = ["Lina", "Xoc", "Ōta", "Max"]
WITH_YOU = called(["", *NAMES[1:]], [True, False, False, False])


def random_games(game: str, step: int) -> Iterator[Match]:
    """A finished game of the defaults and of every so many other values of options, as many players as names."""
    others = [{option.name: value} for option in load_game(game).option_set for value in option.values[1:]]
    for options in [{}, *others[::step]]:
        dice = random.Random(" ".join(f"{name}={value}" for name, value in options.items()))
        played = load_game(game, len(NAMES), options)
        match = Match(played, played.draw_setup(dice.randrange))
        while not match.state.is_terminal():
            match.play_action(dice.choice(match.state.legal_actions()))
        yield match


def messages(match: Match) -> Iterator[dict[str, Any]]:
    for number, action in enumerate(match.actions):
        before, after = match.state_at(number), match.state_at(number + 1)
        for names in (NAMES, WITH_YOU):
            for line in match.game.log_lines(before, action, after, names):
                yield line["message"]
            yield {"id": f"{match.game.name}-ask-{before.summary()['decision']}", "args": {"player": names[0]}}
    yield {"id": f"{match.game.name}-ask-{match.state.summary()['decision']}", "args": {}}


@pytest.mark.parametrize("step", with_further([6], [1]))
@pytest.mark.parametrize("game", known_games())
def test_every_line_of_a_game_can_be_said_in_every_language(game: str, step: int) -> None:
    spoken = [Texts(language, strict=True) for language in LANGUAGES]
    said = set()
    for message in chain.from_iterable(map(messages, random_games(game, step))):
        key = json.dumps(message, sort_keys=True)
        if key not in said:
            said.add(key)
            lines = {texts.message(message) for texts in spoken}
            assert len(lines) == len(LANGUAGES), f"{message['id']} reads the same in two languages: {lines}"
    assert said
