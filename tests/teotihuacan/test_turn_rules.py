"""The rules of a turn, one by one; figures worked out from the tables of the rules."""

from __future__ import annotations

import pytest

from teocalli.games.teotihuacan import components as parts
from tests.teotihuacan.situations import before, legal, play, situation

AT_CONSTRUCTION = {"workers": ("8.1", "8.1", "8.1")}
AT_ALCHEMY = {"workers": ("5.1", "5.1", "5.1")}
FULL = {1: "mask_4", 2: "mask_4", 3: "mask_5", 4: "mask_5", 7: "mask_6"}


def alone(worker: str, **given: object) -> dict[str, object]:
    """A player with this worker, the others on Alchemy where they do nothing."""
    return {"workers": (worker, "5.1", "5.1"), **given}


def test_t1_t23_moves_go_one_to_three_boards_clockwise() -> None:
    state = situation({"workers": ("6.2", "6.2", "6.2")}, AT_CONSTRUCTION)
    assert legal(state) == "move:6.2>1 move:6.2>3 move:6.2>4"


def test_t2_places_of_the_pyramid() -> None:
    assert [parts.place_number(*place) for place in parts.places()] == list(range(30))
    assert parts.cells(1, 0, 0) == [(0, 0), (0, 1), (1, 1), (1, 0)]
    assert parts.cells(4, 0, 0) == [(3, 3), (3, 4), (4, 4), (4, 3)]
    assert parts.supports(2, 2, 2) == [10, 11, 14, 15]


def test_t3_stairways_lie_on_the_tiles_that_the_components_name() -> None:
    assert parts.stair_supports("w", 1) == [parts.place_number(1, 1, 0), parts.place_number(1, 2, 0)]
    assert parts.stair_supports("n", 2) == [parts.place_number(2, 0, 1)]
    assert parts.stair_supports("e", 3) == [parts.place_number(3, 0, 1), parts.place_number(3, 1, 1)]
    assert parts.stair_supports("s", 2) == [parts.place_number(2, 2, 1)]


def test_t24_rest_unlocks_all_and_ends_the_turn() -> None:
    state = situation(
        {"workers": ("2.1w", "3.1w", "1.2w4")}, AT_CONSTRUCTION, tiles=FULL, pyramid=[1, 2, 3], decorations=[1, 2, 3, 4]
    )
    assert before(state)["workers"] == ["1.2", "2.1", "3.1"]  # the only word, so it is carried out at once
    assert state.summary()["to_move"] == 1


def test_t25_unlocking_costs_three_cocoa() -> None:
    state = situation({"workers": ("2.1w", "3.1w", "6.1"), "cocoa": 3}, AT_CONSTRUCTION)
    assert "unlock" in legal(state).split()
    play(state, "unlock")
    assert before(state)["cocoa"] == 0
    assert before(state)["workers"] == ["2.1", "3.1", "6.1"]


def test_t26_t27_t28_colours_present() -> None:
    """Own, another's and a neutral die count once each; locked ones and the arriving one do not."""
    state = situation(
        {"workers": ("4.1", "3.1", "3.1"), "cocoa": 3},
        {"workers": ("3.2", "3.3", "3.4w")},
        neutral=[[3, 5, 6], [1, 2, 5]],
    )
    play(state, "move:4.1>3")
    assert state.summary()["arrival"] == {"board": 3, "colours": 3, "moved": [1]}
    collected = play(state.clone(), "cocoa")
    assert before(collected)["cocoa"] == 3 + 4
    assert "main" in legal(state).split()
    poor = situation(
        {"workers": ("4.1", "3.1", "3.1"), "cocoa": 2}, {"workers": ("3.2", "6.1", "6.1")}, neutral=[[3, 5, 6]]
    )
    assert "main" not in legal(play(poor, "move:4.1>3")).split()


def test_t29_displays_are_refilled_in_order_after_the_turn() -> None:
    state = situation(
        alone("4.1"), AT_CONSTRUCTION, tiles={1: "mask_4", 3: "mask_5"}, pyramid=[1], decorations=[1, 2, 3]
    )
    play(state, "move:4.1>5")  # without gold only cocoa can be collected, so that is done at once
    drawn = []
    while state.decision == "draw":
        word = state.game.legal_words(state)[0]
        drawn.append(word[5])
        play(state, word)
    assert drawn == ["T", "T", "D", *[kind[0] for kind in ("avenue", "avenue", "avenue")]]
    assert state.summary()["pyramid"][0] == "T1"


