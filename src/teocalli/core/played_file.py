"""Files that are played: YAML whose words the rules try out as it is read (lessons, figures)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NoReturn

from teocalli.core.errors import IllegalAction, TeocalliError, clean_word, shorten, shown
from teocalli.core.game import Game
from teocalli.core.match import Match
from teocalli.core.registry import load_game
from teocalli.core.texts import LANGUAGES, Texts
from teocalli.core.yamltext import YamlError, read_yaml

Keys = Mapping[str, type | tuple[type, ...]]
"""The keys that a mapping may have, and of which type their values are."""


class PlayedFile:
    """Reads one file of a game; everything that is wrong in it is refused with its line.

    Every method raises `TeocalliError` with the code `refusal`, which names file, line and reason.
    """

    refusal: str

    def __init__(self, game: type[Game], name: str, text: str | bytes) -> None:
        self.game, self.name = game, name
        try:
            document = read_yaml(text)
        except YamlError as error:
            raise TeocalliError(self.refusal, file=f"{name}.yaml", line=error.line, reason=error.reason) from None
        self.data, self._lines = document.value, document.lines

    def refuse(self, where: str, reason: str, /, **arguments: Any) -> NoReturn:
        """Name the line of `where`, or of what it lies in."""
        place = where
        while place not in self._lines and "/" in place:
            place = place.rpartition("/")[0]
        said = {"id": f"played-reason-{reason}", "args": arguments}
        raise TeocalliError(self.refusal, file=f"{self.name}.yaml", line=self._lines.get(place, 1), reason=said)

    def mapping(self, data: Any, where: str, keys: Keys, needed: tuple[str, ...] = ()) -> dict[str, Any]:
        """A mapping with these keys and no others, each of its type."""
        if not isinstance(data, dict):
            self.refuse(where, "mapping")
        for key, value in data.items():
            if key not in keys:
                self.refuse(f"{where}/{key}".strip("/"), "unknown-key", key=shown(key, 40), known=", ".join(keys))
            if not isinstance(value, keys[key]) or (isinstance(value, bool) and keys[key] is int):
                self.refuse(f"{where}/{key}".strip("/"), "type", key=key)
        for key in needed:
            if key not in data:
                self.refuse(where, "missing-key", key=key)
        return data

    def words(self, words: list[Any], where: str) -> Iterator[str]:
        """Words, several of them on a line if that reads better."""
        for at, line in enumerate(words):
            if not isinstance(line, str):
                self.refuse(f"{where}/{at}", "word", word=shown(line, 40))
            yield from line.split()

    def begun(self, data: dict[str, Any]) -> Match:
        """The game that `players`, `options`, `setup` and `begin` describe."""
        setup = list(self.words(data["setup"], "setup"))
        try:
            match = Match(load_game(self.game.name, data["players"], data.get("options", {})), setup)
        except TeocalliError as error:
            self.refuse("setup", "game", reason=error.message)
        self.play(match, self.words(data.get("begin", []), "begin"), "begin")
        return match

    def play(self, match: Match, words: Iterable[str], where: str) -> None:
        """Play words one after another."""
        for word in words:
            try:
                match.play(word)
            except IllegalAction as error:
                self.refuse(where, "illegal", word=clean_word(word), legal=shorten(error.legal))

    def check_texts(self, texts: Iterable[tuple[str, str]]) -> None:
        """Every text, with the place that asks for it, is there in every language."""
        for language in LANGUAGES:
            known = Texts(language)
            for text, where in texts:
                if not known.has(text):
                    self.refuse(where, "text", text=text, language=language)
