"""What a seat sees: views, previews (R-30), log lines and phase reports."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings

from teocalli.core.state import CHANCE, TERMINAL
from teocalli.core.texts import LANGUAGES, Texts
from tests.twin.uxmal import Position
from tests.twin.uxmal.material import field_of
from tests.uxmal.match import UxmalMatch, stored
from tests.uxmal.script import complete_level, lay, play, see, start
from tests.uxmal.walk import options, player_counts, random_match, seeds

KEYS = {"word", "kind", "cost", "gain", "points", "change", "ends_phase", "asks"}
MORE_KEYS = {
    "build": set(),
    "seat": {"seat", "tile", "turn", "pairs"},
    "take": {"pair", "idol", "cards"},
    "place": {"field", "idol", "level", "value"},
    "move": {"from", "to", "idol", "level", "value", "payment", "card_changes"},
    "pay": {"idol"},
    "honour": {"idol", "squares", "track"},
    "curse": {"idol", "squares", "track"},
}


def twin_at(match: UxmalMatch) -> Position:
    """The twin at the present position of `match`."""
    twin = Position(match.game.players, match.game.options, match.setup)
    for word in match.words:
        twin.apply(word)
    return twin


def points_after(twin: Position, words: list[str]) -> list[int]:
    """Points plus what the next scoring would give, after these words; after a phase's end its points."""
    after = twin.copy()
    for word in words:
        after.apply(word)
    if after.phase != twin.phase or after.over:
        return after.scores
    return [after.scores[seat] + after.score_priests(seat) + after.score_cards(seat) for seat in range(after.players)]


def expected_points(twin: Position, preview: dict[str, Any]) -> list[int]:
    """The points that a preview must announce."""
    word, seat = preview["word"], twin.turn
    if preview["kind"] == "build":
        return points_after(twin, [])
    if preview["kind"] == "move":
        return points_after(twin, [word, *("pay:" + idol for idol in preview["payment"])])
    if preview["kind"] == "seat" and len(preview["pairs"]) > 1:
        chains = [points_after(twin, [word, "take:" + pair["pair"]]) for pair in preview["pairs"]]
        return max(chains, key=lambda chain: chain[seat] - max(chain[other] for other in others(chain, seat)))
    return points_after(twin, [word])


def others(seats: list[int], seat: int) -> list[int]:
    return [other for other in range(len(seats)) if other != seat]


@settings(max_examples=10)
@given(player_counts, options, seeds)
def test_r30_previews_announce_cost_gain_and_change(players: int, chosen: dict[str, Any], seed: int) -> None:
    """At some positions every preview is compared with what the twin finds by playing the words."""
    chosen = {**chosen, "hands": "open"}
    for number, match in enumerate(random_match(players, chosen, seed)):
        if number % 23 or match.state.current_player < 0:
            continue
        twin, seat = twin_at(match), match.state.current_player
        now = points_after(twin, [])
        view = match.game.view(match.state, seat)
        assert [preview["word"] for preview in view["legal"]] == [
            match.game.action_to_string(match.state, action) for action in match.state.legal_actions()
        ]
        for preview in view["legal"]:
            assert set(preview) == KEYS | MORE_KEYS[preview["kind"]]
            points = expected_points(twin, preview)
            margin = points[seat] - max(points[other] for other in others(points, seat))
            announced = preview["points"]
            assert announced[seat] - max(announced[other] for other in others(announced, seat)) == margin
            if preview["kind"] != "seat":
                assert announced == points
            assert preview["change"] == [after - before for after, before in zip(announced, now, strict=True)]
            check_cost_and_gain(twin, preview)


def margin(change: list[int], seat: int) -> int:
    """Own change less the best of the others."""
    return change[seat] - max(change[other] for other in others(change, seat))


def check_cost_and_gain(twin: Position, preview: dict[str, Any]) -> None:
    after = twin.copy()
    after.apply(preview["word"])
    held, left = sum(twin.hands[twin.turn].values()), sum(after.hands[twin.turn].values())
    ends = after.phase != twin.phase or after.over
    if preview["kind"] == "move":
        assert preview["cost"] == after.due == len(preview["payment"])
        check_other_payment(twin, preview)
    elif preview["kind"] in ("honour", "curse", "pay"):
        assert (preview["cost"], preview["gain"]) == (held - left, 0)
    elif preview["kind"] == "take":
        assert (preview["cost"], preview["gain"]) == (0, int(preview["pair"][1]))
    elif preview["kind"] == "seat":
        assert {pair["pair"] for pair in preview["pairs"]} == claims(twin, preview)
        margins = [(margin(pair["change"], twin.turn), pair["cards"]) for pair in preview["pairs"]]
        best = max((value for value, _ in margins), default=0)
        assert preview["gain"] in ([cards for value, cards in margins if value == best] or [0])
        completes = ends or (after.decision == "take" and all(level >= twin.phase for level, _ in inner(after)))
        assert preview["ends_phase"] == completes
    else:
        assert (preview["cost"], preview["gain"], preview["ends_phase"]) == (0, 0, False)