def test_t30_worship_unlocks_another_players_worker_for_one_cocoa() -> None:
    state = situation(alone("1.2", cocoa=1), {"workers": ("3.4w", "8.1", "8.1")}, tiles={3: "mask_4"})
    play(state, "move:1.2>3", "worship:step")
    assert before(state)["cocoa"] == 1 - 1 + 1  # paid, then the first green step
    assert before(state, 1)["workers"] == ["3.4", "8.1", "8.1"]
    assert "3.2w" in before(state)["workers"]
    poor = situation(alone("1.2"), {"workers": ("3.4w", "8.1", "8.1")})
    assert "worship" not in legal(play(poor, "move:1.2>3"))


def test_t30_own_worker_on_the_space() -> None:
    given = ({"workers": ("3.1w", "1.2", "5.1"), "cocoa": 1}, AT_CONSTRUCTION)
    state = situation(*given)
    assert "worship" not in legal(play(state, "move:1.2>3"))
    state = situation(*given, options={"own_worship": "pay"})
    play(state, "move:1.2>3", "worship:step")
    assert before(state)["workers"] == ["3.1", "3.2w", "5.1"]


def test_t31_the_temple_of_each_board() -> None:
    for board, start, temple in ((2, "5.1", "red"), (3, "1.1", "green"), (4, "6.1", "blue")):
        state = situation({"workers": (start, "7.1", "7.1")}, AT_CONSTRUCTION)
        play(state, f"move:{start}>{board}", "worship:step")
        assert before(state)[temple] == 1
    state = situation({"workers": ("8.1", "4.1", "4.1")}, AT_CONSTRUCTION)
    play(state, "move:8.1>7", "worship:step")
    assert legal(state) == "temple:blue temple:green temple:red"


def test_t32_palace_with_tile_first_or_after() -> None:
    state = situation(alone("4.3", cocoa=1, goods="w"), AT_CONSTRUCTION, tiles={1: "mask_4"}, royals=[4, 2, 1])
    play(state, "move:4.3>1")
    assert set(legal(state).split()) == {
        "cocoa",
        *(f"worship:{form}" for tile in "421" for form in (f"r{tile}", f"r{tile}+tile", f"tile+r{tile}")),
    }
    state = situation(
        alone("4.3", cocoa=1, goods="w"), AT_CONSTRUCTION, tiles={1: "mask_4"}, options={"palace_order": "tile_first"}
    )
    assert "+tile" not in legal(play(state, "move:4.3>1"))


def test_t33_locked_workers_do_not_move_work_or_count() -> None:
    state = situation({"workers": ("3.5w", "1.1", "5.1"), "cocoa": 0}, AT_CONSTRUCTION)
    assert "3.5" not in legal(state)
    play(state, "move:1.1>3")
    assert state.summary()["arrival"]["colours"] == 0
    play(state, "main")
    assert before(state)["vp"] == 1  # one worker of power 1


