"""What every refusal's code means to whoever writes a program. A code that ends in "…" stands for all that begin so."""

from __future__ import annotations

from collections.abc import Mapping

MEANINGS: Mapping[str, str] = {
    "error-stale": "the game has another version than the request names; nothing was done",
    "error-illegal-action": "the word is not legal; the message lists what is",
    "error-key-reused": "another request had this key",
    "error-not-your-turn": "somebody else is asked",
    "error-game-over": "the game is over",
    "error-table-waiting": "seats are free, so nobody begins",
    "error-not-seated": "who asks has no seat at the table",
    "error-host-only": "only who opened the table may do that",
    "error-undo": "nothing can be taken back; the message says why",
    "error-clock…": "such a clock is not possible, or there is no clock at one screen",
    "error-rated-account": "ratings take an account, and who asks has none",
    "error-rated-over": "nobody is asked whether the game counts, or not any more",
    "error-rated-seats": "games count between several people only",
    "error-shuffle-none": "who asks adds no number here, or the game is set up already",
    "error-shuffle-early": "not everybody has promised a number",
    "error-shuffle-number": "it is not the number that was promised",
    "error-shuffle-screen": "at one screen the server shuffles alone",
    "error-seat-in-time": "that person is in time and there, so one must wait for them",
    "error-seat-left": "a bot plays for who asks already",
    "error-seat-own": "no bot plays for who asks",
    "error-proposal-open": "something else is being asked",
    "error-proposal-over": "this is not asked any more",
    "error-proposal-refused": "the others have just refused",
    "error-proposal-not-asked": "who asks has answered, or is not asked",
    "error-proposal-not-own": "somebody else proposed it",
    "error-no-hints": "several persons play, so nobody gets hints",
    "error-no-coach": "several persons play, or none, so there is no coach",
    "error-review-unfinished": "the game is not over, or was ended before its end",
    "error-reviews-busy": "the server works at as many reviews as it can",
    "error-analysis-running": "several people still play the game, so it is not analysed",
    "error-analysis-hidden": "playing on there would tell what is hidden; after the end it would not",
    "error-analysis-no-draw": "nothing is to be drawn in this position",
    "error-analyses-busy": "the server analyses as many games as it can",
    "error-variation…": "the tree of variations has no such position, or is full; the message says which",
    "error-variation-missing": "the tree of variations has no such position",
    "error-variation-played": "the position belongs to the game that was played, so it cannot be deleted",
    "error-record-secret": "the record would tell what is hidden, so it is given after the end",
    "error-game-broken": "the stored game cannot be read; it can only be deleted",
    "error-not-found": "there is no such game for who asks",
    "error-no-such-page": "there is nothing at this address",
    "error-no-such-program": "no such program may come into the game",
    "error-method": "the address knows no such method",
    "error-seat-none-free": "no seat is free",
    "error-seat-taken": "the seat is taken",
    "error-seat-twice": "who asks has a seat already",
    "error-seat-begun": "the game has begun, so no seat can be left",
    "error-seat-free": "nobody has the seat",
    "error-seat-name…": "the name is missing, too long, or somebody else's at the table",
    "error-seat-colour…": "the colour does not exist, or is taken",
    "error-spectator": "who asks was invited to watch",
    "error-rematch-running": "the game is not over",
    "error-take-back": "several persons play, so bots' turns cannot be taken back",
    "error-player-count": "the game is not for so many",
    "error-unknown-game": "there is no such game",
    "error-unknown-option": "the game has no such option",
    "error-option…": "an option has no such value",
    "error-options…": "the options are no object",
    "error-components…": "the user's own components are wrong; the message says where",
    "error-explorer…": "the database of many games cannot be read; the message says why",
    "error-balance-nothing": "the changes change nothing",
    "error-balance-busy": "another trial is being played",
    "error-balance-many": "as many trials are kept as may be",
    "error-file…": "a file cannot be written",
    "error-own-components": "the game takes no components of one's own",
    "error-yaml": "the text of the components is no YAML",
    "error-difficulty…": "the game has no such difficulty, or the options are others",
    "error-unknown-difficulty": "the game has no such difficulty",
    "error-unknown-player": "there is no such bot",
    "error-unknown-level": "the game has no such level",
    "error-level-settings": "a level takes no such settings",
    "error-search…": "a setting of the search is wrong",
    "error-player-part": "a part of the bot's specification is wrong",
    "error-bot-limit": "the bot would take too long",
    "error-record…": "the record is wrong; the message says where",
    "error-names": "the names in the record are wrong",
    "error-contest": "the game belongs to a tournament, which decides that by itself",
    "error-tournament-seats": "a tournament is not for so many players at a table",
    "error-tournament-rounds": "a tournament has no such number of rounds",
    "error-tournament-late": "nobody can come late to such a tournament, or not so late",
    "error-tournament-begun": "the tournament has begun, so nobody can enter it, nor start it again",
    "error-tournament-twice": "who asks takes part already",
    "error-tournament-full": "as many take part as may",
    "error-tournament-few": "too few take part to begin",
    "error-tournament-none": "nobody with this number takes part, or they have withdrawn",
    "error-tournament-closed": "the tournament is over",
    "error-tournament-running": "the round is not over, or there is none, or the tournament is not over",
    "error-tournament-broken": "the stored tournament cannot be read",
    "error-tournament-host": "only who opened the tournament may do that",
    "error-tournament-hidden": "tables with the same draws still play, so that nobody may see the game",
    "error-link": "the link leads nowhere, or not any more",
    "error-sign-in": "name or password is wrong",
    "error-sign-in-wait": "too many attempts for this name; the message says how long to wait",
    "error-password-length": "the new password is too short or too long",
    "error-no-account": "who asks has no account",
    "error-account-there": "who asks has an account already",
    "error-account-name-taken": "another account has that name",
    "error-nobody": "who asks is not known: it takes a cookie or a token",
    "error-token": "the token is not known, or not any more",
    "error-for-people": "programs cannot do that",
    "error-too-many-links": "the game has too many invitations",
    "error-too-many-programs": "the game has too many programs",
    "error-plan-none": "in this game nobody plans",
    "error-plan-turn": "it is the turn of who asks, or a bot plays for them, so there is nothing to plan",
    "error-plan-many": "too many plans",
    "error-plan-word": "such a word cannot be planned",
    "error-plan-condition": "such a condition does not exist",
    "error-talk-empty": "nothing is said",
    "error-talk-long": "the message is too long",
    "error-no-speaker": "nobody here speaks who is called so, or it is who asks",
    "error-notes-changed": "the notes have changed elsewhere meanwhile",
    "error-notice-address": "notices are sent by https to public addresses only",
    "error-notice-unknown": "the address's name leads nowhere",
    "error-notice-keys": "these are no keys of a browser",
    "error-notice-nowhere": "who asks wants no notices there",
    "error-request…": "the form of the request is wrong; the message names the field and what would be right",
    "error-page-old": "the request names a number of this interface that the server does not speak; nothing was done",
    "error-foreign-host": "the server is not called so",
    "error-foreign-origin": "a foreign page asks",
    "error-body-too-large": "the body is too large",
    "error-too-many": "too many requests; `Retry-After` says when to try again",
    "error-storage": "the database does not answer; nothing was changed",
    "error-internal": "a fault of the server",
}