def check_other_payment(twin: Position, preview: dict[str, Any]) -> None:
    """Another payment changes the projection by what its cards are announced to change it."""
    hand, seat = twin.hands[twin.turn], twin.turn
    values = {idol: -change for idol, change in preview["card_changes"].items()}
    cheapest = sorted(values[idol] for idol in twin.track for _ in range(hand[idol]))[: preview["cost"]]
    assert sum(values[idol] for idol in preview["payment"]) == sum(cheapest)
    cards = sorted((idol for idol in twin.track for _ in range(hand[idol])), key=twin.track.index)
    other = sorted(cards[: preview["cost"]], key="SJMET".index)
    difference = sum(preview["card_changes"][idol] for idol in other)
    difference -= sum(preview["card_changes"][idol] for idol in preview["payment"])
    paid = points_after(twin, [preview["word"], *("pay:" + idol for idol in other)])
    assert paid[seat] == preview["points"][seat] + difference


def claims(twin: Position, preview: dict[str, Any]) -> set[str]:
    return {f"{idol}{cards}" for idol, cards in twin.claims(field_of(preview["seat"]), preview["tile"])}


def inner(twin: Position) -> list[tuple[int, str]]:
    """Tops of the fields that the present level covers when it is complete."""
    low, high = twin.phase - 1, 8 - (twin.phase - 1)
    return [top for (column, row), top in twin.board.items() if low <= column < high and low <= row < high]


@given(player_counts, options, seeds)
def test_r01_a_view_holds_what_the_summary_holds_and_previews_for_the_mover_only(
    players: int, chosen: dict[str, Any], seed: int
) -> None:
    for number, match in enumerate(random_match(players, chosen, seed)):
        if number % 7:
            continue
        summary = see(match)
        for seat in (*range(players), None):
            view = match.game.view(match.state, seat)
            assert set(view) == {"position", "projection", "legal", "asked"}
            assert "legal" not in view["position"]
            mine = seat is not None and seat == match.state.current_player
            assert sorted(preview["word"] for preview in view["legal"]) == (summary["legal"] if mine else [])
            for player, part in enumerate(view["projection"]):
                counted = {cards["idol"]: cards["count"] for cards in part["cards"]}
                held = summary["hands"][player]
                shown = match.game.options["hands"] == "open" or player == seat or match.state.is_terminal()
                assert counted == {idol: held[idol] for idol in summary["track"][:2] if held[idol] and shown}
            for key in set(summary) - {"legal", "hands", "piles"}:
                assert view["position"][key] == summary[key]
            if match.game.options["hands"] == "open":
                assert (view["position"]["hands"], view["position"]["piles"]) == (summary["hands"], summary["piles"])


@settings(max_examples=8)
@given(player_counts, seeds)
def test_u6_r01_hidden_cards_cannot_be_told_apart(players: int, seed: int) -> None:
    """Whichever of two idols somebody took, all others see the same hands and projection; the piles lie open (U1)."""
    for match in random_match(players, {"hands": "hidden"}, seed):
        if match.state.decision != "take":
            continue
        taker, phase = match.state.current_player, match.state.phase
        for one, other in combinations(match.state.legal_actions(), 2):
            words = [match.game.action_to_string(match.state, action) for action in (one, other)]
            after = [match.state.clone(), match.state.clone()]
            for state, action in zip(after, (one, other), strict=True):
                state.apply_action(action)
            if words[0][-1] != words[1][-1] or after[0].phase != phase or after[0].is_terminal():
                continue
            for seat in [*(seat for seat in range(players) if seat != taker), None]:
                seen = [match.game.view(state, seat) for state in after]
                for view in seen:
                    del view["position"]["piles"], view["legal"]  # what building yields depends on the piles
                assert seen[0] == seen[1]


def test_u6_hidden_hands_are_open_after_the_end() -> None:
    match = start(hands="hidden")
    while not match.state.is_terminal():
        complete_level(match)
    assert match.game.view(match.state, None)["position"]["hands"] == see(match)["hands"]