@pytest.mark.parametrize(
    ("royal", "power", "given", "words", "gained"),
    [
        (1, 3, {}, [], {"cocoa": 4}),  # T34
        (4, 2, {"techs": (3, 5, 9)}, [], {"vp": 4}),  # T37
        (4, 4, {"techs": (3, 5, 9)}, [], {"vp": 6}),  # T37
        (5, 5, {"track": 3}, [], {"vp": 6}),  # T38
        (9, 3, {"avenue": 7}, [], {"vp": 4}),  # T42
        (9, 5, {"avenue": 2}, [], {"vp": 2}),  # T42
        (2, 3, {"cocoa": 2}, ["times:2"], {"cocoa": -2, "wood": 2, "stone": 2}),  # T35
        (6, 1, {"cocoa": 2}, ["times:1"], {"cocoa": -1, "stone": 1, "gold": 1}),  # T39
        (3, 2, {"goods": "wwg"}, ["pay:wg"], {"wood": -1, "gold": -1, "cocoa": 4}),  # T36
        (7, 4, {"goods": "s", "cocoa": 1}, ["pay:s", "gain:wwgg"], {"stone": -1, "cocoa": -1, "wood": 2, "gold": 2}),
        (8, 2, {"cocoa": 2}, ["temple:green"], {"cocoa": 0, "green": 1}),  # T41: paid 1, the step gives 1
        (8, 1, {"cocoa": 2}, [], {}),  # T41
    ],
)
def test_t34_t35_t36_t37_t38_t39_t40_t41_t42_royal_tiles(
    royal: int, power: int, given: dict[str, object], words: list[str], gained: dict[str, int]
) -> None:
    royals = [[4, 5, 9], [2, 6, 7], [1, 3, 8]]
    shown = [next((r for r in row if r == royal), row[0]) for row in royals]
    state = situation(alone(f"4.{power}", **given), AT_CONSTRUCTION, royals=shown, tiles=FULL)
    old = before(state)
    play(state, f"move:4.{power}>1", f"worship:r{royal}", *words)
    new = before(state)
    keys = ("vp", "cocoa", "wood", "stone", "gold", "blue", "red", "green")
    assert {key: new[key] - old[key] for key in keys if new[key] != old[key]} == {k: v for k, v in gained.items() if v}


def test_t43_the_lowest_power_counts_and_at_most_three_work() -> None:
    state = situation({"workers": ("1.5", "3.1", "3.4"), "cocoa": 1}, AT_CONSTRUCTION)
    play(state, "move:1.5>3", "main")
    assert (before(state)["vp"], before(state)["stone"]) == (1, 2)


def test_t43_options_for_four_workers_and_for_fewer() -> None:
    given = ({"workers": ("5.4", "2.2", "2.4", "2.4"), "cocoa": 1}, AT_CONSTRUCTION)
    state = play(situation(*given, options={"four_workers": "lowest"}), "move:5.4>2", "main")
    assert (before(state)["wood"], before(state)["cocoa"]) == (3, 3)  # three workers, power 2
    state = play(situation(*given, options={"fewer_workers": "yes"}), "move:5.4>2", "main")
    assert legal(state) == "crew:2.4 crew:2.4.4 crew:4 crew:4.4 crew:4.4.4"


GAINS = [
    (2, "5", "w", {1: ("c", "w", "ww"), 2: ("w", "ww", "ccwww"), 3: ("cww", "cccwww", "cccccwwww")}),
    (3, "1", "s", {1: ("v", "s", "ss"), 2: ("s", "ss", "vvsss"), 3: ("vss", "vvvsss", "vvvvvssss")}),
    (4, "6", "g", {1: ("v", "g", "gg"), 2: ("g", "gg", "vvggg"), 3: ("cgg", "tggg", "ttgggg")}),
]


@pytest.mark.parametrize(("board", "start", "good", "table"), GAINS)
def test_t44_t45_t46_yields(board: int, start: str, good: str, table: dict[int, tuple[str, ...]]) -> None:
    """In the table: c cocoa, v points, t a step in any temple, else the good."""
    for count, row in table.items():
        for power, gains in zip((1, 3, 5), row, strict=True):
            workers = [f"{start}.{power}", *[f"{board}.{power}"] * (count - 1), *["8.1"] * (3 - count)]
            state = situation({"workers": workers, "cocoa": 1}, {"workers": ("7.1", "7.1", "7.1")})
            play(state, f"move:{start}.{power}>{board}", "main")
            steps = gains.count("t")
            if steps:
                play(state, "temple:red", *["temple:red"] * (steps - 1))
            paid = 1 if count > 1 else 0
            player = before(state)
            assert player["cocoa"] == 1 - paid + gains.count("c"), gains
            assert player["vp"] == gains.count("v") + steps, gains  # red steps 1 and 2 give 1 point each
            assert player[{"w": "wood", "s": "stone", "g": "gold"}[good]] == gains.count(good), gains


def test_t47_alchemy_rows_price_owners_and_column() -> None:
    state = situation(
        {"workers": ("3.1", "8.1", "8.1"), "goods": "gg"}, {"workers": ("7.1", "7.1", "7.1"), "techs": (3,)}
    )
    play(state, "move:3.1>5", "main")
    assert legal(state) == "tech:1 tech:3 tech:5"  # one weak worker: the top row
    play(state, "tech:3")
    assert before(state, 1)["vp"] == 3
    assert (before(state)["gold"], before(state)["red"], before(state)["vp"]) == (1, 1, 1)
    assert "5.2" in before(state)["workers"]


