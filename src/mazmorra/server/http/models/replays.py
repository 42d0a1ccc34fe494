"""Finished games looked back at: a moment, a whole film, and playing on from there."""

from __future__ import annotations

from pydantic import Field

from mazmorra.kernel import AnswerJson, Json
from mazmorra.server.http.models.base import Given, NameText, Seat, Told


class Label(Told):
    """How an answer is called: a key of the catalogues and what fills its gaps."""

    key: str
    args: Json


class AskTold(Told):
    """A question that was open."""

    seat: int
    kind: str
    clause: str
    options: list[AnswerJson]
    labels: list[Label]
    notes: list[Label | None]
    about: Json


class Look(Told):
    """A finished game after some answers, from one viewpoint."""

    number: int = Field(description="How many answers had been given, dice included.")
    last: int = Field(description="How many answers the whole game has.")
    seat: int = Field(description="The seat looked from; -2 is a watcher, -3 sees everything.")
    fields: Json
    asks: list[AskTold]
    waiting: list[int]
    events: list[Json]
    events_total: int
    over: bool
    scene: str = Field("", description="The table as text, for those who see everything; else empty.")


class Asked(AskTold):
    """A question of a game that is over, and what was answered; nothing where it was withdrawn."""

    answer: AnswerJson


class Moment(Told):
    """A finished game just before an answer of a player, or at its end; `fields` are those that differ from
    the moment before.
    """

    number: int = Field(description="How many answers had been given, dice included.")
    fields: Json
    questions: list[int] = Field(description="The open questions, by their places in the film's list.")
    waiting: list[int]
    answered: list[int] = Field(description="The seats that had chosen in secret.")
    events: int = Field(description="How many of the film's events had happened.")


class FilmTold(Told):
    """A whole finished game from one viewpoint."""

    seat: int = Field(description="The seat looked from; -2 is a watcher, -3 sees everything.")
    moments: list[Moment]
    questions: list[Asked]
    events: list[Json]


class Continue(Given):
    """A moment of a finished game to play on from.

    Where chance was asked there, it goes on to the next question of a player.
    """

    number: int = Field(ge=0, le=100_000, description="After how many answers, dice included.", examples=[40])
    seat: Seat = Field(examples=[0])
    names: list[NameText] = Field(
        default_factory=list,
        max_length=99,
        description="What the bots are called, from the first seat on.",
        examples=[["Golem"]],
    )
