"""What lessons are over HTTP, as typed models with examples.

What the learner sees has the shapes it has at a table.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from mazmorra.kernel import AnswerJson, Json
from mazmorra.server.http.models.base import Given, Short, Told
from mazmorra.server.http.models.replays import Label

MOST_ANSWERS = 64
One = int | Short
Answered = One | Annotated[list[One], Field(max_length=4)]
"""An answer as it travels: some are made of several parts."""


class LessonTold(Told):
    """A lesson there is; title, description and names are keys of the catalogues."""

    id: str = Field(examples=["first-level"])
    title: str = Field(examples=["raiders-lesson-first-level"])
    about: str = Field(examples=["raiders-lesson-first-level-about"])
    settings: dict[str, str] = Field(examples=[{"edition": "devir", "mode": "standard"}])
    seats: int = Field(examples=[3])
    seat: int = Field(description="The learner's seat.", examples=[0])
    names: list[str] = Field(examples=[["lesson-name-ana", "lesson-name-bruno", "lesson-name-carla"]])
    steps: int = Field(examples=[5])
    clauses: list[str] = Field(description="The rules it teaches.", examples=[["DR-TRE-1", "DR-MON-2"]])


class Taken(Given):
    """The learner's answers so far, from the first on; none begins the lesson."""

    answers: list[Answered] = Field(
        default_factory=list, max_length=MOST_ANSWERS, examples=[[5, 3], [["move", 1], ["search"]]]
    )


class SaidTold(Told):
    """What the guide says once so many events have been shown; `shows` is the part of the board it is
    about.
    """

    after: int = Field(examples=[5])
    key: str = Field(examples=["raiders-lesson-first-level-chests"])
    args: Json = Field(
        description="Gaps are filled as those of events are.", examples=[{"first": 4, "second": 2}]
    )
    clauses: list[str] = Field(examples=[["DR-TRE-1", "DR-TRE-3"]])
    mood: Literal["calm", "glad", "sorry"]
    shows: str = Field(examples=["room"])


class AskOpen(Told):
    """The learner's open question, as at a table; in a lesson every answer can be taken back."""

    question: int
    kind: str = Field(examples=["card"])
    clause: str = Field(examples=["DR-PLY-2"])
    options: list[AnswerJson] = Field(examples=[[1, 2, 3, 4, 5]])
    labels: list[Label]
    notes: list[Label | None]
    about: Json = Field(examples=[{"room": "treasure_4_2"}])
    final: list[AnswerJson]


class SeatSeen(Told):
    """What the learner's seat sees, in the shape it has at a table; events are told from the first on."""

    seat: int
    fields: Json
    ask: AskOpen | None
    own_answer: AnswerJson
    can_undo: Literal["yes", "no"]
    events: list[Json]
    events_from: int
    over: bool


class LessonSeen(Told):
    """A lesson after the learner's answers."""

    lesson: LessonTold
    seat: SeatSeen
    waiting: list[int] = Field(description="The seats with an open question.")
    answered: list[int] = Field(description="The seats that have chosen in secret.")
    says: list[SaidTold] = Field(description="All that has been said, in the order of the events.")
    best: list[AnswerJson] = Field(description="What the guide would answer; empty where it has none.")
    hint: SaidTold | None = Field(description="Why the guide would answer so.")
    step: int = Field(description="How many steps have begun.")
    done: bool
    next: str = Field(
        description="The lesson to take after this one; empty after the last.", examples=["treasure"]
    )
