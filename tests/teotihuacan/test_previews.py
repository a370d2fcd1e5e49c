"""What is shown of an action is what carrying it out brings, for everybody (R-30)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from teocalli.core.state import CHANCE
from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.notation import kind_of
from teocalli.games.teotihuacan.report import STOCK, carry_out
from teocalli.games.teotihuacan.state import TeotihuacanState
from teocalli.games.teotihuacan.tell.preview import outcome
from tests.teotihuacan.situations import play, situation
from tests.teotihuacan.walk import random_options, walk
from tests.twin.teotihuacan import actions, effects, people
from tests.twin.teotihuacan.guided import STYLES

GAMES = 24
MANIFOLD = ("main", "crew", "worship", "use", "power", "ascend", "tech", "temple")
LIVELY = ("busy", "ascenders", "priests", "builders")
TEMPLES = ("blue", "red", "green")
AWAY = {"workers": ["2.1", "6.1", "4.1"]}
ENGLISH = Texts("en", strict=True)


def standing(state: TeotihuacanState, seat: int) -> Counter[str]:
    """Everything of a seat that counts: points, goods, steps, tiles."""
    player = state.player_table(seat)
    kinds = state.game.components.kinds
    return Counter(
        {
            **{key: player[key] for key in ("vp", "cocoa", "avenue", "track")},
            **dict(zip(("wood", "stone", "gold"), player["goods"], strict=True)),
            **dict(zip(TEMPLES, player["temples"], strict=True)),
            **{kind: a + b for kind, a, b in zip(kinds, player["unused"], player["used"], strict=True)},
            **{f"used {kind}": count for kind, count in zip(kinds, player["used"], strict=True)},
        }
    )


def told(effect: dict[str, Any]) -> Counter[str]:
    """The same as the preview tells it."""
    changed = Counter({key: count for key, count in effect["gets"].items() if key in STOCK})
    changed.update({key: -count for key, count in effect["gives"].items()})
    changed.update(effect["claims"])
    changed.update(f"used {kind}" for kind in effect["turns"])
    return changed


def difference(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


def check_everybody(state: TeotihuacanState, action: int, preview: dict[str, Any]) -> TeotihuacanState:
    """Each seat's change, what is asked, what is drawn; returns the position after the action."""
    after = state.clone()
    after.apply_action(action)
    mine = state.current_player
    others = {other["seat"]: other for other in preview["others"]}
    assert mine not in others
    for seat in range(state.game.seats):
        expected = difference(standing(state, seat), standing(after, seat))
        effect = preview if seat == mine else others.get(seat)
        assert dict(told(effect)) == expected if effect else not expected, (preview["word"], seat, expected)
    assert preview["asks"] == after.decision
    assert bool(preview["drawn"]) == (after.current_player == CHANCE)
    return after


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_preview_is_what_carrying_out_brings(seed: int) -> None:
    """In random games with random options."""
    rng = random.Random(seed)
    for match, _ in walk(rng.randint(1, 4), random_options(rng), STYLES[LIVELY[seed % 4]], seed):
        state = match.state
        if state.current_player >= 0 and rng.random() < 0.15:
            legal = state.legal_actions()
            for action in rng.sample(legal, min(6, len(legal))):
                check_everybody(state, action, match.game.preview(state, action))