ALWAYS = ("error-foreign-host", "error-too-many", "error-page-old", "error-internal", "error-storage", "error-token")
"""Whatever is asked."""
WRITING = ("error-foreign-origin", "error-body-too-large")
"""Whatever is to change something."""
WITH_INPUT = ("error-request…",)
"""Wherever the address or the body holds something."""
IN_GAMES = ("error-not-found", "error-game-broken")
"""Wherever the address names a game."""

BOTS = ("error-unknown-player", "error-unknown-level", "error-level-settings", "error-search…", "error-player-part")
GAMES = (
    "error-unknown-game",
    "error-player-count",
    "error-unknown-option",
    "error-option…",
    "error-options…",
    "error-components…",
    "error-own-components",
    "error-yaml",
    "error-difficulty…",
    "error-unknown-difficulty",
)
SEATS = ("error-bot-limit", "error-seat-name…", "error-seat-colour…", "error-clock…", "error-shuffle-screen")
RATED = ("error-rated-account", "error-rated-seats")
OPENING = (*GAMES, *BOTS, *SEATS, *RATED, "error-take-back", "error-nobody", "error-for-people")
"""Whatever opens a table may be refused for these."""
RECORDS = (*OPENING, "error-record…", "error-names")
"""Whatever opens the game of a record."""
COACHED = ("error-no-coach", "error-not-seated")
"""Whatever a coach says nothing to."""

ANALYSED = ("error-analysis-running", "error-not-seated", "error-table-waiting")
"""Whatever an analysis room may be refused for."""
IN_TREE = (*ANALYSED, "error-variation-missing", "error-analysis-hidden")
"""Wherever a position of the tree is named."""
VARYING = (*IN_TREE, "error-variation…", "error-variation-played", "error-illegal-action", "error-analysis-no-draw")
"""Whatever changes the tree."""

CHANGING = (
    "error-stale",
    "error-key-reused",
    "error-not-seated",
    "error-game-over",
    "error-table-waiting",
    "error-contest",
)
"""Whatever changes a game."""
