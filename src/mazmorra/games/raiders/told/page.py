"""Everything in the box of Dungeon Raiders in words, chapter by chapter, for whoever compares it with a
printed copy.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from mazmorra.content.leaflet import Chapter, Leaflet, Piece
from mazmorra.content.loader import Row, Rows, all_rows
from mazmorra.content.wording import Wording
from mazmorra.games.raiders.box.loading import Room, printed, read_box
from mazmorra.games.raiders.box.operations import VOCABULARY
from mazmorra.games.raiders.box.rows import TABLES, AttackRow, CharacterRow, LevelRow
from mazmorra.games.raiders.told.facts import facts

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame

SEATS = (3, 4, 5)
ROOMS = ("treasure", "monster", "trap", "vault", "boss")


def leaflet(game: RaidersGame, say: Wording) -> Leaflet:
    """The leaflet of a box, the printed one or somebody's own."""
    texts = printed(game.edition) if game.own_content is None else (("content", game.own_content),)
    pack = read_box(texts, game.edition)
    rows = all_rows(pack, TABLES, VOCABULARY)
    return Leaflet(tuple(Chapters(rows, game.rooms_by_id, say).all()))


class Chapters:
    """The chapters of one box in one language."""

    def __init__(self, rows: Rows, rooms: Mapping[str, Room], say: Wording) -> None:
        self.rows = rows
        self.rooms = rooms
        self.wording = say

    def all(self) -> Iterator[Chapter]:
        yield Chapter("box", self.say("box"), tuple(self.box()), self.say("box-lead"))
        yield Chapter("character", self.say("character"), tuple(map(self.character, self.rows["character"])))
        for table in ROOMS:
            if self.rows[table]:
                yield Chapter(table, self.name("kind", table), tuple(map(self.room, self.rows[table])))
        if self.rows["level"]:
            yield Chapter("level", self.say("level"), tuple(map(self.level, self.rows["level"])))
        if self.rows["solitaire"]:
            yield Chapter("solitaire", self.say("solitaire"), tuple(self.solitaire()))
        if self.rows["attack"]:
            yield Chapter("attack", self.say("attack"), tuple(map(self.attack, self.rows["attack"])))

    def say(self, key: str, **args: object) -> str:
        return self.wording.say(f"content-raiders-{key}", **args)

    def name(self, kind: str, name: str) -> str:
        """A thing by its name; what the catalogues do not know is called as the content file calls it."""
        key = f"raiders-{kind}-{name}"
        return self.wording.say(key) if self.wording.has(key) else name

    def box(self) -> Iterator[Piece]:
        (row,) = self.rows["box"]
        for figure, mark in row.source.items():
            if figure not in ("game", "edition"):
                yield Piece(figure, figure, str(getattr(row, figure)), source={figure: mark})

    def solitaire(self) -> Iterator[Piece]:
        (row,) = self.rows["solitaire"]
        wounds = ", ".join(map(str, row.wounds))
        yield Piece("coins", self.say("coins"), str(row.coins), source={"coins": row.source["coins"]})
        yield Piece("wounds", self.say("wounds"), wounds, source={"wounds": row.source["wounds"]})

    def character(self, row: CharacterRow) -> Piece:
        figures = [(self.say("coins"), str(row.coins)), (self.say("wounds"), str(row.wounds))]
        figures += (
            [(self.say("items"), ", ".join(self.name("item", item) for item in row.items))]
            if row.items
            else []
        )
        return Piece(row.id, self.name("character", row.id), "", 1, tuple(figures), row.source)

    def room(self, row: Row) -> Piece:
        """What any screen says of a room; a strength that changes with the players stands for each number of
        them.
        """
        room = self.rooms[row.id]
        said = facts(room, SEATS[0])[1 if room.strength else 0 :]
        text = "; ".join(self.wording.phrase(fact, "raiders") for fact in said)
        strengths = zip(SEATS, room.strength, strict=False)
        figures = tuple((self.say("players", seats=seats), str(strength)) for seats, strength in strengths)
        return Piece(row.id, self.name("room", row.id), text, room.copies, figures, row.source)

    def level(self, row: LevelRow) -> Piece:
        return Piece(
            row.id, row.id, " ".join("□" if face_up else "■" for face_up in row.face_up), 1, source=row.source
        )

    def attack(self, row: AttackRow) -> Piece:
        return Piece(row.id, f"{self.say('strength')} {row.strength}", "", row.copies, source=row.source)
