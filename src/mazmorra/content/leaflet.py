"""A leaflet: everything in a box, piece by piece, in words; a game fills it, the terminal and a page
show it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from mazmorra.content.loader import PROVENANCE
from mazmorra.content.markup import Markup, tag

MARKS = dict(zip(PROVENANCE, "●◐○", strict=True))
"""A sign for each provenance, so that it is not told by colour alone."""
NOTHING = Markup()


@dataclass(frozen=True, slots=True)
class Piece:
    """One component as its content row says it; `figures` are names and values.

    Without copies it is not counted.
    """

    id: str
    name: str
    text: str = ""
    copies: int = 0
    figures: tuple[tuple[str, str], ...] = ()
    source: Mapping[str, str] = field(default_factory=dict)
    drawing: Markup = NOTHING


@dataclass(frozen=True, slots=True)
class Chapter:
    """The pieces of one table of the content.

    `look` is how a page lays them out: tiles, cards, or only the drawing.
    """

    table: str
    heading: str
    pieces: tuple[Piece, ...]
    lead: str = ""
    look: str = "cards"
    drawing: Markup = NOTHING

    @property
    def count(self) -> int:
        """How many pieces there are in the box, copies and all."""
        return sum(piece.copies for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class Leaflet:
    """All chapters; `styled` are the packages whose style sheets their drawings need."""

    chapters: tuple[Chapter, ...]
    styled: tuple[str, ...] = ()


def marks(sources: Iterable[Mapping[str, str]]) -> dict[str, tuple[str, ...]]:
    """Which figures have which provenance; no names where all figures have the same."""
    found: dict[str, list[str]] = {}
    for source in sources:
        for figure, mark in source.items():
            if figure not in found.setdefault(mark, []):
                found[mark].append(figure)
    only = len(found) == 1
    return {mark: () if only else tuple(found[mark]) for mark in PROVENANCE if mark in found}


def sign(mark: str) -> Markup:
    """The sign of a provenance, as a page has it."""
    return tag("b", MARKS[mark], class_=f"sign {mark}")
