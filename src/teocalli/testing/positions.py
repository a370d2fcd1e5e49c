"""Checks of one position. Each takes the match that stands there and a generator for samples."""

from __future__ import annotations

import copy
import json
import random

from teocalli.core.errors import IllegalAction, PositionError, TeocalliError
from teocalli.core.match import Match
from teocalli.core.state import CHANCE, TERMINAL
from teocalli.testing.requirement import require, require_equal, require_raises

SAMPLE = 8  # illegal actions tried at each position
SUMMARIES = 8  # the summary of every so many positions is read back


def check_playable(match: Match, rng: random.Random) -> None:
    """Every position that is not final offers an action, a final one none (R-11)."""
    state, seats = match.state, range(match.game.seats)
    actions = state.legal_actions()
    require(bool(actions) != state.is_terminal(), f"{len(actions)} legal actions, terminal: {state.is_terminal()}")
    require_equal(state.current_player == TERMINAL, state.is_terminal(), "current_player is TERMINAL")
    require_equal(state.turn_player == TERMINAL, state.is_terminal(), "turn_player is TERMINAL")
    require(state.current_player in (*seats, CHANCE, TERMINAL), f"current_player {state.current_player}")
    require(state.turn_player in (*seats, TERMINAL), f"turn_player {state.turn_player}")
    require(not (state.is_terminal() and state.at_turn_start()), "a turn starts after the end")


def check_list_and_mask(match: Match, rng: random.Random) -> None:
    """The list of legal actions is ascending and names exactly those that are legal (R-13)."""
    state, space = match.state, range(match.game.num_distinct_actions)
    actions = state.legal_actions()
    require_equal(actions, sorted(set(actions)), "legal_actions")
    require_equal(actions, [action for action in space if state.is_legal_action(action)], "legal_actions")
    for action in (-1, space.stop):
        require(not state.is_legal_action(action), f"action {action} is legal outside the action space")


def check_words(match: Match, rng: random.Random) -> None:
    """Every legal action has a word of its own, in ASCII, that leads back to it."""
    state, game = match.state, match.game
    words = [game.action_to_string(state, action) for action in state.legal_actions()]
    require_equal(len(set(words)), len(words), "different words")
    for word, action in zip(words, state.legal_actions(), strict=True):
        require(word.isascii() and word.isprintable() and " " not in word, f"the word {word!r}")
        require_equal(game.string_to_action(state, word), action, f"the action of {word!r}")
    require_equal(game.legal_words(state), sorted(words), "legal_words")


def check_bytes(match: Match, rng: random.Random) -> None:
    """Bytes give the position back, and the same position always has the same bytes (R-05)."""
    data = match.state.to_bytes()
    restored = match.game.state_from_bytes(data)
    require_equal(restored.to_bytes(), data, "bytes after a round trip")
    require_equal(restored.summary(), match.state.summary(), "summary after a round trip")
    require_equal(restored.legal_actions(), match.state.legal_actions(), "legal actions after a round trip")
    require_equal(restored.hash(), match.state.hash(), "hash after a round trip")
    for foreign in (b"", data[:-1], data + b"\0"):
        require_raises(TeocalliError, lambda wrong=foreign: match.game.state_from_bytes(wrong), "wrong bytes")  # type: ignore[misc]


def check_read_back(match: Match, rng: random.Random) -> None:
    """The complete summary gives the very position back, unless the game reads none."""
    if rng.randrange(SUMMARIES):
        return
    state, game = match.state, match.game
    told = game.complete_summary(state)
    require_equal(json.loads(json.dumps(told)), told, "complete summary after JSON")
    require_equal({key: told.get(key) for key in state.summary()}, state.summary(), "what the complete summary says")
    try:
        again = game.position_from_summary(told)
    except PositionError as error:
        require(error.code == "error-position-none", f"the complete summary is refused: {error}")
        return
    require_equal(again.to_bytes(), state.to_bytes(), "bytes of the position read from the complete summary")
    require_equal(game.players_in_summary(told), game.players, "players in the complete summary")
    require_equal(game.oddities(state), [], "oddities of a position of a game")


