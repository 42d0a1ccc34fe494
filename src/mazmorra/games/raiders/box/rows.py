"""The rows of Dungeon Raiders' content files: what is printed on each card, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mazmorra.content.loader import Row
from mazmorra.content.names import Worded
from mazmorra.content.ops import Op
from mazmorra.kernel import Json

SINGLES = ("box", "solitaire")
UNSAID: Mapping[str, dict[str, Json]] = {
    "solitaire": {
        "solitaire": {"id": "solitaire", "coins": 2, "wounds": [2, 3, 4, 5], "source": "rulebook"},
    },
}
"""What content of 2011 means that says nothing of these tables, and what leaves a digest as it was without
them: games were kept before content could say it.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxRow(Row):
    game: str
    edition: str
    monsters: int
    treasures: int
    traps: int
    vaults: int
    items_of_each_kind: int
    removed: int
    face_up: int = 0
    most_coins: int
    deadly_wounds: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterRow(Row):
    coins: int
    wounds: int
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRow(Row):
    """A card that may lie in the box several times."""

    copies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TreasureRow(CardRow):
    chests: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class VaultRow(CardRow):
    gives: tuple[Op, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterRow(CardRow):
    strength: tuple[int, ...]
    hit: tuple[Op, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapRow(CardRow):
    who: str
    by: str
    does: str
    amounts: tuple[int | str, ...]
    clause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelRow(Row):
    face_up: tuple[bool, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BossRow(Row):
    strength: tuple[int, ...] = ()
    attacks: str
    hit: tuple[Op, ...]
    highest: tuple[Op, ...] = ()
    escape: str = ""
    counts_as_1: tuple[int | str, ...] = ()
    clause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackRow(CardRow):
    strength: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SolitaireRow(Row):
    coins: int
    wounds: tuple[int, ...]


WORDED: Worded = {
    "character": ("character", "id"),
    **dict.fromkeys(("treasure", "vault", "monster", "trap", "boss"), ("room", "id")),
}
"""How the catalogues call the rows that have names."""

TABLES: dict[str, type[Row]] = {
    "box": BoxRow,
    "character": CharacterRow,
    "treasure": TreasureRow,
    "vault": VaultRow,
    "monster": MonsterRow,
    "trap": TrapRow,
    "level": LevelRow,
    "boss": BossRow,
    "attack": AttackRow,
    "solitaire": SolitaireRow,
}
