"""The chapters of a leaflet, as far as games have them alike: the rows of the box, and how things are called.

What a chapter says of a piece is the game's.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

from mazmorra.content.leaflet import NOTHING, Chapter, Leaflet, Piece
from mazmorra.content.loader import Row, Rows, Text, all_rows, read_pack
from mazmorra.content.markup import Markup
from mazmorra.content.ops import Vocabulary
from mazmorra.content.wording import Wording
from mazmorra.kernel import AnyGame


class Chapters(ABC):
    """The chapters of one box in one language, the printed one, whose texts the catalogues have, or
    somebody's own.
    """

    game: ClassVar[str]
    tables: ClassVar[Mapping[str, type[Row]]]
    vocabulary: ClassVar[Vocabulary]
    texts: ClassVar[Callable[[], Sequence[Text]]]
    """The printed box."""
    words: ClassVar[str]
    things: ClassVar[str]
    """The keys of the catalogues: of the leaflet's own words, and of things."""

    def __init__(self, own: str | None, say: Wording) -> None:
        self.printed = self._read(type(self).texts())
        self.rows = self.printed if own is None else self._read((("content", own),))
        self.known = {(table, row.id): row for table, listed in self.printed.items() for row in listed}
        self.wording = say

    def _read(self, texts: Sequence[Text]) -> Rows:
        return all_rows(read_pack(texts, self.tables), self.tables, self.vocabulary)

    @classmethod
    def leaflet(cls, game: AnyGame, say: Wording) -> Leaflet:
        """The leaflet of a box, the printed one or somebody's own."""
        return Leaflet(tuple(cls(game.own_content, say).all()), (f"mazmorra.games.{cls.game}.told",))

    @abstractmethod
    def all(self) -> Iterator[Chapter]:
        """Every chapter, in the order of the leaflet."""

    def say(self, key: str, **args: object) -> str:
        return self.wording.say(self.words.format(key=key), **args)

    def name(self, kind: str, name: str) -> str:
        """A thing by its name; what the catalogues do not know is called as the content file calls it."""
        key = self.things.format(kind=kind, name=name)
        return self.wording.say(key) if self.wording.has(key) else name

    def is_printed(self, table: str, row: Row) -> bool:
        """Whether a row says what the printed one does."""
        return self.known.get((table, row.id)) == row

    def chapter(
        self,
        table: str,
        pieces: Sequence[Piece],
        lead: str = "",
        look: str = "cards",
        drawing: Markup = NOTHING,
    ) -> Chapter:
        return Chapter(table, self.say(table), tuple(pieces), lead, look, drawing)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