@pytest.mark.parametrize("seed", range(4))
def test_power_ups_are_those_of_the_twin(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The twin counts those of every word that is played; the Teotibot's are not asked for."""
    raised: list[people.Worker] = []
    power_up = effects.power_up

    def counted(g: Any, seat: int, worker: people.Worker) -> people.Flow[None]:
        raised.append(worker)
        yield from power_up(g, seat, worker)

    for module in (effects, actions):
        monkeypatch.setattr(module, "power_up", counted)
    rng = random.Random(seed)
    before = None
    for match, _ in walk(rng.randint(2, 4), random_options(rng), STYLES[LIVELY[seed % 4]], seed):
        if before is not None and before.current_player >= 0 and before.phase == "play":
            action = before.game.string_to_action(before, match.words[-1])
            assert outcome(before, action)["gets"].get("power", 0) == len(raised), match.words[-1]
        raised.clear()
        before = match.state.clone()


def continuations(seed: int) -> Iterator[tuple[TeotihuacanState, dict[str, Any], int, random.Random]]:
    """Positions with an action that leaves something to be decided and brings more afterwards."""
    rng = random.Random(seed)
    for match, _ in walk(rng.randint(1, 4), random_options(rng), STYLES["busy"], seed):
        state = match.state
        if state.phase != "play" or state.current_player < 0:
            continue
        for action in state.legal_actions():
            if kind_of(action) in MANIFOLD and (shown := outcome(state, action))["later"]:
                yield state, shown, action, rng


def test_what_comes_later_comes_whatever_is_decided() -> None:
    """Effects that happen by themselves until the action is over bring at least what was told."""
    checked = 0
    for state, shown, action, rng in (each for seed in range(10) for each in continuations(seed)):
        depth = len(state.frames) - (shown["kind"] not in ("use", "unlock"))
        seat, brought = state.current_player, Counter[str]()
        position = state.clone()
        position.apply_action(action)
        while len(position.frames) > depth and position.current_player == seat:
            before = position
            choice = rng.choice(position.legal_actions())
            for _, word, after, _ in carry_out(position, choice):
                if word < 0:
                    brought.update(difference(standing(before, seat), standing(after, seat)))
                before = after
            position = before
        for key, count in shown["later"].items():
            assert brought[key] >= count, (shown, brought)
        checked += 1
    assert checked > 10


# What was not told, or told alike, once.


def preview(state: TeotihuacanState, word: str) -> dict[str, Any]:
    return state.game.preview(state, state.game.string_to_action(state, word))


def said(messages: list[Any]) -> list[str]:
    return [ENGLISH.message(message) for message in messages]


def test_a_technology_tells_what_others_get() -> None:
    """T47: 3 points for each who was there before."""
    mine = {"workers": ["4.1", "8.1", "2.1"], "goods": "gg"}
    state = situation(mine, {**AWAY, "techs": [1]}, {"workers": ["3.1", "7.1", "8.1"], "techs": [1, 3]})
    play(state, "move:4.1>5", "main")
    both = preview(state, "tech:1")
    assert [(other["seat"], other["gets"]) for other in both["others"]] == [(1, {"vp": 3}), (2, {"vp": 3})]
    assert [other["seat"] for other in preview(state, "tech:3")["others"]] == [2]
    assert preview(state, "tech:5")["others"] == []


def test_the_power_up_of_a_main_action_is_a_gain() -> None:
    """T52: one worker gets it without being asked; of two one has to be chosen."""
    state = situation({"workers": ["5.1", "8.1", "4.1"], "cocoa": 1}, {"workers": ["3.1", "6.1", "4.1"]})
    (main,) = [act for act in preview(state, "move:5.1>2")["arrival"]["acts"] if act["word"] == "main"]
    assert main["gets"]["power"] == 1
    state = situation({"workers": ["5.1", "2.2", "4.1"], "cocoa": 1}, {"workers": ["3.1", "6.1", "4.1"]})
    (main,) = [act for act in preview(state, "move:5.1>2")["arrival"]["acts"] if act["word"] == "main"]
    assert "power" not in main["gets"]
    assert said(main["next"]) == ["power-up"]


def test_what_a_technology_brings_after_the_power_up_is_told_before() -> None:
    """T60, T61: Technology 05 and 07 after the Forest, also where the power-up asks first."""
    mine = {"workers": ["5.1", "2.2", "4.1"], "cocoa": 1, "techs": [5, 7]}
    state = play(situation(mine, {"workers": ["3.1", "6.1", "4.1"]}), "move:5.1>2")
    assert preview(state, "main")["later"] == {"vp": 1, "cocoa": 1, "wood": 1}


def test_both_orders_of_a_worship_tell_the_price_of_the_tile() -> None:
    """T31, T68: after the step the tile is still to be paid, before it is paid at once."""
    mine = {"workers": ["5.1", "8.1", "4.1"], "cocoa": 3, "goods": "w"}
    state = play(situation(mine, {"workers": ["3.1", "6.1", "4.1"]}, tiles={2: "mask_2"}), "move:5.1>2")
    after, before = preview(state, "worship:step+tile"), preview(state, "worship:tile+step")
    assert (after["gives"], said(after["next"])) == ({"cocoa": 1}, ["perhaps “Mask 2” for 1 cocoa and 1 wood"])
    assert (before["gives"], before["claims"], before["next"]) == ({"cocoa": 2, "wood": 1}, ["mask_2"], [])


def test_the_end_of_a_turn_tells_what_is_drawn() -> None:
    """T29: the five Discovery tiles, in the order of their boards."""
    mine = {"workers": ["5.1", "8.1", "4.1"], "unused": {"vp_4": 1}}
    state = situation(mine, AWAY, pyramid=[1, 2, 3], decorations=[1, 2, 3, 4])
    play(state, "move:5.1>2", "cocoa")
    boards = ("Palace", "Forest", "Stone Quarry", "Gold Deposits", "Decorations")
    assert said(preview(state, "end")["drawn"]) == [f"the Discovery tile at {board}" for board in boards]
