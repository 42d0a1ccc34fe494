"""Hints for an open question."""

from __future__ import annotations

from pydantic import Field

from mazmorra.kernel import AnswerJson
from mazmorra.server.http.models.base import Told
from mazmorra.server.http.models.opening import AtSeat


class HintWanted(AtSeat):
    """A hint for the open question of a seat, named by its number."""

    question: int = Field(ge=0, examples=[12])


class AdviceTold(Told):
    """An answer as the question lists it, and what it is expected to bring."""

    option: AnswerJson = Field(examples=[4])
    chance: float = Field(description="How likely it wins, from 0 to 1.", examples=[0.57])
    brings: dict[str, float] = Field(
        description="How the figures of the seat change, each named by `review-figure-<name>`.",
        examples=[{"coins": 2.5, "wounds": -0.8}],
    )


class HintTold(Told):
    """The best few answers to a question, the best first."""

    question: int = Field(examples=[12])
    best: list[AdviceTold]
