"""`RuleTables`: components and options of one game as plain C, made once per game."""

import hashlib
import json

from libc.stdint cimport int8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memset

from teocalli.core.arguments cimport checked_int
from teocalli.games.teotihuacan.rules.actions cimport (
    A_FIRST, A_BOARDS, A_ROYALS, A_TECHS, A_BONUS, A_LAYOUT, A_DRAW_DECO, A_DRAW_TILE, A_DRAW_TURNED, A_DRAW_KIND,
    A_DRAW_START, A_DRAW_ACTION, A_DIRS, A_DICE, A_SPIN, A_KEEP, A_PICK, A_GAIN, A_PLACE, A_TEMPLE, A_REWARD, A_SKIP,
    A_CLAIM, A_POWER, A_ASCEND, A_UNLOCK, A_UNLOCK_FREE, A_USE, A_MOVE, A_MOVE_TWO, A_REST, A_COCOA, A_MAIN, A_WORSHIP,
    A_CREW, A_TECH, A_ROW, A_DECO, A_BUILD, A_DONE, A_SAVE, A_TIMES, A_PAY, A_WAIVE, A_END, A_SALARY, A_SALARY_FREE,
    ACTIONS,
)
from teocalli.games.teotihuacan.rules.dice cimport new_die
from teocalli.games.teotihuacan.rules.position cimport DIE_LOCK, DIE_WORSHIP, Amounts, Tables

from teocalli.core.errors import ComponentsError
from teocalli.games.teotihuacan import components as parts
from teocalli.games.teotihuacan.options import OPTIONS

# First action of each group, for the words.
LAYOUT = {
    "first": A_FIRST, "boards": A_BOARDS, "royals": A_ROYALS, "techs": A_TECHS, "bonus": A_BONUS, "layout": A_LAYOUT,
    "draw_deco": A_DRAW_DECO, "draw_tile": A_DRAW_TILE, "draw_turned": A_DRAW_TURNED, "draw_kind": A_DRAW_KIND,
    "draw_start": A_DRAW_START, "draw_action": A_DRAW_ACTION, "dirs": A_DIRS, "dice": A_DICE, "spin": A_SPIN,
    "keep": A_KEEP, "pick": A_PICK, "gain": A_GAIN, "place": A_PLACE, "temple": A_TEMPLE, "reward": A_REWARD,
    "skip": A_SKIP, "claim": A_CLAIM, "power": A_POWER, "ascend": A_ASCEND, "unlock": A_UNLOCK,
    "unlock_free": A_UNLOCK_FREE, "use": A_USE, "move": A_MOVE, "move_two": A_MOVE_TWO, "rest": A_REST,
    "cocoa": A_COCOA, "main": A_MAIN, "worship": A_WORSHIP, "crew": A_CREW, "tech": A_TECH, "row": A_ROW,
    "deco": A_DECO, "build": A_BUILD, "done": A_DONE, "save": A_SAVE, "times": A_TIMES, "pay": A_PAY,
    "waive": A_WAIVE, "end": A_END, "salary": A_SALARY, "salary_free": A_SALARY_FREE, "actions": ACTIONS,
}

_START_GAINS = ("wood", "stone", "gold", "cocoa", "any_resource", "avenue", "technology", "discovery", "power_up")
_NEWER = ("amounts",)  # sections of the data that came after the first hashes were stored
_BOT_ASCENSIONS = ("vp", "cocoa", "temple")


