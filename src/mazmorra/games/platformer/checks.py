"""What must be true of the content as a whole: counts, names that exist, tiles that are drawn well and can be climbed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from mazmorra.content.errors import bad
from mazmorra.content.loader import Pack, Row
from mazmorra.games.platformer.atlas import LADDERS, ONE_WAY, OPEN, PIERCED, PLATFORM, Tile, cut
from mazmorra.games.platformer.rows import TileRow
from mazmorra.games.platformer.spaces import ROWS, TILE
from mazmorra.games.platformer.symbols import FACES, POWERS, SYMBOLS
from mazmorra.kernel.ask import Phrase

Rows: TypeAlias = Mapping[str, tuple[Any, ...]]
CELLS = ".EGDXSHgdVB*"
HOP = 3
"""The moves a hero can count on between one footing and the next."""
LEAST = {"hero": 4, "item": 3, "potion": 3, "artifact": 2, "event": 12}
"""How many cards a table needs at least."""


def check(pack: Pack, rows: Rows) -> None:
    """Raise for the first thing that makes these rows unplayable."""
    for table in ("die", "supply", "tile", "hero", "enemy", "item", "potion", "event", "boss", "boss_card"):
        if not rows[table]:
            raise bad(("content", 1), "missing-table", table=table)
    for table, least in LEAST.items():
        core = [row for row in rows[table] if not getattr(row, "extra", False)]
        _expect(pack, table, rows[table][-1], "id", len(core) >= least, "at-least", value=least)
    _check_dice(pack, rows)
    for row in rows["tile"]:
        _expect(pack, "tile", row, "art", is_drawn_well(row), "drawing")
    _check_names(pack, rows)
    _check_counts(pack, rows)


def _expect(pack: Pack, table: str, row: Row, key: str, fits: bool, expected: str, **args: object) -> None:
    if not fits:
        wanted = Phrase(f"content-expect-{expected}", tuple(args.items()))
        raise bad(pack.place(table, row.id, key), "unfit", table=table, row=row.id, key=key, expected=wanted)


def _check_dice(pack: Pack, rows: Rows) -> None:
    known = {"action": SYMBOLS[1:], "special": SYMBOLS, "enemy": FACES}
    dice = {row.id for row in rows["die"]}
    for name, faces in known.items():
        if name not in dice:
            raise bad(("content", 1), "missing-table", table=f"die {name}")
        row = next(row for row in rows["die"] if row.id == name)
        _expect(pack, "die", row, "faces", set(row.faces) == set(faces), "one-of", values=faces)


def _check_names(pack: Pack, rows: Rows) -> None:
    """Every name that stands for something else is known."""
    bosses = [row.id for row in rows["boss"]]
    tokens = [row.id for row in rows["token"]]
    for table, key, known in (
        ("hero", "ability", POWERS), ("item", "passive", ("", *POWERS)), ("artifact", "passive", ("", *POWERS)),
        ("tile", "kind", ("forest", "void")), ("enemy", "rank", (0, 1, 2, 3)), ("token", "boss", bosses),
        ("boss", "token", tokens), ("boss", "summon", ("", *(row.id for row in rows["enemy"]))), ("boss_card", "boss", bosses),
        ("boss_card", "range", ("row", "adj", "around", "tile", "any")), ("event", "timing", ("now", "turn", "end")),
    ):  # fmt: skip
        for row in rows[table]:
            _expect(pack, table, row, key, getattr(row, key) in known, "one-of", values=tuple(known))
    for row in rows["hero"]:
        _expect(pack, "hero", row, "star", set(row.star) <= set(SYMBOLS[1:5]), "one-of", values=SYMBOLS[1:5])


def _check_counts(pack: Pack, rows: Rows) -> None:
    """The tokens in the box suffice for what the cards ask of them."""
    supply = rows["supply"][0]
    healths = sorted((row.health for row in rows["hero"]), reverse=True)
    _expect(pack, "supply", supply, "health", sum(healths[:4]) + 1 <= supply.health, "at-least", value=sum(healths[:4]) + 1)
    copies = sum(row.copies for row in rows["token"])
    _expect(pack, "supply", supply, "boss_tokens", copies <= supply.boss_tokens, "at-least", value=copies)
    for rank in (1, 2, 3):
        core = [row for row in rows["enemy"] if row.rank == rank and not row.extra]
        _expect(pack, "enemy", rows["enemy"][-1], "rank", len(core) >= 2, "at-least", value=2)
    for boss, least in ((False, 8), (True, 2)):
        for kind in ("forest", "void"):
            fitting = sum(row.kind == kind and row.boss is boss for row in rows["tile"])
            _expect(pack, "tile", rows["tile"][-1], "kind", fitting >= least, "at-least", value=least)


def is_drawn_well(row: TileRow) -> bool:
    """Six lines of known signs; a pierced platform has a ladder under it; boss tiles stand on one-way floors."""
    if len(row.art) != 2 * ROWS or any(len(line) > 2 * TILE + 1 for line in row.art):
        return False
    tile = cut(row.art)
    cells = "".join(tile.cells)
    if not set(cells) <= set(CELLS) or not set("".join(tile.floors)) <= {OPEN, PLATFORM, PIERCED, ONE_WAY}:
        return False
    if row.boss != (tile.floors[0] == ONE_WAY * TILE) or (row.boss and "S" not in cells) or (row.boss and "B" not in cells):
        return False
    pierced = zip(tile.floors[1:], pairwise(tile.cells), strict=True)
    return all(
        floor != PIERCED or cell in LADDERS for floors, (low, _) in pierced for floor, cell in zip(floors, low, strict=True)
    )


def check_stackings(pack: Pack, tiles: Sequence[TileRow]) -> None:
    """Every stacking of a tile on a normal one can be climbed (PL-54)."""
    for lower, upper in unclimbable(tiles):
        wanted = Phrase("content-expect-climbable", (("under", lower.id),))
        raise bad(pack.place("tile", upper.id, "art"), "unfit", table="tile", row=upper.id, key="art", expected=wanted)


def unclimbable(tiles: Sequence[TileRow]) -> Iterable[tuple[TileRow, TileRow]]:
    """The stackings of two tiles in which a footing in the lowest row does not lead up, or a space is out of reach."""
    cuts = {row.id: cut(row.art) for row in tiles}
    for lower in tiles:
        for upper in tiles:
            if not lower.boss and not _Stack(cuts[lower.id], cuts[upper.id]).can_be_climbed():
                yield lower, upper


class _Stack:
    """Two tiles on each other, spaces 5 * row + column, and how a hero hops about in them alone."""

    def __init__(self, lower: Tile, upper: Tile) -> None:
        self.cells = "".join((*lower.cells, *upper.cells))
        self.floors = PLATFORM * TILE + "".join((*lower.floors[1:], *upper.floors))
        self.walls = (*lower.walls, *upper.walls)
        self.steps = [self._steps(space) for space in range(len(self.cells))]

    def _steps(self, space: int) -> list[int]:
        row, column = divmod(space, TILE)
        found = []
        if column and not self.walls[row][column - 1]:
            found.append(space - 1)
        if column < TILE - 1 and not self.walls[row][column]:
            found.append(space + 1)
        if row and self.floors[space] in (OPEN, PIERCED):
            found.append(space - TILE)
        if space + TILE < len(self.cells) and self.floors[space + TILE] != PLATFORM:
            found.append(space + TILE)
        return [*found, *self._portals(space)]

    def _portals(self, space: int) -> list[int]:
        """The other portals of the tile (PL-20)."""
        level = range(ROWS * TILE) if space < ROWS * TILE else range(ROWS * TILE, 2 * ROWS * TILE)
        return [each for each in level if self.cells[each] == self.cells[space] == "V" and each != space]

    def rest(self, space: int) -> int:
        """Where a hero comes to rest."""
        while self.cells[space] not in LADDERS and self.floors[space] == OPEN:
            space -= TILE
        return space

    def hop(self, start: int) -> set[int]:
        """The spaces within a hop."""
        seen = edge = {start}
        for _ in range(HOP):
            edge = {to for space in edge for to in self.steps[space]} - seen
            seen = seen | edge
        return seen

    def reach(self, start: int) -> set[int]:
        """Every space that hops from one footing to the next lead to."""
        seen: set[int] = set()
        footings, open_footings = {start}, [start]
        while open_footings:
            found = self.hop(open_footings.pop())
            seen |= found
            new = {self.rest(space) for space in found} - footings
            footings |= new
            open_footings += new
        return seen

    def can_be_climbed(self) -> bool:
        upper = set(range(ROWS * TILE, 2 * ROWS * TILE))
        reached = [self.reach(space) for space in range(TILE)]
        return all(found & upper for found in reached) and set().union(*reached) == set(range(len(self.cells)))
