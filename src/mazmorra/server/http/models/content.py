"""What travels over HTTP about content that is being edited."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, StringConstraints

from mazmorra.kernel import Json
from mazmorra.server.http.models.base import Given, Short, Told
from mazmorra.server.http.models.replays import Label
from mazmorra.server.refusals import Refused

LONGEST = 128 * 1024
"""Letters of a content file; the longest printed one has a fifth of that."""
FEWEST, MOST = 10, 1000
"""Games of each content in a comparison."""


def _no_longer(content: object) -> object:
    """The text, unless it is too long: whoever opened a wrong file in the editor reads why."""
    if isinstance(content, str) and len(content) > LONGEST:
        raise Refused("too-large", 413, most=LONGEST)
    return content


ContentText = Annotated[str, StringConstraints(max_length=LONGEST), BeforeValidator(_no_longer)]


class PrintedTold(Told):
    """Printed content that can be edited; `edition` is empty where a game has one alone."""

    game: str = Field(examples=["raiders"])
    edition: str = Field(examples=["devir"])


class PrintedText(Told):
    """A content file."""

    text: str


class Proving(Given):
    """A content file to be looked through."""

    game: Short = Field(examples=["raiders"])
    content: ContentText = Field(examples=["[box]"])
    settings: dict[Short, Short] = Field(
        default_factory=dict,
        max_length=16,
        examples=[{"mode": "standard"}],
        description="Those not given are as the content has them, or as usual.",
    )
    language: Literal["en", "es", "pt", "pt-BR"] = "en"


class Comparing(Proving):
    """A content file to be compared with the printed one."""

    seats: int | None = Field(None, ge=1, le=99)
    games: int = Field(100, ge=FEWEST, le=MOST, description="Of each content.")
    bots: Literal["random", "greedy", "novice", "apprentice", "journeyman", "expert", "master"] = Field(
        "greedy", description="Who plays. A `legend` would think too long."
    )


class Fault(Told):
    """What is wrong with a content file, and on which line."""

    line: int = Field(examples=[12])
    problem: Label


class PieceTold(Told):
    """A card, tile or other component as it will look, and where it stands in the file (line 0: nowhere)."""

    id: str
    name: str
    text: str
    copies: int
    figures: list[tuple[str, str]]
    drawing: str = Field(description="As SVG, or empty.")
    line: int
    state: Literal["printed", "changed", "new"]


class ChapterTold(Told):
    """The pieces of one table of the content."""

    table: str
    heading: str
    lead: str
    look: Literal["cards", "tiles", "drawing"]
    drawing: str
    pieces: list[PieceTold]


class ProofTold(Told):
    """A content file looked through: what is wrong with it, or all that is in the box."""

    faults: list[Fault]
    settings: dict[str, str] = Field(default_factory=dict, description="Those of a table with it.")
    digest: str = ""
    chapters: list[ChapterTold] = Field(default_factory=list)
    style: str = Field("", description="What the drawings are drawn with.")
    components: Json = Field(default_factory=dict, description="As a table tells them.")


class ChangeTold(Told):
    """A figure that changed beyond noise, in words."""

    figure: str
    before: str
    after: str
    difference: str
    interval: str
    is_more: bool


class Report(Told):
    """What a comparison found, in words."""

    title: str
    played: str
    findings: list[str]
    added: list[str] = Field(description="Things that only the edited content has.")
    changes: list[ChangeTold]


class ComparisonState(Told):
    """A comparison, or how far it is: none was asked for, it waits, is being played, is there, or failed."""

    state: Literal["none", "waiting", "working", "ready", "failed"]
    done: int = Field(description="How many games were played.")
    whole: int = Field(description="How many there are.")
    problem: str = Field(description="Why it came to nothing.", examples=["interrupted"])
    link: str = Field(description="The whole report is at /api/content/reports/LINK.")
    report: Report | None
