"""What is in the box: the content of Dungeon Raiders, checked, and the rooms made from it for the rules to
use.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from mazmorra.content.loader import Pack, Text, read_pack, rows_of
from mazmorra.content.ops import Op
from mazmorra.games.raiders.box.checks import EDITIONS, check
from mazmorra.games.raiders.box.rows import (
    TABLES,
    VOCABULARY,
    AttackRow,
    BossRow,
    BoxRow,
    CharacterRow,
    LevelRow,
    TrapRow,
)
from mazmorra.games.raiders.rules.cards import CARD_OF_ITEM

HALF = -1
"""A trap's 'half', among its amounts."""


@dataclass(frozen=True, slots=True, eq=False)
class Room:
    """A room card, ready for the rules: a treasure, monster, trap or vault.

    A boss is a monster with more to it.

    A box has one of each, so identity is equality, and quick.
    """

    id: str
    kind: str
    copies: int
    boss: bool = False
    chests: tuple[int, ...] = ()
    gives: tuple[Op, ...] = ()
    strength: tuple[int, ...] = ()
    hit: tuple[Op, ...] = ()
    highest: tuple[Op, ...] = ()
    attacks_highest: bool = False
    escape: int = 0
    counts_as_1: tuple[int, ...] = ()
    who: str = ""
    by_highest: bool = True
    does: str = ""
    amounts: tuple[int, ...] = ()

    @property
    def wounds(self) -> int:
        """The wounds printed on a monster."""
        return sum(op["amount"] for op in self.hit if op.op == "wound")

    @property
    def gives_items(self) -> bool:
        """Whether a vault holds items."""
        return any(gift.op == "take" for gift in self.gives)


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box of one edition."""

    figures: BoxRow
    characters: tuple[CharacterRow, ...]
    rooms: tuple[Room, ...]
    levels: tuple[LevelRow, ...]
    attacks: tuple[AttackRow, ...]
    digest: str

    @property
    def bosses(self) -> int:
        """How many of the rooms, the last ones, are bosses."""
        return sum(room.boss for room in self.rooms)


@lru_cache(maxsize=64)
def open_box(edition: str, content: str | None = None) -> Box:
    """The printed box of an edition, or the one a content text describes."""
    texts = printed(edition) if content is None else (("content", content),)
    return _boxed(read_pack(texts, TABLES), edition)


@lru_cache(maxsize=64)
def edition_in(content: str) -> str:
    """The edition whose box a content text describes; none if it names none that there is."""
    try:
        box = tomllib.loads(content).get("box")
    except (ValueError, RecursionError):  # whoever opens the box says what is wrong with it
        return ""
    edition = box.get("edition") if isinstance(box, dict) else ""
    return edition if edition in EDITIONS else ""


def printed(edition: str) -> tuple[Text, ...]:
    """The content files of an edition, base first."""
    folder = files("mazmorra.games.raiders") / "content"
    return tuple((f"{name}.toml", (folder / f"{name}.toml").read_text("utf-8")) for name in ("base", edition))


def _boxed(pack: Pack, edition: str) -> Box:
    rows = {table: rows_of(pack, table, kind, VOCABULARY) for table, kind in TABLES.items()}
    check(pack, rows, edition)
    rooms = (
        *(Room(row.id, "treasure", row.copies, chests=row.chests) for row in rows["treasure"]),
        *(Room(row.id, "monster", row.copies, strength=row.strength, hit=row.hit) for row in rows["monster"]),
        *(Room(row.id, "vault", row.copies, gives=row.gives) for row in rows["vault"]),
        *(_trap(row) for row in rows["trap"]),
        *(_boss(row) for row in rows["boss"]),
    )
    return Box(rows["box"][0], rows["character"], rooms, rows["level"], rows["attack"], pack.digest())


def _trap(row: TrapRow) -> Room:
    amounts = tuple(HALF if isinstance(amount, str) else amount for amount in row.amounts)
    return Room(
        row.id,
        "trap",
        row.copies,
        who=row.who,
        by_highest=row.by == "highest",
        does=row.does,
        amounts=amounts,
    )


def _boss(row: BossRow) -> Room:
    weak = tuple(card if isinstance(card, int) else CARD_OF_ITEM[card] for card in row.counts_as_1)
    return Room(
        row.id,
        "monster",
        1,
        boss=True,
        strength=row.strength,
        hit=row.hit,
        highest=row.highest,
        attacks_highest=row.attacks == "highest",
        escape=CARD_OF_ITEM.get(row.escape, 0),
        counts_as_1=weak,
    )
