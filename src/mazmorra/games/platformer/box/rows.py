"""The rows of Platformer's content files: what is printed on dice, tiles and cards."""

from __future__ import annotations

from dataclasses import dataclass

from mazmorra.content.loader import Row
from mazmorra.content.names import Worded
from mazmorra.content.ops import Op

SINGLES = ("supply",)


@dataclass(frozen=True, slots=True, kw_only=True)
class DieRow(Row):
    count: int
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SupplyRow(Row):
    """The tokens in the box, and after how many rounds a game that nobody finishes is over."""

    gold: int
    gems: int
    health: int
    enemies: int
    boss_tokens: int
    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TileRow(Row):
    code: str
    kind: str
    boss: bool
    art: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroRow(Row):
    extra: bool
    health: int
    star: tuple[str, ...]
    ability: str
    once: bool
    cost: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class EnemyRow(Row):
    extra: bool
    rank: int
    tokens: int
    damage: int
    health: int
    gold: int
    gems: int
    potions: int
    ability: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WareRow(Row):
    """A card of the shop."""

    extra: bool
    copies: int
    price: int
    does: tuple[Op, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemRow(WareRow):
    passive: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PotionRow(WareRow):
    reaction: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArtifactRow(Row):
    condition: str
    solo: bool
    does: tuple[Op, ...] = ()
    passive: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRow(Row):
    timing: str
    effect: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BossRow(Row):
    """A boss: its pool is `health` and one for each level; `trade` is the gold for which a shop gives its
    token.
    """

    damage: int
    health: int
    token: str
    trade: int
    summon: str = ""
    summoned: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenRow(Row):
    boss: str
    copies: int
    good: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BossCardRow(Row):
    """An attack card: `first` is what the boss does, `does` befalls each hero in `range`."""

    boss: str
    name: str
    marks: tuple[str, ...]
    range: str
    first: tuple[Op, ...] = ()
    does: tuple[Op, ...] = ()
    mirror: bool = False
    gift: int = 0


WORDED: Worded = {
    **{kind: (kind, "id") for kind in ("tile", "hero", "enemy", "item", "potion", "artifact", "event")},
    "boss": ("enemy", "id"),
    "token": ("badge", "id"),
    "boss_card": ("card", "name"),
}
"""How the catalogues call the rows that have names."""

TABLES: dict[str, type[Row]] = {
    "die": DieRow,
    "supply": SupplyRow,
    "tile": TileRow,
    "hero": HeroRow,
    "enemy": EnemyRow,
    "item": ItemRow,
    "potion": PotionRow,
    "artifact": ArtifactRow,
    "event": EventRow,
    "boss": BossRow,
    "token": TokenRow,
    "boss_card": BossCardRow,
}
