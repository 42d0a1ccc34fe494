"""What is in the box: the content of Dungeon Raiders, checked, and the rooms made from it for the rules to
use.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from mazmorra.content.loader import Pack, Text, all_rows, read_pack
from mazmorra.content.names import OwnWords, own_words
from mazmorra.content.ops import Op
from mazmorra.games.raiders.box.checks import EDITIONS, check
from mazmorra.games.raiders.box.operations import VOCABULARY
from mazmorra.games.raiders.box.rows import (
    TABLES,
    UNSAID,
    WORDED,
    AttackRow,
    BossRow,
    BoxRow,
    CharacterRow,
    LevelRow,
    MonsterRow,
    SolitaireRow,
    TrapRow,
)
from mazmorra.games.raiders.rules.cards import CARD_OF_ITEM

HALF = -1
"""A trap's 'half', among its amounts."""
CLAUSES = {"trap": "DR-TRP-10", "boss": "DR-BOS-1"}
"""What holds for every trap and every boss."""


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
    clause: str = ""
    """What a trap or a monster that strikes follows from."""

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
    solitaire: tuple[SolitaireRow, ...]
    """What one begins with alone: one row, and none in the edition that nobody plays alone."""
    digest: str
    words: OwnWords

    @property
    def bosses(self) -> int:
        """How many of the rooms, the last ones, are bosses."""
        return sum(room.boss for room in self.rooms)


@lru_cache(maxsize=64)
def open_box(edition: str, content: str | None = None) -> Box:
    """The printed box of an edition, or the one a content text describes."""
    if content is None:
        return _boxed(read_box(printed(edition), edition), edition, {})
    cited = {("boss" if room.boss else room.kind, room.id): room.clause for room in open_box(edition).rooms}
    return _boxed(read_box((("content", content),), edition), edition, cited)


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


def read_box(texts: Sequence[Text], edition: str) -> Pack:
    """The rows of these texts, and what content of the edition means that says nothing of it."""
    pack = read_pack(texts, TABLES)
    if edition == "classic":
        pack.rows = {**UNSAID, **pack.rows}
    return pack


def _boxed(pack: Pack, edition: str, cited: Mapping[tuple[str, str], str]) -> Box:
    """The box in a pack; a row that cites nothing follows from what is `cited` for its table and id."""

    def clause(table: str, row: TrapRow | BossRow) -> str:
        return row.clause or cited.get((table, row.id), CLAUSES[table])

    rows = all_rows(pack, TABLES, VOCABULARY)
    check(pack, rows, edition)
    rooms = (
        *(Room(row.id, "treasure", row.copies, chests=row.chests) for row in rows["treasure"]),
        *(_monster(row) for row in rows["monster"]),
        *(Room(row.id, "vault", row.copies, gives=row.gives) for row in rows["vault"]),
        *(_trap(row, clause("trap", row)) for row in rows["trap"]),
        *(_boss(row, clause("boss", row)) for row in rows["boss"]),
    )
    return Box(
        rows["box"][0],
        rows["character"],
        rooms,
        rows["level"],
        rows["attack"],
        rows["solitaire"],
        pack.digest(UNSAID),
        own_words(pack, "raiders", WORDED),
    )


def _monster(row: MonsterRow) -> Room:
    return Room(row.id, "monster", row.copies, strength=row.strength, hit=row.hit, clause="DR-MON-3")


def _trap(row: TrapRow, clause: str) -> Room:
    amounts = tuple(HALF if isinstance(amount, str) else amount for amount in row.amounts)
    return Room(
        row.id,
        "trap",
        row.copies,
        who=row.who,
        by_highest=row.by == "highest",
        does=row.does,
        amounts=amounts,
        clause=clause,
    )


def _boss(row: BossRow, clause: str) -> Room:
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
        clause=clause,
    )
