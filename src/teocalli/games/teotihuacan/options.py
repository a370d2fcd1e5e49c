"""Options of Teotihuacan with their defaults (notation, section 10), and the levels of difficulty of the solo game."""

from __future__ import annotations

from importlib.resources import files

from teocalli.core.difficulty import Difficulties
from teocalli.core.options import Option, OptionSet

YES = ("no", "yes")


OPTIONS = OptionSet(
    [
        Option("draft", YES, front=True),  # T80
        Option("dark_eclipse", YES, front=True),  # T81
        Option("first_game", YES, front=True),  # T18
        Option("advanced_worship", YES, front=True),  # T82
        Option("first_player", ("random", "0")),  # T13
        Option("technology_draw", ("any6", "split")),  # T6
        Option("four_workers", ("choose", "lowest")),  # T43
        Option("fewer_workers", YES),  # T43
        Option("nobles_row", ("fixed", "up_to")),  # T48
        Option("own_worship", ("no", "pay")),  # T30
        Option("early_pyramid_factor", ("ordinal", "third")),  # T75
        Option("pyramid_leader_zero", YES),  # T75
        Option("tech1_double", ("one", "each")),  # T58
        Option("tech1_free_move", ("pass", "land")),  # T58
        Option("tech13", ("once", "each")),  # T64
        Option("start_technology_vp", YES),  # T15
        Option("second_start_technology", ("next", "ignored")),  # T15
        Option("empty_worship", YES),  # T31
        Option("free_cocoa", ("text", "wide")),  # T72
        Option("power_up_tile", ("wait", "any")),  # T70
        Option("extra_worker_stack", ("yes", "no")),  # T73
        Option("stack_choice", ("any", "top")),  # T55
        Option("neutral_draw", ("unkept", "all")),  # T17
        Option("eclipse_order", ("salary_first", "bonus_first")),  # T78
        Option("start_pyramid", ("standard", "random")),  # T11
        Option("plain_match", ("yes", "no")),  # T51
        Option("first_game_order4", ("print", "bga")),  # T18
        Option("buildings_row_end", ("1", "2")),  # T74
        Option("start_power_ups", ("any", "one")),  # T15
        Option("palace_order", ("any", "tile_first")),  # T32
        Option("bot_palace", ("skip", "stop")),  # T85
        Option("bot_ascension", ("vp", "cocoa", "temple")),  # T85
        Option("bot_power", ("2",), numbers=(1, 5)),  # T83
        Option("bot_goods", ("2",), numbers=(0, 9)),  # T83
        Option("bot_cocoa_vp", ("3",), numbers=(0, 99)),  # T85
        Option("bot_bonus_vp", ("15",), numbers=(0, 99)),  # T93
        Option("bot_technology_vp", ("2",), numbers=(0, 99)),  # T93
        Option("bot_worship", ("2", "1", "3")),  # T92
    ]
)

DIFFICULTIES = Difficulties.from_yaml(
    OPTIONS, files("teocalli.games.teotihuacan").joinpath("data", "difficulty.yaml").read_text(encoding="utf-8")
)