cdef class RuleTables:
    """What stays the same during a game: `components` as data, the C tables, and `digest` (8 bytes) that tells games
    apart.
    """

    def __cinit__(self, players, options, components):
        """Raises `TeocalliError` for a number of players, options or components that the game does not have."""
        cdef int people = checked_int(players, "players", 1, 4)
        if not isinstance(components, parts.Components) or not parts.are_standard(components.data):
            raise ComponentsError("error-own-components")
        options = OPTIONS.resolve(options)
        memset(&self.c, 0, sizeof(Tables))
        self.components = components
        data = components.data
        set_options(&self.c, people, options)
        set_sets(&self.c)
        set_pyramid(&self.c, data)
        set_stairways(&self.c, data)
        set_boards(&self.c, data)
        set_tracks(&self.c, data, components.stacks, options)
        set_tiles(&self.c, data)
        set_starting_tiles(&self.c, data)
        set_layouts(&self.c, components.layouts(people))
        set_first_game(&self.c, data, components.bonuses)
        set_bot(&self.c, data["bot"])
        set_amounts(&self.c.amount, data["amounts"], components.bonuses)
        what = [people, sorted(options.items()), {key: data[key] for key in data if key not in _NEWER}]
        self.digest = hashlib.blake2b(json.dumps(what, sort_keys=True).encode(), digest_size=8).digest()

    @property
    def buildings_row(self):
        """Values of the Buildings row, left to right (T74)."""
        return list(self.c.row_value)


cdef void set_options(Tables* c, int players, options) except *:
    c.players = <int8_t>players
    c.solo = players == 1
    c.seats = <int8_t>max(players, 2)
    c.neutral_colours = <int8_t>max(0, 4 - c.seats)
    set_variants(c, options)
    set_readings(c, options)
    set_bot_options(c, options)


cdef void set_variants(Tables* c, options) except *:
    """What is set up and played in another way (T6, T11, T13, T18, T80–T82)."""
    c.draft = options["draft"] == "yes"
    c.dark_eclipse = options["dark_eclipse"] == "yes"
    c.first_game = options["first_game"] == "yes"
    c.advanced_worship = options["advanced_worship"] == "yes"
    c.seat_0_first = options["first_player"] == "0"
    c.split_techs = options["technology_draw"] == "split"
    c.random_layout = options["start_pyramid"] == "random"
    c.order4_bga = options["first_game_order4"] == "bga"


cdef void set_readings(Tables* c, options) except *:
    """How rules are read that sources tell in different ways."""
    c.lowest_of_four = options["four_workers"] == "lowest"
    c.fewer_workers = options["fewer_workers"] == "yes"
    c.rows_up_to = options["nobles_row"] == "up_to"
    c.own_worship_pays = options["own_worship"] == "pay"
    c.early_third = options["early_pyramid_factor"] == "third"
    c.leader_zero = options["pyramid_leader_zero"] == "yes"
    c.tech1_each = options["tech1_double"] == "each"
    c.tech1_land = options["tech1_free_move"] == "land"
    c.tech13_each = options["tech13"] == "each"
    c.start_tech_vp = options["start_technology_vp"] == "yes"
    c.second_tech_ignored = options["second_start_technology"] == "ignored"
    c.empty_worship = options["empty_worship"] == "yes"
    c.wide_cocoa = options["free_cocoa"] == "wide"
    c.power_any = options["power_up_tile"] == "any"
    c.single_extra = options["extra_worker_stack"] == "no"
    c.top_of_stack = options["stack_choice"] == "top"
    c.neutral_all = options["neutral_draw"] == "all"
    c.bonus_first = options["eclipse_order"] == "bonus_first"
    c.plain_never = options["plain_match"] == "no"
    c.power_one = options["start_power_ups"] == "one"
    c.palace_tile_first = options["palace_order"] == "tile_first"


cdef void set_bot_options(Tables* c, options) except *:
    """The Teotibot's (T83–T93)."""
    c.bot_stops = options["bot_palace"] == "stop"
    c.bot_ascension = <int8_t>_BOT_ASCENSIONS.index(options["bot_ascension"])
    c.bot_power = int(options["bot_power"])
    c.bot_goods = int(options["bot_goods"])
    c.bot_cocoa_vp = int(options["bot_cocoa_vp"])
    c.bot_bonus_vp = int(options["bot_bonus_vp"])
    c.bot_tech_vp = int(options["bot_technology_vp"])
    c.bot_worship = int(options["bot_worship"])


