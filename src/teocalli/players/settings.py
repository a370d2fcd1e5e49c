"""How a search thinks: its budget and its ways, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Self

from teocalli.core.errors import TeocalliError, shown

NO_NETWORK = "none"
PRIORS = ("worth", "network")


@dataclass(frozen=True)
class SearchSettings:
    """Settings of a tree search; every field has a documented range (`RANGES`).

    Attributes:
        seconds: time for one decision; 0: no limit of time.
        playouts: playouts for one decision; 0: no limit of playouts. At least one of both limits must be set.
        threads: threads that search at once.
        nodes: most nodes kept in memory; what was visited least makes room.
        early: end before the budget does once the rest of it could not change the choice.
        exploration: weight of what is promising but little tried.
        first_play: by how much (0–1) an action never tried is valued below its position.
        prior_weight: share of an action's prior that follows the worth after it (0: all alike).
        temperature: points of worth by which a prior falls to 1/e.
        widening: actions considered are 1 + widening · visits ^ widening_power, best priors first; 0: all at once.
        widening_power: see `widening`.
        depth: decisions below the root that the tree holds; 1 is flat Monte Carlo.
        scale: points ahead that count as a clear lead.
        margin_weight: 0: after the end only the win counts, 1: only the margin.
        horizon: whole rounds that a playout goes on after the round it begins in; then the position is valued; −1: to
            the end of the game.
        policy: how players choose in playouts (`POLICIES`): "even": every legal action alike; "own": by the game's
            cheap policy; "worth": by the worth right after the action; "turn": by the worth at the end of the turn;
            "none": nobody plays on, and the position is valued as it is.
        network: learnt weights that value positions before the end instead of the worth: a file, or "own", those that
            come with the game; "none": the worth.
        priors: what priors follow: "worth", that at the end of the turn, or "network", the learnt value after the
            action.
        turn_positions: positions that may be looked at to find the best rest of a turn, for priors and for the policy
            "turn"; what is left of a turn then is finished by the worth right after each action.
        exact: positions that may be looked at to play the rest of the game perfectly; 0: never.
        worlds: dealings that are tried where something is hidden from the player.

    """

    seconds: float = 0.0
    playouts: int = 0
    threads: int = 1
    nodes: int = 400_000
    early: bool = False
    exploration: float = 1.0
    first_play: float = 0.1
    prior_weight: float = 0.5
    temperature: float = 3.0
    widening: float = 0.0
    widening_power: float = 0.5
    depth: int = 400
    scale: float = 15.0
    margin_weight: float = 0.5
    horizon: int = -1
    policy: str = "own"
    network: str = NO_NETWORK
    priors: str = "worth"
    turn_positions: int = 0
    exact: int = 20_000
    worlds: int = 4

    def __post_init__(self) -> None:
        """Raises `TeocalliError` (`error-search-setting`) for a value out of its range."""
        if self.policy not in POLICIES:
            raise TeocalliError("error-search-policy", value=shown(self.policy, 40), known=", ".join(POLICIES))
        if self.priors not in PRIORS:
            raise TeocalliError("error-search-priors", value=shown(self.priors, 40), known=", ".join(PRIORS))
        if self.priors == "network" and self.network == NO_NETWORK:
            raise TeocalliError("error-search-priors-network")
        for name, (low, high) in RANGES.items():
            value = getattr(self, name)
            if not _fits(value, _KINDS[name]) or not low <= value <= high:
                raise TeocalliError(
                    "error-search-setting", setting=name, value=shown(value, 40), low=str(low), high=str(high)
                )
        if not self.seconds and not self.playouts:
            raise TeocalliError("error-search-budget")

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Settings from a mapping. Raises `TeocalliError` for an unknown name or a value out of its range."""
        known = [field.name for field in fields(cls)]
        for name in values:
            if name not in known:
                raise TeocalliError("error-search-setting-name", setting=shown(name, 40), known=", ".join(known))
        return cls(**values)

    def changed(self, **values: Any) -> Self:
        """The same with other values."""
        return replace(self, **values)


POLICIES = ("even", "own", "worth", "turn", "none")
RANGES: dict[str, tuple[float, float]] = {
    "seconds": (0, 3600),
    "playouts": (0, 1_000_000_000),
    "threads": (1, 64),
    "nodes": (1000, 20_000_000),
    "early": (False, True),
    "exploration": (0, 100),
    "first_play": (0, 1),
    "prior_weight": (0, 1),
    "temperature": (0.01, 1000),
    "widening": (0, 100),
    "widening_power": (0, 1),
    "depth": (1, 400),
    "scale": (0.1, 1000),
    "margin_weight": (0, 1),
    "horizon": (-1, 1000),
    "turn_positions": (0, 1_000_000),
    "exact": (0, 2_000_000),
    "worlds": (1, 100),
}


_KINDS = {field.name: str(field.type) for field in fields(SearchSettings)}


def _fits(value: object, kind: object) -> bool:
    """A whole number fits a fraction, but a switch is no number."""
    if kind == "bool":
        return isinstance(value, bool)
    if isinstance(value, bool):
        return False
    return isinstance(value, int) or (kind == "float" and isinstance(value, float))