def test_t47_a_strong_worker_alone_takes_the_bottom_row_without_power_up() -> None:
    state = situation({"workers": ("3.4", "8.1", "8.1"), "goods": "gg"}, {"workers": ("7.1", "7.1", "7.1")})
    play(state, "move:3.4>5", "main")
    assert "tech:15" in legal(state).split()
    play(state, "tech:15")
    assert "5.4" in before(state)["workers"]


def test_t48_nobles_row_and_avenue() -> None:
    state = situation({"workers": ("7.1", "6.1", "8.1"), "goods": "www", "cocoa": 1}, AT_ALCHEMY)
    play(state, "move:7.1>6", "main")
    player = before(state)
    assert (player["vp"], player["wood"], player["avenue"]) == (5, 1, 1)
    assert state.summary()["buildings"] == {"row": 10, "rows": [0, 1, 0]}


def test_t48_a_full_row_moves_the_building_up_and_no_room_forbids_it() -> None:
    given = ({"workers": ("7.1", "6.1", "8.1"), "goods": "ww", "cocoa": 1}, AT_ALCHEMY)
    state = play(situation(*given, rows=[1, 4, 0]), "move:7.1>6", "main")
    assert before(state)["vp"] == 2
    assert "main" not in legal(play(situation(*given, rows=[5, 4, 0]), "move:7.1>6")).split()


def test_t49_t51_decorations_cost_match_and_step() -> None:
    """D10 (plain, green) on the east stairway lies on printed green and plain: nothing matches; D15 matches both."""
    workers = {"workers": ("8.1", "4.1", "4.1"), "goods": "ggg"}
    state = situation(workers, AT_ALCHEMY, decorations=[10, 15, 1, 2])
    play(state, "move:8.1>7", "main")
    other = play(state.clone(), "deco:D10@e")
    assert (before(other)["vp"], before(other)["green"], before(other)["gold"]) == (3, 0, 0)
    play(state, "deco:D15@e")
    player = before(state)
    assert (player["vp"], player["green"], player["track"]) == (3 + 2, 1, 1)
    assert state.summary()["stairs"]["e"] == ["D15"]


def test_t50_costs_and_points_of_the_levels() -> None:
    ground = [
        (tile, f"1.{row}.{column}", 0) for tile, (row, column) in enumerate(((0, 0), (0, 1), (1, 0), (1, 1)), start=1)
    ]
    state = situation({"workers": ("2.1", "4.1", "4.1"), "goods": "wss"}, AT_ALCHEMY, laid=ground, pyramid=[31])
    play(state, "move:2.1>8", "main")
    assert "build:T31@2.0.0r0" in legal(state).split()
    play(state, "build:T31@2.0.0r0")
    player = before(state)
    assert [state.cell(*cell)[0] for cell in parts.cells(2, 0, 0)] == [3, 3, 3, 3]
    assert (player["wood"], player["stone"], player["track"]) == (0, 0, 1)
    # Its four plain icons lie on R of T1, G of T2, g of T4 and r of T3: nothing matches.
    assert player["vp"] == 3


def test_t51_matches_on_the_printed_icons() -> None:
    """T1 (b p R g) on 1.0.2 turned so: cells (0,4) b … count each icon on its like."""
    board = parts.standard().data["board_icons"]
    state = situation({"workers": ("2.1", "4.1", "4.1"), "goods": "ss"}, AT_ALCHEMY, pyramid=[1])
    play(state, "move:2.1>8", "main")
    for turns in range(4):
        icons = "bpRg"[-turns:] + "bpRg"[:-turns] if turns else "bpRg"
        cells = parts.cells(1, 1, 2)
        wanted = sum(icon.lower() == board[row][column] for icon, (row, column) in zip(icons, cells, strict=True))
        red = any(icon == "R" and board[row][column] == "r" for icon, (row, column) in zip(icons, cells, strict=True))
        after = play(state.clone(), f"build:T1@1.1.2r{turns}")
        assert before(after)["vp"] == 1 + wanted + red  # the first red step gives 1 point
        assert before(after)["red"] == red


