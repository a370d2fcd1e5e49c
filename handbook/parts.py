"""Parts of players' pages that follow from the program.

In a written page `{{name}}` on a line of its own stands for such a part, `{{picture NAME | caption}}` for a picture,
and `{web-…}` for what the program calls something.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from handbook.markup import picture, table
from handbook.rules import linked_numbers
from teocalli.core.difficulty import Difficulties
from teocalli.core.game import Game
from teocalli.core.options import Option
from teocalli.core.registry import game_class, known_games, load_game
from teocalli.core.rules_text import rules_text
from teocalli.core.texts import Texts
from teocalli.players.naming import player_title
from teocalli.players.opponents import opponents, other_players
from teocalli.web import STATIC

_CALL = re.compile(r"^\{\{(\w+)(?: ([\w-]+))?(?: \| (.+))?\}\}$", re.MULTILINE)
_WORD = re.compile(r"\{(web-[a-z-]+)\}")
_KEY = re.compile(r'^ *\["(.+?)", "([a-z]+)"\],$', re.MULTILINE)


def keys() -> list[tuple[str, str]]:
    """The keys of the table with the ends of their texts' names, as the page itself lists them."""
    return _KEY.findall((STATIC / "app/header.js").read_text(encoding="utf-8"))


def filled(text: str, language: str, *, pictures: bool) -> str:
    """A written page with its parts filled in. Raises `LookupError` for a part that there is none of."""
    texts = Texts(language)

    def part(call: re.Match[str]) -> str:
        name, argument, about = call.groups()
        if name == "picture":
            return f"{picture(argument, about)}\n/// caption\n{about}\n///" if pictures else ""
        if name == "games":
            return _games(texts, pictures=pictures)
        if name not in PARTS:
            raise LookupError(f"there is no part “{name}”")
        return PARTS[name](texts)

    return _WORD.sub(lambda word: _told(texts, word[1]), _CALL.sub(part, text))


def _told(texts: Texts, message_id: str) -> str:
    """What the program calls something. Raises `LookupError` where it says no such thing."""
    if not texts.has(message_id):
        raise LookupError(f"the program has no text {message_id}")
    return texts.format(message_id)


def asked_pictures(text: str) -> list[str]:
    """The names of the pictures that a written page asks for."""
    return [argument for name, argument, _ in _CALL.findall(text) if name == "picture"]


def _games(texts: Texts, *, pictures: bool) -> str:
    """What games there are, each with what it is about, a picture and the way to its rules."""
    return "\n\n".join(
        f"### {title}\n\n{texts.format(f'{game}-title.help')} *{texts.format(f'{game}-title.facts')}*\n\n"
        + (f"{picture(table_picture(game), title)}\n\n" if pictures else "")
        + f"[{texts.format('web-rules-named', {'game': title})}](rules/{game}.md)"
        for game in known_games()
        for title in [texts.format(f"{game}-title")]
    )


def table_picture(game: str) -> str:
    """The name of the picture that shows a game's table."""
    return f"table-{game}"


def _keys(texts: Texts) -> str:
    """The keys of the table and of each game's."""
    rows = [(f"<kbd>{key}</kbd>", texts.format(f"web-key-{what}")) for key, what in keys()]
    rows += [
        (f"<kbd>{texts.format(f'{game}-key')}</kbd>", texts.format(f"{game}-key.help"))
        for game in known_games()
        if texts.has(f"{game}-key")
    ]
    return table(["", texts.format("web-keys")], rows)


def _options(texts: Texts) -> str:
    """Every option of every game, with what each value does."""
    return "\n\n".join(_options_of(game_class(game), texts) for game in known_games())


def _options_of(game: type[Game], texts: Texts) -> str:
    parts = [f"## {texts.format(f'{game.name}-title')}"]
    for option in game.option_set:
        text = f"option-{game.name}-{option.name}"
        parts += [f"### {texts.format(text)}", texts.format(f"{text}.help"), _values(option, text, texts)]
    return linked_numbers("\n\n".join(parts), f"rules/{game.name}.md", rules_text(game, texts.language))


def _values(option: Option, text: str, texts: Texts) -> str:
    """The values of an option, the default first and in bold, with how the command line writes them."""
    if option.numbers is not None:
        return texts.format("cli-option-number", {"default": str(option.default)}) + f" (`{option.name}`)"
    rows = [
        (f"**{name}**" if value == option.default else name, about, f"`{option.name}={written}`")
        for value in option.values
        for written in [str(value).lower() if isinstance(value, bool) else value]
        for name, about in [(texts.format(f"{text}-{written}"), texts.format(f"{text}-{written}.help"))]
    ]
    if option.own and texts.has(f"{text}-file"):
        file = f"`{option.name}={texts.format('cli-file-name')}`"
        rows.append((texts.format(f"{text}-file"), texts.format(f"{text}-file.help"), file))
    return table(["", "", "`--option`"], rows)


def _opponents(texts: Texts) -> str:
    """The computer players of each game, the weakest first."""
    return "\n\n".join(
        f"## {texts.format(f'{game}-title')}\n\n{_players(load_game(game), texts)}" for game in known_games()
    )


def _players(game: Game, texts: Texts) -> str:
    written = [*reversed(other_players()), *(each.specification for each in opponents(game))]
    rows = [
        (f"**{texts.message(player_title(each))}**", texts.format(f"{_base(each)}.help"), f"`{each}`")
        for each in written
    ]
    parts = [table(["", "", "`--seats`"], rows)]
    if game.difficulties is not None:
        parts.append(_levels(game, game.difficulties, texts))
    return linked_numbers("\n\n".join(parts), f"rules/{game.name}.md", rules_text(type(game), texts.language))


def _base(specification: str) -> str:
    return "bot-" + specification.replace(":", "-")


def _levels(game: Game, difficulties: Difficulties, texts: Texts) -> str:
    """The levels of difficulty of a game that brings its opponent along."""
    rows = [
        (f"**{texts.format(f'difficulty-{game.name}-{level.name}')}**",
         texts.format(f"difficulty-{game.name}-{level.name}.help"), f"`{level.name}`")
        for level in difficulties
    ]  # fmt: skip
    parts = [f"### {texts.format(f'{game.name}-bot')}"] if texts.has(f"{game.name}-bot") else []
    if texts.has(f"{game.name}-bot.help"):
        parts.append(texts.format(f"{game.name}-bot.help"))
    parts += [texts.format(f"difficulty-{game.name}.help"), table(["", "", "`--difficulty`"], rows)]
    return "\n\n".join(parts)


PARTS: Mapping[str, Callable[[Texts], str]] = {
    "keys": _keys,
    "options": _options,
    "opponents": _opponents,
}
