"""All that looks into games, put together: reviews, rooms of analysis, puzzles, and explorers of many games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Self

from teocalli.server.analysis_room import AnalysisRooms
from teocalli.server.explorer import Explorers
from teocalli.server.live_analysis import LiveAnalyses
from teocalli.server.puzzles import Explanations
from teocalli.server.reviews import Reviews
from teocalli.server.threads import ThinkingRoom
from teocalli.server.weighing import Weighings
from teocalli.store import KeptReviews, KeptVariations, Store


@dataclass(frozen=True, slots=True)
class Studies:
    """What looks into games.

    Attributes:
        reviews: what each decision of finished games cost; `kept_reviews`: those in the database.
        rooms: what could have been played; `searches`: what is thought about it while somebody looks.
        explorers: what was played in many games.
        weighings: what candidate turns are worth.
        explanations: why the solutions of puzzles are best.

    """

    reviews: Reviews
    kept_reviews: KeptReviews
    rooms: AnalysisRooms
    searches: LiveAnalyses
    weighings: Weighings
    explorers: Explorers
    explanations: Explanations

    @classmethod
    def of(cls, store: Store, thinking: ThinkingRoom, explored: Path, review_depth: float) -> Self:
        """Those of a database. `thinking`: where they think; `explored`: the folder of explorers' databases of one's
        own; `review_depth`: how much deeper than usual reviews look.
        """
        kept = KeptReviews(store)
        return cls(
            Reviews(kept, thinking, review_depth),
            kept,
            AnalysisRooms(KeptVariations(store)),
            LiveAnalyses(thinking),
            Weighings(thinking),
            Explorers(explored),
            Explanations(thinking),
        )

    async def close(self) -> None:
        """End what is thought, and keep what was found."""
        await self.searches.close()
        await self.reviews.close()
