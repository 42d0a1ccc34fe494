"""What is in the box of Platformer, checked and numbered, so that the rules look things up by an index."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import TypeVar

from mazmorra.content.loader import Pack, Row, Rows, Text, all_rows, read_pack
from mazmorra.content.names import OwnWords, own_words
from mazmorra.games.platformer.box.checks import check
from mazmorra.games.platformer.box.operations import VOCABULARY
from mazmorra.games.platformer.box.rows import (
    TABLES,
    WORDED,
    ArtifactRow,
    BossCardRow,
    BossRow,
    EnemyRow,
    EventRow,
    HeroRow,
    ItemRow,
    PotionRow,
    SupplyRow,
    TileRow,
    TokenRow,
)
from mazmorra.games.platformer.box.stackings import check_stackings
from mazmorra.games.platformer.rules.board import Map, Tile, cut, lay
from mazmorra.games.platformer.rules.symbols import FACES, POWERS, SYMBOLS

FILES = ("supply", "tiles", "heroes", "enemies", "items", "potions", "artifacts", "events", "bosses")
FLYING = ("flying", "webs")
"""The abilities of enemies that Gravity does not pull."""

R = TypeVar("R", bound=Row)


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """Everything in the box. A die is the weights of its faces, by their numbers."""

    die: tuple[int, ...]
    special: tuple[int, ...]
    enemy_die: tuple[int, ...]
    dice: int
    supply: SupplyRow
    tiles: tuple[TileRow, ...]
    """Normal tiles first; `normal` says how many."""
    normal: int
    cuts: tuple[Tile, ...]
    heroes: tuple[HeroRow, ...]
    stars: tuple[tuple[int, ...], ...]
    """The symbols each hero's star may stand for."""
    enemies: tuple[EnemyRow, ...]
    """Enemies, summons, and one row for each boss: a boss is an enemy too (PL-73)."""
    first_boss: int
    """The number of the first boss among the enemies."""
    flying: tuple[bool, ...]
    items: tuple[ItemRow, ...]
    potions: tuple[PotionRow, ...]
    artifacts: tuple[ArtifactRow, ...]
    events: tuple[EventRow, ...]
    bosses: tuple[BossRow, ...]
    tokens: tuple[TokenRow, ...]
    cards: tuple[BossCardRow, ...]
    powers: dict[str, int]
    """The bit of each power by name."""
    maps: dict[tuple[int, ...], Map]
    """The maps laid lately, by their tiles."""
    digest: str
    words: OwnWords

    def map_of(self, tiles: tuple[int, ...]) -> Map:
        """The map of the tiles that lie face up."""
        found = self.maps.get(tiles)
        if found is None:
            if len(self.maps) >= MOST_MAPS:
                self.maps.clear()
            found = self.maps[tiles] = lay(tiles, self.cuts)
        return found

    def power(self, name: str) -> int:
        """The bit of a power, 0 for what is none."""
        return self.powers.get(name, 0)


MOST_MAPS = 512
"""How many maps are kept before they are forgotten."""


def number(rows: tuple[R, ...], name: str) -> int:
    """The number of a row by its name."""
    return next(index for index, row in enumerate(rows) if row.id == name)


@lru_cache(maxsize=64)
def open_box(content: str | None = None) -> Box:
    """The printed box, or the one a content text describes, which must be one that can be climbed."""
    texts = printed() if content is None else (("content", content),)
    pack = read_pack(texts, TABLES)
    rows = all_rows(pack, TABLES, VOCABULARY)
    check(pack, rows)
    if content is not None:
        check_stackings(pack, rows["tile"])
    return _boxed(pack, rows)


def printed() -> tuple[Text, ...]:
    """The content files."""
    folder = files("mazmorra.games.platformer") / "content"
    return tuple((f"{name}.toml", (folder / f"{name}.toml").read_text("utf-8")) for name in FILES)


def _boxed(pack: Pack, rows: Rows) -> Box:
    dice = {row.id: row for row in rows["die"]}
    tiles = sorted(rows["tile"], key=lambda row: row.boss)
    bosses = tuple(_as_enemy(row) for row in rows["boss"])
    enemies = (*rows["enemy"], *bosses)
    return Box(
        die=_weights(dice["action"].faces, SYMBOLS),
        special=_weights(dice["special"].faces, SYMBOLS),
        enemy_die=_weights(dice["enemy"].faces, FACES),
        dice=dice["action"].count,
        supply=rows["supply"][0],
        tiles=tuple(tiles),
        normal=sum(not row.boss for row in tiles),
        cuts=tuple(cut(row.art) for row in tiles),
        heroes=rows["hero"],
        stars=tuple(tuple(SYMBOLS.index(each) for each in row.star) for row in rows["hero"]),
        enemies=enemies,
        first_boss=len(rows["enemy"]),
        flying=tuple(row.ability in FLYING for row in enemies),
        items=rows["item"],
        potions=rows["potion"],
        artifacts=rows["artifact"],
        events=rows["event"],
        bosses=rows["boss"],
        tokens=rows["token"],
        cards=rows["boss_card"],
        powers={name: 1 << index for index, name in enumerate(POWERS)},
        maps={},
        digest=pack.digest(),
        words=own_words(pack, "platformer", WORDED),
    )


def _as_enemy(row: BossRow) -> EnemyRow:
    """The boss as the enemy it also is; its health is its pool, which depends on the levels."""
    return EnemyRow(
        id=row.id,
        extra=False,
        rank=0,
        tokens=1,
        damage=row.damage,
        health=row.health,
        gold=0,
        gems=0,
        potions=0,
        ability="boss",
    )


def _weights(faces: tuple[str, ...], names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(faces.count(name) for name in names)