cdef void set_sets(Tables* c) except *:
    """The numbered sets of the action space."""
    cdef int i, k, digits
    for i, boards in enumerate(parts.permutations()):
        for k in range(6):
            c.permutation[i][k] = boards[k]
    for i, chosen in enumerate(parts.technology_sets()):
        c.tech_set[i] = sum(1 << technology for technology in chosen)
    for i, chosen in enumerate(parts.bonus_rows()):
        for k in range(3):
            c.bonus_row[i][k] = chosen[k]
    for i, chosen in enumerate(parts.starting_pairs()):
        c.pair[i][0], c.pair[i][1] = chosen
    for i, chosen in enumerate(parts.goods_sets()):
        for k in range(3):
            c.goods[i][k] = chosen[k]
        c.goods_number[chosen[0]][chosen[1]][chosen[2]] = <int8_t>i
    for i, chosen in enumerate(parts.board_sets()):
        c.board_set[i] = sum(1 << (board - 1) for board in chosen)
    for i, chosen in enumerate(parts.power_sets()):
        digits = 0
        for k, power in enumerate(chosen):
            digits = digits * 6 + power
            c.powers[i][k] = power
        c.crew_number[digits] = <int8_t>i
    for i, chosen in enumerate(parts.power_pairs()):
        c.power_pair[chosen[0]][chosen[1]] = <int8_t>i


cdef void set_pyramid(Tables* c, data) except *:
    """Cells, supports and icons (T2, T50)."""
    cdef int i, k, turns
    for row, line in enumerate(data["board_icons"]):
        for column, letter in enumerate(line):
            c.board_icon[parts.ICONS.index(letter)] |= (<uint64_t>1) << (8 * row + column)
    for i, place in enumerate(parts.places()):
        c.level[i] = place[0]
        for k, (row, column) in enumerate(parts.cells(*place)):
            c.cell[i][k] = 8 * row + column
            c.cells[i] |= (<uint64_t>1) << c.cell[i][k]
        for below in parts.supports(*place):
            c.below[i] |= (<uint32_t>1) << <int>below
    for i, icons in enumerate(data["pyramid_tiles"], start=1):
        for k in range(4):
            c.icon[i][k] = parts.ICONS.index(icons[k])
        turns = 1
        while icons[-turns % 4:] + icons[:-turns % 4] != icons:
            turns += 1
        c.rotations[i] = <int8_t>turns


cdef void set_stairways(Tables* c, data) except *:
    """Decorations and their steps (T3, T49)."""
    cdef int i, k, step
    for i, icons in enumerate(data["decoration_tiles"], start=1):
        for k in range(2):
            c.deco[i][k] = parts.ICONS.index(icons[k])
    for i, stairway in enumerate(parts.STAIRWAYS):
        for k in range(2):
            c.stair_icon[i][k] = parts.ICONS.index(data["stair_icons"][stairway][k])
        for step in range(1, 4):
            for k, (row, column) in enumerate(parts.stair_cells(stairway, step)):
                c.stair_cell[i][step][k] = 8 * row + column
            for below in parts.stair_supports(stairway, step):
                c.stair_below[i][step] |= (<uint32_t>1) << <int>below


cdef void set_boards(Tables* c, data) except *:
    """What the Main actions need and give (T44–T50)."""
    cdef int i, count, bracket, level
    for i in range(8):
        c.ring[i] = data["ring"][i]
    for i, (board, good) in enumerate((("forest", "wood"), ("quarry", "stone"), ("gold", "gold"))):
        for count in range(1, 4):
            for bracket, gains in enumerate(data[board][count]):
                for k, name in enumerate((good, "cocoa", "vp", "temple_any")):
                    c.yields[i][count][bracket][k] = gains.get(name, 0)
    for board, numbers in data["power_ups"].items():
        for count in range(1, 4):
            c.power_ups[<int>board][count] = numbers[count - 1]
    for i, row in enumerate(parts.ROWS):
        c.noble_places[i] = <int8_t>len(data["nobles"][row])
        for k, points in enumerate(data["nobles"][row]):
            c.nobles[i][k] = points
    for count in range(1, 4):
        c.deco_gold[count] = data["decoration_gold"][count - 1]
    for level in range(1, 5):
        c.level_wood[level] = data["levels"][level]["wood"]
        c.level_stone[level] = data["levels"][level]["stone"]
        c.level_vp[level] = data["levels"][level]["vp"]


