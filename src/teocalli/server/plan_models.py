"""What requests about plans must look like, and their answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from teocalli.server.answers import Answer, Message
from teocalli.server.answers import example as answer_example
from teocalli.server.examples import PLANS
from teocalli.server.request_models import Body, Text, example


class ConditionModel(Body):
    """Whether anybody else does something at a place until one's turn, in the game's own terms."""

    who: Literal["nobody", "somebody"]
    deed: Text
    place: Text


class PlanModel(Body):
    """A word for one's next turn, and when to play it; without a condition in any case."""

    word: Text
    condition: ConditionModel | None = None


class Planned(Body):
    """Planning this for one's next turn, and nothing else: the first plan that can be carried out is."""

    model_config = example({"plans": [{"word": "place:c3", "condition": PLANS["plans"][0]["condition"]}]})

    plans: Annotated[list[PlanModel], Field(max_length=20)]


class ToldCondition(Answer):
    """A condition."""

    who: Literal["nobody", "somebody"]
    deed: str
    place: str


class ToldPlan(Answer):
    """A plan; `message`: what is done."""

    word: str
    condition: ToldCondition | None
    message: Message


class JudgedPlan(ToldPlan):
    """A plan and what became of it: null where that is not known."""

    why: Literal["done", "condition", "illegal", "later"] | None


class PlanReport(Answer):
    """What became of plans when their turn had come: one was carried out; none could be; the game had gone back behind
    where they were made; somebody else decided first.
    """

    fate: Literal["carried out", "dropped", "back", "left", "late"]
    plans: list[JudgedPlan]


class PlansAnswer(Answer):
    """What the one who asks plans for their next turn; nobody else is told."""

    model_config = answer_example(PLANS)

    plans: list[ToldPlan]
    report: PlanReport | None = Field(description="Until something else is planned.")


class OfferedWord(Answer):
    """A word that may be planned; the rules decide at one's turn whether it is possible."""

    word: str
    message: Message


class OfferedKind(Answer):
    """Words of a kind."""

    kind: str
    message: Message
    words: list[OfferedWord]


class OfferedDeed(Answer):
    """What a condition may ask about, and where."""

    deed: str
    places: list[str]


class PlanOffers(Answer):
    """What may be planned now; `most`: plans at once."""

    most: int
    actions: list[OfferedKind]
    deeds: list[OfferedDeed]