@given(player_counts, options, seeds)
def test_every_log_line_reads_in_every_language(players: int, chosen: dict[str, Any], seed: int) -> None:
    names = ["Lina", "Otto", "Zoë", "Max"][:players]
    texts = {language: Texts(language) for language in LANGUAGES}
    previous = None
    for match in random_match(players, chosen, seed):
        if previous is not None:
            lines = match.game.log_lines(previous, match.actions[-1], match.state, names)
            assert lines
            for line in lines:
                for language, text in texts.items():
                    read = text.message(line["message"])
                    assert read
                    assert "{" not in read
                    assert "uxmal-" not in read, (language, read)
        previous = match.state


def test_u16_cards_taken_without_asking_are_told_and_others_with_their_word() -> None:
    seen = set()
    previous = None
    for match in random_match(2, {}, seed=4):
        if previous is not None and previous.decision == "seat":
            pairs = previous.claims_of(match.actions[-1])
            lines = match.game.log_lines(previous, match.actions[-1], match.state, ["Lina", "Otto"])
            told = [line["message"]["args"]["count"] for line in lines if line["kind"] == "claim"]
            assert told == ([pairs[0][1]] if len(pairs) == 1 else [])
            seen.add(min(len(pairs), 2))
        previous = match.state
    assert seen >= {1, 2}


@pytest.mark.parametrize(
    ("name", "said"),
    [("01-2p-standard", ["uxmal-log-winner"]), ("38-2p-shared", ["uxmal-log-shared-victory"])],
)
def test_u26_the_end_names_all_who_win(name: str, said: list[str]) -> None:
    match = stored(name)
    names = ["Lina", "Otto"]
    lines = match.game.log_lines(match.state_at(len(match.words) - 1), match.actions[-1], match.state, names)
    last = lines[-1]["message"]
    assert [last["id"]] == said
    winners = [names[seat] for seat in match.state.winners()]
    assert last["args"] in ({"player": winners[0]}, {"players": winners})


def test_nothing_is_to_come_after_the_end() -> None:
    """Priests stay on the pyramid after phase 3 (U24); they have been scored."""
    match = stored("01-2p-standard")
    for seat, part in enumerate(match.game.view(match.state, None)["projection"]):
        assert (part["next"], part["total"]) == (0, match.state.points()[seat])
    assert any(see(match)["priests"])


@pytest.mark.parametrize("variant", ["standard", "no_break", "forced_break"])
def test_u24_phase_report_breaks_the_scores_down(variant: str) -> None:
    ends = 0
    previous = None
    for match in random_match(3, {"variant": variant}, seed=9):
        if previous is not None:
            report = match.game.phase_report(previous, match.actions[-1], match.state)
            ended = match.state.phase != previous.phase or match.state.is_terminal()
            assert (report is not None) == ended
            if report is not None:
                ends += 1
                assert report["phase"] == previous.phase
                check_report(report, match)
        previous = match.state
    assert ends == 3


def check_report(report: dict[str, Any], match: UxmalMatch) -> None:
    for seat, part in enumerate(report["breakdown"]):
        gained = sum(item["points"] for item in part["priests"]) + sum(item["points"] for item in part["cards"])
        assert part["after"] - part["before"] == gained
        assert part["after"] == match.state.points()[seat]
    if match.state.is_terminal():
        assert report["rejection"] is None
        assert report["returned"] == [[], [], []]
    else:
        before, after = report["rejection"]
        assert after == before[2:] + before[:2] == match.state.track
        scored_on = [sorted(item["field"] for item in part["priests"]) for part in report["breakdown"]]
        assert report["returned"] == ([[], [], []] if match.game.options["variant"] == "no_break" else scored_on)


def test_turn_player_and_turn_start() -> None:
    """`turn_player` is known at a chance decision; a turn starts with its first decision."""
    match = start(first=1)
    assert (match.state.current_player, match.state.turn_player, match.state.at_turn_start()) == (1, 1, True)
    play(match, "build")
    assert (match.state.current_player, match.state.turn_player, match.state.at_turn_start()) == (CHANCE, 1, False)
    match = start(first=1, draw="open")
    assert (match.state.current_player, match.state.turn_player, match.state.at_turn_start()) == (CHANCE, 1, True)
    match = lay(start(first=1), "a1:MS-J")
    assert (match.state.turn_player, match.state.at_turn_start()) == (0, True)
    while not match.state.is_terminal():
        complete_level(match)
    assert (match.state.current_player, match.state.turn_player, match.state.at_turn_start()) == (
        TERMINAL,
        TERMINAL,
        False,
    )