cdef void set_tracks(Tables* c, data, stacks, options) except *:
    """Temples, Avenue, Buildings row, masks, Pyramid track (T54–T57, T74–T76)."""
    cdef int i, k, step
    for i, temple in enumerate(parts.TEMPLES):
        for step, reward in enumerate(data[f"temple_{temple}"], start=1):
            for k, name in enumerate(("any_resource", "cocoa", "vp")):
                c.reward[i][step][k] = reward.get(name, 0)
        for step in range(12):
            c.stack_at[i][step] = -1
    for step in range(10):
        c.avenue_stack[step] = -1
    for i, name in enumerate(stacks):
        stack = data["stacks"][name]
        c.stack_size[i] = stack["tiles"][c.players - 1]
        if stack["track"] == "avenue":
            c.avenue_stack[<int>stack["step"]] = <int8_t>i
        else:
            c.stack_at[<int>parts.TEMPLES.index(stack["track"])][<int>stack["step"]] = <int8_t>i
    for i, value in enumerate(data["buildings_row"]):
        c.row_value[i] = int(options["buildings_row_end"]) if i >= 10 else value
    for i in range(7):
        c.mask_points[i + 1] = data["mask_sets"][i]
    for i in range(3):
        c.track_points[i + 1] = data["track_points"]["per_step"][i]
    c.track_leader = data["track_points"]["leader"]
    c.dark = data["dark"][c.players - 1]


cdef void set_tiles(Tables* c, data) except *:
    """Technologies, Discovery and Royal tiles (T6, T12, T5)."""
    cdef int i, k
    for i, number in enumerate(sorted(data["technologies"])):
        c.price[i] = data["technologies"][number]
    for i, tile in enumerate(data["discovery_tiles"]):
        c.copies[i] = tile["copies"]
        for k, name in enumerate((*parts.GOODS, "cocoa")):
            c.cost[i][k] = tile["cost"].get(name, 0)
    for i, category in enumerate("ABC"):
        for k in range(3):
            c.royal_of[i][k] = sorted(data["royal_tiles"][category])[k]


cdef void set_starting_tiles(Tables* c, data) except *:
    """T14 to T17."""
    cdef int i, k
    for i, tile in enumerate(data["starting_tiles"]):
        c.start_boards[i][0], c.start_boards[i][1] = tile["boards"]
        for k, name in enumerate(_START_GAINS):
            c.start_gain[i][k] = tile["gain"].get(name, 0)
        for k, temple in enumerate(parts.TEMPLES):
            c.start_temple[i][k] = tile["gain"].get(f"temple_{temple}", 0)


cdef void set_layouts(Tables* c, layouts) except *:
    """Places of the starting pyramid in the order of drawing (T11)."""
    cdef int i, k
    c.layouts = <int8_t>len(layouts)
    for i, layout in enumerate(layouts):
        drawn = [parts.place_number(level, *at) for level in (1, 2) for at in layout[f"level_{level}"]]
        c.layout_size = <int8_t>len(drawn)
        for k, place in enumerate(drawn):
            c.layout[i][k] = place


cdef void set_first_game(Tables* c, data, bonuses) except *:
    """T18."""
    cdef int i, k
    fixed = data["first_game"]
    numbers = sorted(data["technologies"])
    for i in range(3):
        c.first_royal[i] = fixed["royals"][i]
        c.first_bonus[i] = <int8_t>(1 + bonuses.index(fixed["bonuses"][i]))
    c.first_techs = sum(1 << numbers.index(number) for number in fixed["technologies"])
    for i, order in enumerate(fixed["orders"]):
        for k, name in enumerate((*parts.GOODS, "cocoa")):
            c.first_goods[i][k] = order.get(name, 0)
        for k, temple in enumerate(parts.TEMPLES):
            c.first_temple[i][k] = order.get("temples", {}).get(temple, 0)
        c.first_avenue[i] = order.get("avenue", 0)
        c.first_tech[i] = <int8_t>(1 + numbers.index(order["technology"]) if "technology" in order else 0)
        for k, worker in enumerate(order["workers"]):
            c.first_dice[i][k] = <uint16_t>new_die(worker["board"], worker["power"])


