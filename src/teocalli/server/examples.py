"""Examples for the description of the interface; tests look whether they have the described form."""

from __future__ import annotations

from typing import Any

from teocalli.core.registry import known_games
from teocalli.core.shuffle import hash_of

GAME = (*known_games(), "")[0]
"""A game that can be played."""

SECRET = "hY0b6cF3fT1vJmQ2Zq8xk5nNwR4sLp7uDa9eGiBoKtM"
"""What stands in a link, or is a token of a program."""

NUMBER = "00" * 31 + "07"
NUMBER_HASH = hash_of(bytes.fromhex(NUMBER))
"""What a player adds to the shuffle, and its promise."""

MESSAGE = {"id": "error-seat-taken", "args": {"seat": 2}}

PERSON = {"kind": "person", "bot": None, "stand_in": None}

VIEW: dict[str, Any] = {
    "id": "k3v9mh2wqa",
    "game": GAME,
    "version": 4,
    "hash": "5f2ab81c09d3e7a4",
    "status": "running",
    "options": {"variant": "standard"},
    "components": {},
    "seats": [
        {
            "seat": 0,
            "kind": "person",
            "name": "Lina",
            "called": "Lina",
            "colour": "pink",
            "bot": None,
            "stand_in": None,
        },
        {
            "seat": 1,
            "kind": "person",
            "name": "Engine",
            "called": "Engine",
            "colour": "teal",
            "bot": None,
            "stand_in": None,
        },
    ],
    "company": {
        "role": "player",
        "public": False,
        "host": 0,
        "programs": [1],
        "free": [],
        "waiting": False,
        "record": True,
        "rematch": None,
        "rests": False,
        "contest": None,
    },
    "viewer": 1,
    "secrets": False,
    "to_move": 1,
    "thinking": False,
    "n": 1,
    "position": {"turn": 1},
    "projection": [],
    "legal": [{"word": "build c3"}, {"word": "pass"}],
    "asked": None,
    "hints": False,
    "undo": {
        "possible": False,
        "kind": None,
        "to": None,
        "reason": {"id": "undo-barrier-nothing", "args": {}},
        "start": 1,
        "propose": None,
    },
    "proposal": None,
    "clock": None,
    "stand_ins": [],
    "ended": None,
    "take_back": False,
    "practice": [],
    "set_up": None,
    "agreed": [],
    "story": {"from": 0, "mark": "0a1b2c3d4e5f60718293a4b5"},
    "log": [],
    "score_history": [{"n": 0, "scores": [0, 0], "projection": [0, 0]}],
    "phases": [],
    "result": None,
    "seed_hash": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
    "seed": None,
    "shuffle": {
        "round": 1,
        "dealt": True,
        "telling": False,
        "numbers": [{"seat": 0, "hash": NUMBER_HASH, "told": True, "number": None}],
    },
    "rating": None,
}

STATISTICS = {
    "tallies": [{"game": GAME, "players": 2, "games": 5, "wins": 3, "mean_points": 61.4}],
    "ratings": [{"game": GAME, "mu": 27.1, "sigma": 5.9, "games": 4}],
}

GAME_PAGE = {
    "total": 1,
    "games": [
        {
            "id": "k3v9mh2wqa",
            "game": GAME,
            "seats": VIEW["seats"],
            "status": "running",
            "version": 4,
            "created": "2026-05-01T18:00:00.000Z",
            "updated": "2026-05-01T18:04:10.250Z",
            "to_move": 1,
            "scores": [3, 0],
            "winners": [],
            "phase": 1,
            "free": [],
            "own": False,
        }
    ],
    "played": [GAME],
}

EVALUATION = {"chances": [0.415, 0.585], "percent": [42, 58], "points": [48.2, 53.9], "solved": False}

HINT = {
    "version": 4,
    "status": "stopped",
    "threads": 2,
    "seat": 1,
    "evaluation": EVALUATION,
    "lines": [{"word": "build c3", "visits": 2100, **EVALUATION, "steps": []}],
    "playouts": 5200,
    "seconds": 1.0,
}

REVIEW: dict[str, Any] = {
    "status": "running",
    "done": 12,
    "total": 130,
    "depth": {"decision": 500, "draw": 167},
    "may": True,
    "outcome": None,
}

TREE: dict[str, Any] = {
    "may": True,
    "running": False,
    "finished": True,
    "at": None,
    "lines": [
        {
            "depth": 0,
            "from": None,
            "moves": [
                {"key": "e3b0c44298fc", "n": 0, "word": "", "name": "", "note": "", "seat": None, "message": None},
                {
                    "key": "5f2ab81c09d3",
                    "n": 1,
                    "word": "build c3",
                    "name": "",
                    "note": "The beginning.",
                    "seat": 0,
                    "message": MESSAGE,
                },
            ],
        }
    ],
}

