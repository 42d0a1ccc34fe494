"""A table as everybody may know it. What is asked of one is in `opening`, lists are in `listing`."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from mazmorra.kernel import Json
from mazmorra.server.http.models.base import Told
from mazmorra.server.tables.entries import WhoGetsHints


class ChairTold(Told):
    """Who sits on a seat: a person, a bot, or a bot sitting in for a person."""

    name: str
    person: str
    bot: str
    here: bool
    gone_since: int


class MotionTold(Told):
    """What is being voted on."""

    kind: str
    seat: int
    needed: list[int]
    agreed: list[int]


class OptionsTold(Told):
    """How a table is run."""

    public: bool
    watchers: bool
    open_after: bool
    clock: dict[str, int]
    hints: WhoGetsHints
    rated: bool


class TableTold(Told):
    """A table as everybody may know it; the secret of its dice is there once the game is over."""

    id: str = Field(examples=["Zk3vX0pQm1sA"])
    number: int
    game: str = Field(examples=["raiders"])
    settings: dict[str, str]
    seats: int
    status: Literal["open", "playing", "over", "closed"]
    host: str
    options: OptionsTold
    chairs: list[ChairTold]
    commitment: str
    secret: str
    round: int = Field(description="The try to begin; each needs new salts.", examples=[1])
    seals: list[str] = Field(
        description="For each seat the seal of its player's salt, empty where there is none."
    )
    salts: list[str] = Field(description="The salts, once all are told.")
    revealing: list[int] = Field(description="The seats whose salt is waited for, so that the game begins.")
    missed: list[str] = Field(description="Who did not tell their salt, though others had told theirs.")
    opened: list[str] = Field(
        description="The players who let everybody look back at a game that is kept to them."
    )
    own_content: str = Field(
        description="The digest of figures of the host's own making, or nothing.", examples=[""]
    )
    motion: MotionTold | None
    due_at: int
    rematch: str
    result: Json | None
    notes: list[tuple[int, str, int]]
    watchers: int
    carried: int = Field(
        description=(
            "How many of its first answers came from another game; the dice among them are not its own."
        )
    )
    rules: Literal["same", "renewed", "older"] = Field(
        description=(
            "The rules it was laid for, newer ones because it began after they changed, "
            "or older ones nobody plays."
        )
    )
    waits_since: int = Field(description="When those who are asked were asked, 0 when nobody is.")
    silence: int = Field(
        description="Milliseconds of thinking without a clock after which the others may vote about it."
    )
    private: bool = Field(
        description="Whether only its host may see it: a saved game that was brought and not shared yet."
    )
    hints: bool = Field(description="Whether its players may ask for hints.")
    hinted: list[int] = Field(description="How many hints each seat has taken.", examples=[[2, 0, 0]])
    daily: str = Field(
        description="The day whose deal it is, where it is one that everybody gets; else empty.",
        examples=["2026-11-18"],
    )
    waiting: list[int] = Field(description="The seats with an open question.", examples=[[0, 2]])
