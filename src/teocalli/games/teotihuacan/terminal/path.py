"""Where in a turn a decision belongs: “Construction › Main action › tile 2 › Red temple”."""

from __future__ import annotations

from teocalli.core.match import Match
from teocalli.core.texts import Texts
from teocalli.games.teotihuacan.notation import Action, parse
from teocalli.games.teotihuacan.rules.decisions import DECISION_NAMES
from teocalli.games.teotihuacan.state import TeotihuacanState

OPEN = ("turn", "act", "claim", "royal", "build", "ascend", "extra", "end")
"""Decisions that may be interrupted by a tile (N5)."""
CONSEQUENCES = ("temple", "gain", "claim", "reward", "skip", "power")
"""Kinds of actions that carry on with an effect and begin none."""


def path(match: Match, texts: Texts) -> list[str]:
    """What leads to the present decision, the outermost first; nothing where a turn begins."""
    state = match.state
    assert isinstance(state, TeotihuacanState)
    if state.phase != "play" or state.decision == "turn":
        return []
    actions = _actions_of_turn(match)
    steps = _main_steps(actions, state.decision, texts)
    return [*steps, *_inner_steps(actions, state, texts)]


def _actions_of_turn(match: Match) -> list[Action]:
    number = len(match.words)
    while number > 0:
        number -= 1
        if match.state_at(number).at_turn_start():
            return [parse(word) for word in match.words[number:]]
    return []


def _main_steps(actions: list[Action], decision: str, texts: Texts) -> list[str]:
    """The board, the action, and how far the action is."""
    steps: list[str] = []
    tiles = 0
    for action in actions:
        kind = action.kind
        if kind == "move":
            steps = [texts.format(f"teotihuacan-board-{action.to}")]
        elif kind in ("main", "worship", "cocoa", "rest"):
            steps.append(texts.format(f"teotihuacan-help-{'collect' if kind == 'cocoa' else kind}.title"))
        elif kind == "build":
            tiles += 1
            steps = [*steps[:2], _tile(tiles, texts)]
        elif kind == "tech":
            steps.append(texts.format(f"teotihuacan-tech-{action.technology}"))
        elif kind in ("done", "power", "extra"):
            steps = steps[:2]
    if decision == "build" and tiles:
        steps = [*steps[:2], _tile(tiles + 1, texts)]
    return steps[:2] if decision in ("end", "power", "extra") else steps


def _tile(number: int, texts: Texts) -> str:
    return texts.format("teotihuacan-drawing-path-tile", {"number": number})


def _inner_steps(actions: list[Action], state: TeotihuacanState, texts: Texts) -> list[str]:
    """The Discovery tile or Ascension whose effect is being carried out, and the temple that was climbed."""
    used = [action.tile for action in actions if action.kind == "use"]
    steps = [texts.format(f"teotihuacan-kind-{used[-1]}")] if used and _is_interrupted(state) else []
    cause = next((action.kind for action in reversed(actions) if action.kind not in CONSEQUENCES), None)
    if cause == "ascend" and state.decision in CONSEQUENCES:
        steps.append(texts.format("teotihuacan-help-ascension.title"))
    if actions and actions[-1].kind == "temple" and state.decision in ("gain", "claim"):
        steps.append(texts.format(f"teotihuacan-temple-{actions[-1].temple}.title"))
    return steps


def _is_interrupted(state: TeotihuacanState) -> bool:
    """Whether an open decision waits below the present one."""
    waiting = [kind for kind, *_ in state.frames[:-1] if kind < len(DECISION_NAMES)]
    return any(DECISION_NAMES[kind] in OPEN for kind in waiting)
