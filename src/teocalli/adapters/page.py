"""The documentation page of an environment, in Markdown: its class has it as docstring."""

from __future__ import annotations

from collections.abc import Iterator

from teocalli.core.game import Game
from teocalli.core.options import Option
from teocalli.core.spaces import action_table
from teocalli.core.texts import Texts

_REWARDS = """\
`rewards="victory"` (the default): at the end the winners share +1 and the others −1; all share 0 if all win.
`rewards="margin"`: at the end one's own points less the most of another seat. `rewards="points"`: points as they come;
their sum is the final number."""

_PICTURES = """\
`render_mode="ansi"`: the terminal's drawing as text. `"human"`: the same, printed after every step. `"rgb_array"`: the
board as an array, height × 768 × 3 (`uint8`); it needs `pip install "teocalli[environments,pictures]"`."""

_VERSIONS = "- v0: first version. The number goes up when observation, actions or rewards change."


def page(game: type[Game], making: str, seats: str, illegal: str) -> str:
    """The page for one library: how an environment is made there, what its seats are, what a wrong action does."""
    texts = Texts("en")
    parts = [
        texts.format(f"{game.name}-title"),
        texts.format(f"{game.name}-title.help"),
        f"```python\n{making}\n```",
        f"## Seats\n\n{seats}",
        "## Observation\n\n" + "\n".join(_observation(game)),
        "## Actions\n\n" + "\n".join(_actions(game, illegal)),
        f"## Rewards\n\n{_REWARDS}",
        f"## Pictures\n\n{_PICTURES}",
        "## Options\n\n" + "\n".join(_option(game, option, texts) for option in game.option_set),
        f"## Versions\n\n{_VERSIONS}",
    ]
    return "\n\n".join(parts) + "\n"


def _observation(game: type[Game]) -> Iterator[str]:
    layout = game.observation
    if layout is None:
        yield "None."
        return
    yield f"A dict: `observation`, {layout.size} numbers (`int16`) from the side of the seat that looks, and"
    yield f"`action_mask`, {game.num_distinct_actions} numbers (`int8`), 1 for each action that is legal for it now."
    yield "Seats are counted clockwise from the one that looks; those that a game does not have are all 0. What a seat"
    yield "does not know is not in it. `game.observation.parts(array)` gives the fields by name."
    yield ""
    yield from layout.table()


def _actions(game: type[Game], illegal: str) -> Iterator[str]:
    yield f"`Discrete({game.num_distinct_actions})`, the same numbers in every position. {illegal}"
    if game.action_groups:
        yield ""
        yield from action_table(game.action_groups)


def _option(game: type[Game], option: Option, texts: Texts) -> str:
    values = option.known()
    return f"- `{option.name}`: {values}. {texts.format(f'option-{game.name}-{option.name}.help')}"
