"""What is in the box of DungeonQuest, checked and numbered, so that the rules look things up by an index."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from mazmorra.content.loader import Pack, Text, all_rows, read_pack
from mazmorra.content.names import OwnWords, own_words
from mazmorra.games.quest.box.checks import check
from mazmorra.games.quest.box.operations import VOCABULARY
from mazmorra.games.quest.box.rows import (
    DECKS,
    TABLES,
    WORDED,
    CardRow,
    HeroRow,
    MonsterRow,
    OutcomeRow,
    RuneRow,
)
from mazmorra.games.quest.rules.spaces import BESIDE, NOWHERE, WAYS, at, back

FILES = ("board", "heroes", "cards", "monsters")
RELATIVE = "ELAR"
"""The sides of a tile as the hero sees them who walks in: entry, left, ahead, right; each a quarter turn on
from the last.
"""
OPEN, WALL, DOOR, PORTCULLIS = "o", "w", "d", "p"


class Passage(NamedTuple):
    """A passage out of a room: from which space of it, which way, into which room."""

    space: int
    way: int
    to: int


class Exit(NamedTuple):
    """Where a passage of a room can be: its way and the way back as bits, the space beside it, the passage it
    would be.
    """

    space: int
    way: int
    beside: int
    back: int
    passage: Passage


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """A kind of room: its sides from the entry on, clockwise."""

    id: str
    type: str
    sides: str
    copies: int
    stairs: bool = False
    torch: bool = False
    die: tuple[int, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card and the deck it is of."""

    deck: str
    row: CardRow

    @property
    def id(self) -> str:
        return self.row.id


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """Everything in the box. Cards of all decks stand in one list; `slices` says where each deck's are."""

    kinds: tuple[Kind, ...]
    tiles: int
    """The first kinds are tiles to draw; after them come the printed rooms."""
    printed: tuple[tuple[int, int], ...]
    """The space and the kind of each printed room."""
    towers: tuple[int, ...]
    treasure: tuple[int, int]
    sun: tuple[int, ...]
    heroes: tuple[HeroRow, ...]
    runes: tuple[RuneRow, ...]
    cards: tuple[Card, ...]
    slices: dict[str, slice]
    outcomes: tuple[OutcomeRow, ...]
    monsters: tuple[MonsterRow, ...]
    clash: dict[tuple[str, str], tuple[int, int]]
    solo: tuple[tuple[int, int], ...]
    sides: tuple[str, ...]
    """The sides of a room by its code on the board, north first: '?' for what is not explored."""
    rooms: tuple[Kind, ...]
    """The kind of a room by its code on the board; what is not explored has none of its own."""
    walls: tuple[int, ...]
    """The walls of a room by its code on the board, as bits of the ways."""
    exits: tuple[tuple[Exit, ...], ...]
    """The ways out of the room in each space, as far as they stay inside; the treasure chamber has those of
    both its halves.
    """
    digest: str
    words: OwnWords

    def card(self, deck: str, name: str) -> int:
        """The number of a card, or -1 if it is not in this box."""
        where = self.slices[deck]
        return next((index for index in range(where.start, where.stop) if self.cards[index].id == name), -1)

    def kind_in(self, space: int) -> Kind:
        """The printed room in a space."""
        return self.kinds[dict(self.printed)[space]]

    def outcome(self, table: str, pips: int) -> int:
        """The outcome of a roll, or -1 if it does nothing."""
        found = (
            index
            for index, row in enumerate(self.outcomes)
            if row.table == table and row.low <= pips <= row.high
        )
        return next(found, -1)


@lru_cache(maxsize=64)
def open_box(content: str | None = None) -> Box:
    """The printed box, or the one a content text describes."""
    texts = printed() if content is None else (("content", content),)
    return _boxed(read_pack(texts, TABLES))


def printed() -> tuple[Text, ...]:
    """The content files."""
    folder = files("mazmorra.games.quest") / "content"
    return tuple((f"{name}.toml", (folder / f"{name}.toml").read_text("utf-8")) for name in FILES)


def _boxed(pack: Pack) -> Box:
    rows = all_rows(pack, TABLES, VOCABULARY)
    check(pack, rows)
    kinds = [
        Kind(
            row.id,
            row.kind,
            row.sides,
            row.copies,
            row.stairs,
            row.torch,
            tuple(RELATIVE.index(side) for side in row.die),
            tuple(tuple(RELATIVE.index(side) for side in group) for group in row.groups),
        )
        for row in rows["tile"]
    ]
    tiles, laid = len(kinds), []
    for row in rows["space"]:
        laid.append((at(row.column, row.row), len(kinds)))
        sides = "".join(OPEN if way in row.passages else WALL for way in WAYS)
        kinds.append(Kind(row.id, row.kind, sides, 1))
    towers = tuple(space for space, kind in laid if kinds[kind].type == "tower")
    north, south = (space for space, kind in laid if kinds[kind].type == "treasure")
    cards = [Card(deck, row) for deck in DECKS for row in rows[deck]]
    slices, start = {}, 0
    for deck in DECKS:
        slices[deck] = slice(start, start + len(rows[deck]))
        start += len(rows[deck])
    turned = ("????", *(_turned(kind.sides, turn) for kind in kinds for turn in range(4)))
    return Box(
        tuple(kinds),
        tiles,
        tuple(laid),
        towers,
        (north, south),
        tuple(row.number for row in rows["sun"]),
        rows["hero"],
        rows["rune"],
        tuple(cards),
        slices,
        rows["outcome"],
        rows["monster"],
        {(row.hero, row.monster): (row.hero_wounds, row.monster_wounds) for row in rows["clash"]},
        tuple(
            (row.hero_wounds, row.monster_wounds) for row in sorted(rows["solo"], key=lambda row: row.pips)
        ),
        turned,
        (kinds[0], *(kind for kind in kinds for _ in range(4))),
        tuple(map(_walls, turned)),
        tuple(_exits(space, (north, south)) for space in range(len(BESIDE))),
        pack.digest(),
        own_words(pack, "quest", WORDED),
    )


def _turned(sides: str, entry: int) -> str:
    """The sides north first, of a tile whose entry lies at a way."""
    return "".join(sides[(way - entry) % 4] for way in range(4))


def _walls(sides: str) -> int:
    return sum(1 << way for way, side in enumerate(sides) if side == WALL)


def _exits(space: int, treasure: tuple[int, int]) -> tuple[Exit, ...]:
    halves = treasure if space in treasure else (space,)
    return tuple(
        Exit(
            half,
            1 << way,
            beside,
            1 << back(way),
            Passage(half, way, treasure[0] if beside in treasure else beside),
        )
        for half in halves
        for way, beside in enumerate(BESIDE[half])
        if beside != NOWHERE and beside not in halves
    )
