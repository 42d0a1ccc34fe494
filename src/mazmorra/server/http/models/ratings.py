"""What is told of ratings and of the daily dungeon, as typed models."""

from __future__ import annotations

from pydantic import Field

from mazmorra.server.http.models.base import Told


class RatingTold(Told):
    """Somebody's rating at one way to play a game; nineteen times in twenty it is within the margin."""

    game: str = Field(examples=["raiders"])
    variant: str = Field(examples=["edition:devir,mode:standard"])
    rating: int = Field(examples=[1612])
    margin: int = Field(examples=[240])
    mu: float = Field(description="As the model has it: 25 for somebody new.", examples=[27.8])
    sigma: float = Field(description="And how sure that is.", examples=[3.0])
    games: int
    ranked: bool = Field(description="Whether enough is known for a place among the others.")


class RatedTold(Told):
    """A rated game and what it changed; without a table where not everybody may look back at it."""

    number: int = Field(description="Its place in the order in which games count.")
    table: str
    game: str
    variant: str
    at: int
    place: int = Field(description="1: won, 2: not won, 3: left.")
    seats: int
    before: int
    after: int
    margin: int


class Profile(Told):
    """Somebody's ratings, the latest games first, and those that raised a rating most."""

    player: str
    name: str
    is_bot: bool
    since: int
    ratings: list[RatingTold]
    games: list[RatedTold]
    best: list[RatedTold]


class Ranked(Told):
    """Somebody among the strongest; who has no place has not played enough to be sure."""

    place: int | None
    player: str
    name: str
    is_bot: bool
    rating: int
    margin: int
    games: int


class VariantRated(Told):
    """A way to play at which there are ratings."""

    variant: str
    players: int


class Ranking(Told):
    """A page of the strongest at one way to play."""

    game: str
    variant: str
    variants: list[VariantRated]
    ranked: int = Field(description="How many have a place.")
    rows: list[Ranked]
    more: bool


class Change(Told):
    """What a game changed for a seat; a bot on several seats is told with the first."""

    seat: int
    player: str
    place: int
    before: int
    after: int
    margin: int


class Changes(Told):
    """What a rated game changed: nothing yet while it is not counted."""

    rated: bool
    counted: bool
    changes: list[Change]


class TryTold(Told):
    """A try at a day's deal."""

    table: str
    finished: bool
    won: float
    score: float
    place: int | None = Field(description="Its place among those that came to their end.")


class DealTold(Told):
    """What everybody gets on a day at one game."""

    game: str
    settings: dict[str, str]
    seats: int
    bots: list[str]
    name: str = Field(
        description="What its draws are derived from in place of a table's id.",
        examples=["daily-2026-11-18-raiders"],
    )
    commitment: str
    committed_at: int
    in_time: bool = Field(description="Whether the commitment was there before the day began.")
    secret: str = Field(description="Told once the day is over.")
    tried: int = Field(description="How many have begun a try.")
    finished: int = Field(description="How many tries have come to their end.")
    mine: TryTold | None


class DayTold(Told):
    """The deals of a day."""

    day: str = Field(examples=["2026-11-18"])
    ends_at: int
    over: bool
    deals: list[DealTold]


class Placed(Told):
    """Somebody in the table of a day; the table of their game once everybody may look back."""

    place: int
    player: str
    name: str
    won: float
    score: float
    table: str


class Standings(Told):
    """The table of a day at one game: first who won, then who came out alive, then the score; equals share a
    place.
    """

    day: str
    game: str
    rows: list[Placed]


class Days(Told):
    """Today's deals, what is promised for tomorrow, and who was best yesterday."""

    today: DayTold
    tomorrow: DayTold
    yesterday: DayTold
    winners: list[Standings] = Field(description="The first places of yesterday.")
