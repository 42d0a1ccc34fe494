"""What a finished game teaches."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from mazmorra.kernel import Json
from mazmorra.server.http.models.base import Told
from mazmorra.server.http.models.replays import Label


class Figure(Told):
    """What an answer is likely to change of a figure that counts in the game."""

    figure: str = Field(examples=["coins"])
    change: float


class Judged(Told):
    """A decision that cost something; `kind` and `about` are those of its question."""

    number: int = Field(description="How many answers had been given before it, dice included.")
    seat: int
    kind: str
    about: Json
    chosen: Label
    best: Label
    chance: float = Field(description="How likely the player was to win with the best answer.")
    lost: float = Field(description="What the answer given lost of that.")
    brings: list[Figure] = Field(description="What the best answer was likely to bring more.")


class AccountTold(Told):
    """One player's game in a review, in games won: start, luck and decisions add up to the result."""

    seat: int
    start: float = Field(description="The chance to win at the start.")
    luck: float = Field(description="What dice, cards and the others' choices gave or took.")
    decided: float = Field(description="What the player's answers lost against the best ones as seen then.")
    result: float = Field(description="1 for a win, a part for a shared one.")
    accuracy: float = Field(description="How well the player decided, from 0 to 1.")
    points: list[tuple[int, float]] = Field(description="The chance to win after so many answers.")
    costliest: list[Judged] = Field(
        default=[],
        description="The player's own decisions that lost most, the worst first; none if it is old.",
    )


class Stroke(Told):
    """A turning point: where luck changed a player's chance most, and what happened then."""

    number: int = Field(description="After how many answers, dice included.")
    seat: int
    change: float
    events: list[Json]


class ReviewTold(Told):
    """What a finished game teaches."""

    answers: int
    accounts: list[AccountTold]
    costliest: list[Judged] = Field(description="The decisions that lost most, the worst first.")
    turns: list[Stroke]


class ReviewState(Told):
    """A finished game's review, or how far it is: none was asked for, it waits for its turn, is being worked
    out, is there, or came to nothing and can be asked for again.
    """

    state: Literal["none", "waiting", "working", "ready", "failed"]
    done: int = Field(description="How many answers of the game were gone through.")
    whole: int = Field(description="How many there are.")
    problem: str = Field(description="Why it came to nothing.", examples=["interrupted"])
    review: ReviewTold | None
