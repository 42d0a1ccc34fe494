"""What is asked of a table before its game: opening one, sitting down, sealing and telling salts."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from mazmorra.server.http.models.base import Given, NameText, Salt, Seal, Seat, Short
from mazmorra.server.tables.entries import WhoGetsHints

DAYS_30 = 30 * 24 * 3600


class ClockGiven(Given):
    """Seconds for each question, up to 30 days; 0 is no limit."""

    seconds: int = Field(0, ge=0, le=DAYS_30, examples=[90])


class OptionsGiven(Given):
    """How a table is run."""

    public: bool = Field(
        False, description="Listed for everybody; otherwise only those with the link find it."
    )
    watchers: bool = Field(True, description="People without a seat may watch what is public.")
    open_after: bool = Field(True, description="After the game everybody may see everything.")
    clock: ClockGiven = Field(default_factory=lambda: ClockGiven(seconds=0))
    hints: WhoGetsHints = Field(
        "alone", description="Who may ask for hints: who plays alone against bots, everybody, nobody."
    )
    rated: bool = Field(
        False,
        description=(
            "The game counts for the ratings of those with an account and of bots. Then nobody gets hints, "
            "takes an answer back or holds two seats, and what is printed on the cards is not one's own."
        ),
    )


class NewTable(Given):
    """A table to be opened.

    Settings not given take their defaults; `content` is a content file of one's own.
    """

    game: Short = Field(examples=["raiders"])
    seats: int = Field(ge=1, le=99, examples=[3])
    settings: dict[Short, Short] = Field(default_factory=dict, max_length=16, examples=[{"mode": "standard"}])
    options: OptionsGiven = Field(default_factory=lambda: OptionsGiven.model_validate({}))
    content: str | None = None


class SitDown(Given):
    """A free seat to take.

    The seal shows the salt for the dice; a name is for a second player at the same screen.
    """

    seat: Seat = Field(examples=[0])
    seal: Seal | Literal[""] = Field("", examples=["0a1b" * 16])
    name: NameText | None = Field(None, examples=["Bruno"])


class Sealed(Given):
    """The seal of a salt, from somebody who already sits: the SHA-256 of the JSON list of table, round, seat
    and salt.
    """

    seat: Seat = Field(examples=[0])
    seal: Seal = Field(examples=["0a1b" * 16])


class Reveal(Given):
    """The salt that was sealed, to be told when the game is about to begin."""

    seat: Seat = Field(examples=[0])
    salt: Salt = Field(examples=["my lucky words 1n4x-0k2v9z-7q"])


class AtSeat(Given):
    """A seat."""

    seat: Seat = Field(examples=[0])


class SeatBot(Given):
    """A bot for a free seat."""

    seat: Seat = Field(examples=[1])
    bot: Short = Field(examples=["expert:bold"])
    name: NameText | None = Field(None, examples=["Golem"])
