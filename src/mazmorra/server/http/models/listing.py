"""Lists: of tables, of those that wait for somebody, of games that ended, and how somebody has done."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from mazmorra.server.http.models.base import Told


class Listed(Told):
    """A table in a list."""

    id: str
    game: str
    settings: dict[str, str]
    seats: int
    taken: int
    status: Literal["open", "playing", "over", "closed"]
    public: bool
    host: str
    names: list[str]
    own_content: str = Field(
        description="The digest of figures of the host's own making, or nothing.", examples=[""]
    )
    created_at: int
    updated_at: int
    rematch: str
    rated: bool = Field(description="Whether the game counts for ratings.")


class Waiting(Listed):
    """A table that waits for me."""

    due_at: int = Field(description="When my time runs out, 0 without a clock.")
    calls: bool = Field(
        description="Whether it matters to somebody else: another person plays, or a clock runs."
    )
    inviter: str = Field(description="Who invites me to it, where I do not sit there yet; else nobody.")
    inviter_name: str = Field(description="What they are called.", examples=["Bruno"])


class Game(Told):
    """How a game ended for a person."""

    table: str
    seat: int
    game: str
    settings: dict[str, str]
    won: float
    score: float
    finished_at: int
    gave_up: bool
    timeouts: int


class Statistic(Told):
    """How a person has done at one game; a shared victory counts for its share."""

    game: str
    games: int
    wins: float
    mean_score: float
    gave_up: int = Field(
        description="Games a bot had to end for them, or that were given up while they were waited for."
    )
    timeouts: int = Field(description="Answers the clock gave for them.")