def test_t52_t53_power_ups_and_ascension() -> None:
    state = situation({"workers": ("4.5", "6.1", "6.1"), "cocoa": 0, "avenue": 3}, AT_CONSTRUCTION)
    play(state, "move:4.5>3", "main", "ascend:worker")
    player = before(state)
    assert player["workers"] == ["1.1", "1.3", "6.1", "6.1"]
    assert (player["avenue"], player["cocoa"], player["wheel"]) == (4, 2, False)
    assert state.summary()["light"] == 1


def test_t53_two_steps_for_three_cocoa() -> None:
    state = situation({"workers": ("4.5", "6.1", "6.1"), "cocoa": 3}, AT_CONSTRUCTION)
    play(state, "move:4.5>3", "main")
    assert "ascend:two" in legal(state).split()
    play(state, "ascend:two", "temple:red", "temple:red")
    assert (before(state)["cocoa"], before(state)["red"], before(state)["vp"]) == (0, 2, 2)


def test_t54_step_11_takes_one_player() -> None:
    state = situation({"workers": ("1.1", "6.1", "6.1"), "green": 10}, {**AT_CONSTRUCTION, "green": 11})
    assert "worship:step" not in legal(play(state, "move:1.1>3"))
    state = situation({"workers": ("1.1", "6.1", "6.1"), "green": 10}, {**AT_CONSTRUCTION, "green": 10})
    play(state, "move:1.1>3", "worship:step")
    assert (before(state)["green"], before(state)["vp"]) == (11, 5)


def test_t55_t68_reward_or_a_tile_of_the_stack_at_its_cost() -> None:
    given = ({"workers": ("1.1", "6.1", "6.1"), "green": 2, "goods": "w"}, AT_CONSTRUCTION)
    stacks = {"green_3": ["mask_4", "mask_1", "vp_4"]}
    state = play(situation(*given, stacks=stacks), "move:1.1>3", "worship:step")
    assert legal(state) == "claim:mask_4 claim:vp_4 reward"
    taken = play(state.clone(), "claim:mask_4")
    assert (before(taken)["unused"], before(taken)["wood"], before(taken)["cocoa"]) == ({"mask_4": 1}, 0, 0)
    assert taken.summary()["stacks"]["green_3"] == ["mask_1", "vp_4"]
    assert before(play(state.clone(), "reward"))["cocoa"] == 1
    state = play(situation(*given, stacks=stacks, options={"stack_choice": "top"}), "move:1.1>3", "worship:step")
    assert legal(state) == "claim:vp_4 reward"


def test_t55_the_reward_is_that_of_the_step_reached() -> None:
    """A tile used at the choice moves the marker on; the choice still gives step 3's cocoa."""
    state = situation(
        {"workers": ("1.1", "6.1", "6.1"), "green": 2, "unused": {"temple_green": 1}},
        AT_CONSTRUCTION,
        stacks={"green_3": ["vp_4"]},
    )
    play(state, "move:1.1>3", "worship:step")
    assert legal(state) == "reward use:temple_green"
    play(state, "use:temple_green")
    assert before(state)["green"] == 4
    assert before(state)["cocoa"] == 2 + 1


def test_t56_avenue_claims_and_its_end() -> None:
    state = situation(
        {"workers": ("7.1", "8.1", "8.1"), "goods": "www", "avenue": 5}, AT_ALCHEMY, stacks={"avenue_6": ["mask_4"]}
    )
    play(state, "move:7.1>6", "main")
    assert legal(state) == "claim:mask_4 skip"
    state = situation({"workers": ("7.1", "8.1", "8.1"), "goods": "ww", "avenue": 9}, AT_ALCHEMY)
    assert before(play(state, "move:7.1>6", "main"))["avenue"] == 9


def test_t57_pyramid_track_ends_at_9() -> None:
    state = situation({"workers": ("2.1", "4.1", "4.1"), "goods": "ss", "track": 9}, AT_ALCHEMY, pyramid=[31])
    play(state, "move:2.1>8", "main", "build:T31@1.0.0r0")
    assert before(state)["track"] == 9


