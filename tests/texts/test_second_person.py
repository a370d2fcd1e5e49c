"""Whoever plays alone without a name is spoken to as "you": every text about players has words for that."""

from __future__ import annotations

import re

import pytest

from teocalli.core.errors import message
from teocalli.core.names import YOU
from teocalli.core.texts import LANGUAGES, Texts
from tests.texts.catalogues import all_patterns, plain_text, variables

PLAYERS = {"player", "players", "names", "owners"}
"""Arguments that are what somebody is called."""

LABELS = {
    "board-teo-tech",
    "cli-rank",
    "companion-add",
    "companion-cell",
    "companion-place",
    "teotihuacan-log-source",
    "uxmal-log-scored",
    "web-game-go-on-named",
    "web-game-look-named",
    "web-game-remove-help",
    "web-game-remove-named",
    "web-game-title",
    "web-clock-of",
    "web-proposal-missing",
    "web-rated-missing",
    "web-shuffle-missing",
    "web-tournament-byes",
    "web-tournament-remove",
}
"""Names stand alone here, before a dash or behind a colon."""

NEVER_YOU = {
    "cli-thinking",
    "companion-clock-next",
    "notebook-bot-decides",
    "notebook-thinking",
    "teotihuacan-log-bot-moves",
    "teotihuacan-log-bot-worship-die",
    "uxmal-draw-first",
    "web-away-person",
    "web-ended-away",
    "web-ended-contest",
    "web-ended-time",
    "web-ended-wish",
    "web-kept-waiting-away",
    "web-kept-waiting-time",
    "web-lobby-join-named",
    "web-lobby-watch-named",
    "web-pass",
    "web-pass-confirm",
    "web-proposal-end",
    "web-proposal-refused",
    "web-proposal-stand-in",
    "web-proposal-undo",
    "web-proposal-withdrawn",
    "web-seat-free-up",
    "web-thinking-person",
    "web-thinking-player",
    "web-thinking-stand-in",
    "web-tournament-lost",
}
"""These are about bots, about one of several persons, or about people at another table, who are named."""

NOT_VOUS = re.compile(
    r"\b(tu|te|toi|ton|ta|tes|choisis|écris|attends|prends|recopie)\b|\bt’|\w(e|is|ds)-(le|la|les|toi)\b",
    re.IGNORECASE,
)
"""Words that speak to a friend in French, where this program says “vous” to everyone."""

OTHER_PLAYERS = ("arena-", "bot-", "error-")
"""Beginnings of texts whose `player` is the specification of one, or a number of players."""

FORMS = {"en": ("you", "your"), "de": ("du", "dein", "dich", "dir", "euch"), "fr": ("vous", "votre", "vos", "-vous")}


def about_players(language: str) -> set[str]:
    texts = all_patterns(language)
    return {
        key
        for key, pattern in texts.items()
        if PLAYERS & variables(pattern) and "." not in key and not key.startswith(OTHER_PLAYERS)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_about_a_player_has_a_second_person(language: str) -> None:
    texts = all_patterns(language)
    assert {key for key in about_players(language) if f"{key}.you" not in texts} == LABELS | NEVER_YOU


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_person_does_not_name_the_player(language: str) -> None:
    spoken = {key: pattern for key, pattern in all_patterns(language).items() if key.endswith(".you")}
    assert spoken
    assert not {key for key, pattern in spoken.items() if "player" in variables(pattern)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_tells_of_you_says_so(language: str) -> None:
    told = {key: plain_text(p).casefold() for key, p in all_patterns(language).items() if key.endswith(".you")}
    told = {key: text for key, text in told.items() if "-log-" in key and "shared" not in key}
    assert told
    assert not {key: text for key, text in told.items() if not any(form in text for form in FORMS[language])}


def test_french_says_vous_to_everyone() -> None:
    texts = {key: plain_text(pattern) for key, pattern in all_patterns("fr").items()}
    assert {key: text for key, text in texts.items() if NOT_VOUS.search(text)} == {}


def test_texts_choose_the_second_person_by_who_is_meant() -> None:
    english, you = Texts("en", strict=True), message(YOU)
    assert english.format("uxmal-log-build", {"player": "Lina"}) == "Lina builds."
    assert english.format("uxmal-log-build", {"player": you}) == "You build."
    assert english.format("web-result-shared", {"names": [you, "Itzel"], "points": 5}).startswith("You and Itzel share")
    german = Texts("de", strict=True)
    assert german.format("web-result-shared", {"names": [you, "Itzel"], "points": 5}).startswith("Du und Itzel teilt")
    assert german.format("web-game-title", {"names": [you, "Itzel"]}) == "Partie: Du und Itzel"