SHARED = {
    "address": f"https://games.example.org/join#{SECRET}",
    "qr": "data:image/svg+xml,…",
}

NOTICES = {
    "key": "BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U",
    "here": "de",
    "devices": 2,
    "webhook": {"address": "https://example.net/my-turn", "off": False},
}

PROGRAM = {
    "id": "p-m4x8rt2kwz",
    "name": "Engine",
    "created": "2026-05-01T18:00:00.000Z",
    "token": SECRET,
}

TALK = {
    "speaks": "table",
    "apart": True,
    "longest": 500,
    "messages": [
        {
            "room": "table",
            "number": 1,
            "speaker": "9c1f0a77be02d3e4",
            "seat": 0,
            "name": "Lina",
            "own": False,
            "text": "Good luck!",
            "at": "2026-05-01T18:00:00.000Z",
        }
    ],
    "muted": [],
}

PLANS: dict[str, Any] = {
    "plans": [
        {
            "word": "place:c3",
            "condition": {"who": "nobody", "deed": "build", "place": "c3"},
            "message": {"id": f"{GAME}-plan-place", "args": {"field": "c3"}},
        }
    ],
    "report": None,
}

REFUSAL = {
    "error": {
        "code": "error-stale",
        "message": {"id": "error-stale", "args": {}},
        "text": "The game has changed meanwhile.",
    },
    "view": VIEW,
}

KEY = "4b9f6a1c2d3e4f50"
"""An idempotency key."""

NEW_GAME = {
    "game": GAME,
    "seats": [{"kind": "person"}, {"kind": "bot", "bot": "level:2"}],
    "options": {"variant": "standard"},
    "key": KEY,
}

NEW_TRIAL = {
    "game": GAME,
    "player": "level:2",
    "seats": 2,
    "games": 100,
    "options": {},
    "changes": {"variant": "no_break"},
    "seed": None,
    "key": KEY,
}

NEW_TOURNAMENT = {
    "name": "Spring cup",
    "game": GAME,
    "options": {},
    "players": 2,
    "kind": "swiss",
    "rounds": 3,
    "alike": False,
    "clock": {"kind": "turn", "seconds": 120, "increment": 0},
    "absent": "bot",
    "bot": "greedy",
    "fill": True,
    "by_itself": True,
    "late": 2,
    "rated": False,
    "key": KEY,
}

TOURNAMENT = {
    "id": "t-k3v9mh2wqa",
    "version": 9,
    "name": "Spring cup",
    "game": GAME,
    "options": {},
    "clock": None,
    "rules": {
        "kind": "swiss",
        "seats": 2,
        "rounds": 3,
        "alike": False,
        "absent": "bot",
        "bot": "greedy",
        "fill": True,
        "by_itself": True,
        "late": 2,
        "rated": False,
    },
    "status": "running",
    "planned": 3,
    "host": True,
    "own": 1,
    "own_game": None,
    "may": {
        "join": False,
        "leave": True,
        "invite": False,
        "start": False,
        "pair": True,
        "close": True,
        "remove": True,
        "delete": False,
    },
    "least": 2,
    "entrants": [
        {"number": 1, "name": "Lina", "bot": None, "missed": 0, "gone": False},
        {"number": 2, "name": "Itzel", "bot": "greedy", "missed": 0, "gone": False},
    ],
    "rounds": [
        {
            "over": True,
            "byes": [],
            "seed_hash": None,
            "tables": [
                {
                    "entrants": [1, 2],
                    "game": "k3v9mh2wqa",
                    "finished": True,
                    "watch": True,
                    "outcome": {"points": [31, 11], "places": [1, 2], "lost": None, "void": False},
                }
            ],
        }
    ],
    "standings": [
        {"entrant": 1, "place": 1, "score": 1.0, "buchholz": 0.0, "sonneborn": 0.0, "mean": 31.0, "games": 1},
        {"entrant": 2, "place": 2, "score": 0.0, "buchholz": 1.0, "sonneborn": 0.0, "mean": 11.0, "games": 1},
    ],
}

TOURNAMENT_PAGE = {
    "total": 1,
    "tournaments": [
        {
            "id": "t-k3v9mh2wqa",
            "created": "2026-02-01T18:00:00.000Z",
            "updated": "2026-02-01T19:30:00.000Z",
            "name": "Spring cup",
            "game": GAME,
            "status": "running",
            "entrants": 2,
            "own": True,
        }
    ],
}