def test_t58_technology_01_at_the_palace() -> None:
    state = situation(alone("6.1", techs=(1,)), AT_CONSTRUCTION)
    assert before(play(state.clone(), "move:6.1>4"))["cocoa"] == 0
    assert before(play(state.clone(), "move:6.1>1"))["cocoa"] == 1
    assert before(play(state.clone(), "move:6.1>3"))["cocoa"] == 1


def test_t58_options_for_double_and_free_moves() -> None:
    tiles = {"double_move": 1, "free_move": 1}
    given = ({"workers": ("6.1", "6.2", "5.1"), "techs": (1,), "unused": tiles}, AT_CONSTRUCTION)
    assert before(play(situation(*given), "move:6.1.2>1"))["cocoa"] == 1
    assert before(play(situation(*given, options={"tech1_double": "each"}), "move:6.1.2>1"))["cocoa"] == 2
    assert before(play(situation(*given), "move:6.1>2*"))["cocoa"] == 1
    assert before(play(situation(*given, options={"tech1_free_move": "land"}), "move:6.1>2*"))["cocoa"] == 0


@pytest.mark.parametrize(
    ("techs", "start", "board", "goods", "vp", "extra"),
    [
        ((3,), "7.1", 6, "ww", 3 + 3, {}),  # T59
        ((5,), "1.1", 3, "", 1, {"stone": 1}),  # T60
        ((7,), "1.1", 3, "", 1 + 1, {"cocoa": 1}),  # T61
        ((5, 7), "5.2", 2, "", 1, {"cocoa": 1, "wood": 2}),  # T60, T61
    ],
)
def test_t59_t60_t61_technologies_after_main_actions(  # noqa: PLR0917 - a row of the table
    techs: tuple[int, ...], start: str, board: int, goods: str, vp: int, extra: dict[str, int]
) -> None:
    state = situation({"workers": (start, "8.1", "8.1"), "techs": techs, "goods": goods}, {"workers": ("4.1",) * 3})
    play(state, f"move:{start}>{board}", "main")
    player = before(state)
    assert player["vp"] == vp
    assert {key: player[key] for key in extra} == extra


def test_t62_t63_t66_technologies_09_11_17() -> None:
    state = situation(
        {"workers": ("8.1", "4.1", "4.1"), "goods": "ggg", "techs": (9,)},
        AT_ALCHEMY,
        decorations=[10],
        technologies=(1, 3, 5, 9, 11, 17),
    )
    play(state, "move:8.1>7", "main", "deco:D10@e")
    assert before(state)["vp"] == 3 + 4
    state = situation(
        {"workers": ("2.1", "4.1", "4.1"), "goods": "ss", "techs": (11, 17)},
        AT_ALCHEMY,
        pyramid=[28],
        technologies=(1, 3, 5, 9, 11, 17),
    )
    play(state, "move:2.1>8", "main")
    word = next(w for w in legal(state).split() if w.startswith("build:T28@1.3.3"))
    play(state, word)
    assert legal(state) == "temple:blue temple:green temple:red"
    assert before(state)["vp"] == 1 + 3


def test_t64_technology_13_once_or_as_often_as_power_ups() -> None:
    given = (
        {"workers": ("5.1", "2.1", "2.2"), "cocoa": 5, "techs": (13,)},
        AT_CONSTRUCTION,
    )
    shown = (1, 3, 5, 9, 13, 15)
    state = play(situation(*given, technologies=shown), "move:5.1>2", "main", "power:2.2")
    assert legal(state) == "power:2.1 power:2.4 skip"
    play(state, "power:2.1")
    assert before(state)["workers"] == ["2.1", "2.2", "2.4"]
    assert before(state)["cocoa"] == 5 - 1 + 1 - 1
    state = play(situation(*given, options={"tech13": "each"}, technologies=shown), "move:5.1>2", "main", "power:2.2")
    play(state, "power:2.1")
    assert legal(state) == "power:2.1 power:2.2 power:2.4 skip"


def test_t65_technology_15_counts_and_saves() -> None:
    state = situation(
        {"workers": ("2.1", "4.1", "4.1"), "goods": "sss", "techs": (15,)}, AT_ALCHEMY, pyramid=[31, 32, 19]
    )
    play(state, "move:2.1>8", "main", "build:T31@1.0.0r0")
    assert legal(state) == "save:- save:s"
    play(state, "save:s")
    assert before(state)["stone"] == 2
    assert "build:T32@1.0.1r0" in legal(state).split()  # one worker and the Technology: two tiles
    play(state, "build:T32@1.0.1r0")
    assert before(state)["stone"] == 0