cdef void set_bot(Tables* c, bot) except *:
    """T83, T84."""
    cdef int i
    for dice, position in bot["positions_by_dice"].items():
        c.bot_position[<int>dice] = position
    for i in range(3):
        c.bot_below[i][0], c.bot_below[i][1] = bot["below"][i]
        c.bot_board[i] = bot["workers"][i]
    worker = bot["worship_worker"]
    c.bot_worship_die = <uint16_t>(new_die(worker["board"], worker["power"]) | DIE_LOCK | DIE_WORSHIP)


cdef void set_royals(Amounts* c, royals) except *:
    """What Royal tiles count with (T34, T36 to T38, T42)."""
    c.royal_01_more_cocoa = royals[1]["more_cocoa"]
    c.royal_03_cocoa = royals[3]["cocoa"]
    c.royal_04_vp = royals[4]["vp"]
    c.royal_05_vp = royals[5]["vp"]
    c.royal_09_more_steps = royals[9]["more_steps"]


cdef void set_amounts(Amounts* c, amounts, bonuses) except *:
    """What the rules give, take and count with (T13, T25, T47–T53, T59–T69, T78, T84–T90)."""
    cdef int i
    for i, place in enumerate(("first", "between", "last")):
        c.order_cocoa[i] = amounts["order_cocoa"][place]
    c.unlocking_cocoa = amounts["unlocking"]["cocoa"]
    c.marker_vp = amounts["marker"]["vp"]
    c.building_wood = amounts["building"]["wood"]
    c.decoration_vp = amounts["decoration"]["vp"]
    c.ascension_vp = amounts["ascension"]["vp"]
    c.ascension_cocoa = amounts["ascension"]["cocoa"]
    c.two_steps_cocoa = amounts["ascension"]["two_steps_cocoa"]
    c.new_worker_cocoa = amounts["ascension"]["worker_cocoa"]
    c.tile_vp = amounts["discovery"]["vp_4"]
    c.tile_cocoa = amounts["discovery"]["cocoa_4"]
    for i, kind in enumerate(("resources_3", "resources_2")):
        c.tile_goods[i] = amounts["discovery"][kind]
    for i, bonus in enumerate(bonuses):
        c.bonus[i] = amounts["temple_bonuses"].get(bonus, 0)
    c.worker_vp = amounts["temple_bonuses"]["worker"]
    c.strong_worker_vp = amounts["temple_bonuses"]["strong_worker"]
    set_royals(c, amounts["royals"])
    c.salary = amounts["salary"]["worker"]
    c.strong_salary = amounts["salary"]["strong_worker"]
    c.missing_salary_vp = amounts["salary"]["missing_vp"]
    set_technologies(c, amounts["technologies"])
    set_bot_amounts(c, amounts["bot"])


cdef void set_technologies(Amounts* c, technologies) except *:
    c.tech_03_vp = technologies[3]["vp"]
    c.tech_05_goods = technologies[5]["goods"]
    c.tech_07_cocoa = technologies[7]["cocoa"]
    c.tech_07_vp = technologies[7]["vp"]
    c.tech_09_vp = technologies[9]["vp"]
    c.tech_11_vp = technologies[11]["vp"]
    c.tech_13_cocoa = technologies[13]["cocoa"]


cdef void set_bot_amounts(Amounts* c, bot) except *:
    c.bot_exchanged_cocoa = bot["exchanged_cocoa"]
    c.bot_ascension = bot["ascension"]
    c.bot_fallback_cocoa = bot["fallback_cocoa"]
    c.bot_technology_gold = bot["technology_gold"]
    c.bot_tile_stone = bot["tile"]["stone"]
    c.bot_tile_vp = bot["tile"]["vp"]
    c.bot_decoration_gold = bot["decoration"]["gold"]
    c.bot_decoration_vp = bot["decoration"]["vp"]
    c.bot_goods = bot["goods"]
