"""The rows of DungeonQuest's content files: what is printed on the board, the tiles, the sheets and the
cards.
"""

from __future__ import annotations

from dataclasses import dataclass

from mazmorra.content.loader import Row
from mazmorra.content.names import Worded
from mazmorra.content.ops import Op

SINGLES: tuple[str, ...] = ()
ATTRIBUTES = ("strength", "agility", "armor", "luck")
WEAPONS = ("melee", "ranged", "magic")
CHAMBERS = ("dungeon", "corridor", "rotating", "trap", "darkness", "cavein", "chasm", "pit", "bridge", "web")
"""The kinds of room there are tiles of."""
ABILITIES = (
    "penance",
    "serenity",
    "brightblaze",
    "ember",
    "guard",
    "glory",
    "fury",
    "stubborn",
    "keen",
    "trail",
    "elusive",
    "light",
)
RUNES = (
    "stasis",
    "warning",
    "mending",
    "opening",
    "shaping",
    "fortune",
    "seeking",
    "ascent",
    "glare",
    "warding",
    "slumber",
    "passage",
)
"""What the rules know of heroes' abilities and of runes, by name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceRow(Row):
    """A printed room."""

    column: int
    row: int
    kind: str
    passages: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SunRow(Row):
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TileRow(Row):
    kind: str
    sides: str
    copies: int
    stairs: bool = False
    torch: bool = False
    die: str = ""
    groups: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroRow(Row):
    health: int
    strength: int
    agility: int
    armor: int
    luck: int
    abilities: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RuneRow(Row):
    copies: int
    amount: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRow(Row):
    """A card: `does` happens at once; a `test` of the lowest of these attributes leads to `ok` or `fail`."""

    copies: int
    does: tuple[Op, ...] = ()
    test: tuple[str, ...] = ()
    spend: bool = True
    ok: tuple[Op, ...] = ()
    fail: tuple[Op, ...] = ()
    loot: bool = False
    gold: int = 0
    weight: int = 1
    sticks: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeRow(Row):
    """What rolls from `low` to `high` do, for whatever names the `table`."""

    table: str
    low: int
    high: int
    does: tuple[Op, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterRow(Row):
    name: str
    health: int
    escape: int
    copies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClashRow(Row):
    """What two combat cards do to each other."""

    hero: str
    monster: str
    hero_wounds: int
    monster_wounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloRow(Row):
    """A round of combat in solo play."""

    pips: int
    hero_wounds: int
    monster_wounds: int


DECKS = ("dungeon", "search", "door", "trap", "catacomb", "corpse", "crypt", "dragon", "treasure")
WORDED: Worded = {
    "hero": ("hero", "id"),
    "rune": ("rune", "id"),
    **dict.fromkeys(DECKS, ("card", "id")),
    "monster": ("monster", "name"),
}
"""How the catalogues call the rows that have names."""

TABLES: dict[str, type[Row]] = {
    "space": SpaceRow,
    "sun": SunRow,
    "tile": TileRow,
    "hero": HeroRow,
    "rune": RuneRow,
    **dict.fromkeys(DECKS, CardRow),
    "outcome": OutcomeRow,
    "monster": MonsterRow,
    "clash": ClashRow,
    "solo": SoloRow,
}