def test_t67_a_technology_works_from_the_next_turn() -> None:
    state = situation({"workers": ("3.1", "8.1", "8.1"), "goods": "g"}, {"workers": ("7.1",) * 3})
    play(state, "move:3.1>5", "main", "tech:3")
    assert before(state)["vp"] == 1  # the red step, not the 3 points of Technology 03


@pytest.mark.parametrize(
    ("kind", "words", "gained"),
    [
        ("vp_4", [], {"vp": 4}),
        ("resources_3", ["gain:wsg"], {"wood": 1, "stone": 1, "gold": 1}),
        ("resources_2", ["gain:gg"], {"gold": 2}),
        ("cocoa_4", [], {"cocoa": 4}),
        ("avenue_1", [], {"avenue": 1}),
        ("temple_any", ["temple:red"], {"red": 1, "vp": 1}),
        ("temple_green", [], {"green": 1, "cocoa": 1}),
    ],
)
def test_t69_tiles_are_used_once(kind: str, words: list[str], gained: dict[str, int]) -> None:
    state = situation(alone("1.1", unused={kind: 1}), AT_CONSTRUCTION)
    old = before(state)
    play(state, f"use:{kind}", *words)
    new = before(state)
    keys = ("vp", "cocoa", "wood", "stone", "gold", "blue", "red", "green", "avenue")
    assert {key: new[key] - old[key] for key in keys if new[key] != old[key]} == gained
    assert (new["unused"], new["used"]) == ({}, {kind: 1})


def test_t70_two_power_ups_wait_for_the_moved_worker() -> None:
    given = (alone("1.1", unused={"power_up_2": 1}), AT_CONSTRUCTION)
    state = play(situation(*given), "move:1.1>3", "use:power_up_2")
    assert before(state)["workers"] == ["3.1", "5.1", "5.2"] or legal(state) == "power:5.1 power:5.2"
    state = play(situation(*given, options={"power_up_tile": "any"}), "move:1.1>3", "use:power_up_2")
    assert "power:3.1" in legal(state).split()


def test_t71_double_and_free_move() -> None:
    state = situation({"workers": ("6.1", "6.3", "5.1"), "unused": {"double_move": 1, "free_move": 1}}, AT_CONSTRUCTION)
    words = legal(state).split()
    assert {"move:6.1.3>1", "move:6.1>6*", "move:6.1.3>8*"} <= set(words)
    play(state, "move:6.1.3>3")
    assert {"worship:step@1", "worship:step@3"} <= set(legal(state).split())
    play(state, "worship:step@3")
    assert before(state)["workers"] == ["3.1", "3.3w", "5.1"]
    assert before(state)["used"] == {"double_move": 1}


def test_t72_no_cocoa_only_where_it_saves_something() -> None:
    state = situation(alone("1.1", unused={"free_cocoa": 1}), AT_CONSTRUCTION)
    assert "*" not in legal(play(state, "move:1.1>3"))
    state = situation(alone("1.1", unused={"free_cocoa": 1}), {"workers": ("3.1", "8.1", "8.1")})
    assert "main*" in legal(play(state, "move:1.1>3")).split()
    wide = situation(
        {"workers": ("2.1w", "1.1", "5.1"), "unused": {"free_cocoa": 1}},
        AT_CONSTRUCTION,
        options={"free_cocoa": "wide"},
    )
    assert "unlock*" in legal(wide).split()


def test_t73_extra_workers_count_and_stack() -> None:
    given = (
        {"workers": ("7.1", "8.1", "8.1"), "goods": "ww", "unused": {"extra_worker": 2}},
        {"workers": ("5.1",) * 3},
    )
    state = play(situation(*given), "move:7.1>6")
    assert {"main", "main+1", "main+2"} <= set(legal(state).split())
    assert before(play(state, "main+2"))["vp"] == 7
    state = play(situation(*given, options={"extra_worker_stack": "no"}), "move:7.1>6")
    assert "main+2" not in legal(state).split()
