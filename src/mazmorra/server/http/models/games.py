"""Games there are, and their rulebooks."""

from __future__ import annotations

from pydantic import Field

from mazmorra.server.http.models.base import Told


class Variant(Told):
    """One way to play a game: its settings, and how many may sit down."""

    settings: dict[str, str] = Field(examples=[{"edition": "devir", "mode": "standard"}])
    seats: list[int] = Field(examples=[[3, 4, 5]])
    content: str = Field(description="The fingerprint of the printed figures.", examples=["0a1b2c3d4e5f6071"])


class GameTold(Told):
    """A game there is; the default variant stands first, the bots weakest first, the host's own last."""

    name: str = Field(examples=["raiders"])
    version: int
    variants: list[Variant]
    bots: list[str] = Field(examples=[["novice", "expert", "legend"]])
    usual: str = Field(description="The bot one meets who names none.", examples=["expert"])


class Clause(Told):
    """A paragraph of a rulebook; `clause` is empty where the text only leads the reader on."""

    text: str
    clause: str = Field(examples=["DR-MON-2"])
    tags: list[str] = Field(
        description="The editions and modes it is about, or that it is a ruling of ours.",
        examples=[["devir"]],
    )


class Chapter(Told):
    """A heading of a rulebook and what stands under it."""

    heading: str
    paragraphs: list[Clause]


class RulebookTold(Told):
    """The rules of a game in our words."""

    title: str
    sections: list[Chapter]