def check_copies(match: Match, rng: random.Random) -> None:
    """A copy goes its own way."""
    state = match.state
    data, actions = state.to_bytes(), state.legal_actions()
    for other in (state.clone(), copy.deepcopy(state)):
        require_equal(other.to_bytes(), data, "bytes of a copy")
        if actions:
            other.apply_action(rng.choice(actions))
            require(other.to_bytes() != data, "an action leaves the position as it was")
            require_equal(state.to_bytes(), data, "bytes of the original after an action on its copy")
            other.copy_from(state)
            require_equal(other.to_bytes(), data, "bytes after copy_from")


def check_illegal_actions(match: Match, rng: random.Random) -> None:
    """An illegal action is refused with its word and what was legal, and changes nothing."""
    state, game = match.state, match.game
    data, legal = state.to_bytes(), set(state.legal_actions())
    rest = [action for action in range(game.num_distinct_actions) if action not in legal]
    for action in [-1, game.num_distinct_actions, *rng.sample(rest, min(SAMPLE, len(rest)))]:
        error = require_raises(IllegalAction, lambda wrong=action: state.apply_action(wrong), f"action {action}")  # type: ignore[misc]
        require_equal(getattr(error, "legal", None), game.legal_words(state), "what the refusal says was legal")
        require(bool(getattr(error, "word", "")), "the refusal names no word")
    for word in ("", "no such word", "\u202e"):
        require_raises(IllegalAction, lambda wrong=word: game.string_to_action(state, wrong), f"the word {word!r}")  # type: ignore[misc]
    require_equal(state.to_bytes(), data, "bytes after refused actions")


def check_chance(match: Match, rng: random.Random) -> None:
    """Outcomes of chance are the legal actions, and their probabilities sum to 1."""
    state = match.state
    if state.current_player != CHANCE:
        require_raises(TeocalliError, state.chance_outcomes, "chance_outcomes where no chance decision is due")
        return
    outcomes = state.chance_outcomes()
    require_equal([action for action, _ in outcomes], state.legal_actions(), "outcomes")
    require(all(0 < chance <= 1 for _, chance in outcomes), f"probabilities {outcomes}")
    require(abs(sum(chance for _, chance in outcomes) - 1) < 1e-9, "probabilities that do not sum to 1")


def check_values(match: Match, rng: random.Random) -> None:
    """Returns sum to 0 and favour the winners; points and projection have one value for each seat."""
    state, players = match.state, match.game.seats
    returns, winners = state.returns(), state.winners()
    for name, values in (("returns", returns), ("points", state.points()), ("projection", state.projected_points())):
        require_equal(len(values), players, f"number of {name}")
    require(abs(sum(returns)) < 1e-9, f"returns {returns} do not sum to 0")
    require_equal(bool(winners), state.is_terminal(), "there are winners")
    if not state.is_terminal():
        require_equal(returns, [0.0] * players, "returns before the end")
    elif len(winners) < players:
        losers = [seat for seat in range(players) if seat not in winners]
        require(min(returns[s] for s in winners) > max(returns[s] for s in losers), f"returns {returns} of {winners}")


def check_summary(match: Match, rng: random.Random) -> None:
    """The summary is JSON and lists the legal words."""
    summary = match.state.summary()
    require_equal(json.loads(json.dumps(summary)), summary, "summary after JSON")
    require_equal(summary.get("legal"), match.game.legal_words(match.state), "legal words of the summary")


def check_views(match: Match, rng: random.Random) -> None:
    """A view is JSON, shows choices to the seat that decides alone, and announces each of them (R-01, R-30)."""
    state, game = match.state, match.game
    for seat in (*range(game.seats), None):
        view = game.view(state, seat)
        require_equal(json.loads(json.dumps(view)), view, "view after JSON")
        require_equal(set(view) - {"asked"}, {"position", "projection", "legal"}, "keys of the view")
        require("legal" not in view["position"], "the view's position lists legal words")
        decides = seat is not None and seat == state.current_player
        require(decides or view.get("asked") is None, f"{seat} is told about another's decision")
        for preview in view["legal"]:
            action = game.string_to_action(state, preview["word"])
            require_equal(game.action_kind(state, action), preview.get("kind", preview["word"]), "kind of an action")
        words = sorted(preview["word"] for preview in view["legal"])
        require_equal(words, game.legal_words(state) if decides else [], f"choices shown to {seat}")


POSITION_CHECKS = (
    check_playable,
    check_list_and_mask,
    check_words,
    check_bytes,
    check_read_back,
    check_copies,
    check_illegal_actions,
    check_chance,
    check_values,
    check_summary,
    check_views,
)
