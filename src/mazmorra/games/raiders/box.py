"""What is in the box: the content rows of Dungeon Raiders, checked, and the rooms made from them for the rules to use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from mazmorra.content.errors import bad
from mazmorra.content.loader import Pack, Row, Text, read_pack, rows_of
from mazmorra.content.ops import Op
from mazmorra.games.raiders.cards import CARD_OF_ITEM, ITEMS, MOST_COPIES, pack

VOCABULARY: dict[str, dict[str, type]] = {
    "wound": {"amount": int},
    "heal": {"amount": int},
    "gain_coins": {"amount": int},
    "lose_coins": {"amount": int},
    "take": {"item": str},
    "eliminate": {},
}
SINGLES = ("box",)
HALF = -1
"""A trap's 'half', among its amounts."""


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

    @property
    def packed_items(self) -> int:
        return pack(tuple(self.items.count(item) for item in ITEMS))


@dataclass(frozen=True, slots=True, kw_only=True)
class TreasureRow(Row):
    copies: int
    chests: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class VaultRow(Row):
    copies: int
    gives: tuple[Op, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterRow(Row):
    copies: int
    strength: tuple[int, ...]
    hit: tuple[Op, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapRow(Row):
    copies: int
    who: str
    by: str
    does: str
    amounts: tuple[int | str, ...]


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


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackRow(Row):
    copies: int
    strength: int


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
}


@dataclass(frozen=True, slots=True)
class Room:
    """A room card, ready for the rules. `kind` is treasure, monster, trap or vault; a boss is a monster with more to it."""

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


def printed(edition: str) -> tuple[Text, ...]:
    """The content files of an edition, base first."""
    folder = files("mazmorra.games.raiders") / "content"
    return tuple((f"{name}.toml", (folder / f"{name}.toml").read_text("utf-8")) for name in ("base", edition))


def _boxed(pack: Pack, edition: str) -> Box:
    rows = {table: rows_of(pack, table, kind, VOCABULARY) for table, kind in TABLES.items()}
    _check(pack, rows, edition)
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
        row.id, "trap", row.copies, who=row.who, by_highest=row.by == "highest", does=row.does, amounts=amounts
    )  # fmt: skip


def _boss(row: BossRow) -> Room:
    weak = tuple(card if isinstance(card, int) else CARD_OF_ITEM[card] for card in row.counts_as_1)
    return Room(
        row.id, "monster", 1, boss=True, strength=row.strength, hit=row.hit, highest=row.highest,
        attacks_highest=row.attacks == "highest", escape=CARD_OF_ITEM.get(row.escape, 0), counts_as_1=weak,
    )  # fmt: skip


# What a box must be to be playable. Each check names the line and what was expected.


def _check(pack: Pack, rows: dict[str, tuple[Any, ...]], edition: str) -> None:
    if not rows["box"]:
        raise bad(("content", 1), "the table [box] is missing")
    box: BoxRow = rows["box"][0]
    _expect(pack, "box", box, "game", box.game == "raiders", "'raiders'")
    _expect(pack, "box", box, "edition", box.edition == edition, f"'{edition}', the edition being played")
    _check_counts(pack, rows, box)
    for table, checks in _ROW_CHECKS.items():
        for row in rows[table]:
            for key, fits, expected in checks:
                _expect(pack, table, row, key, fits(getattr(row, key)), expected)
    if edition == "devir":
        _check_devir(pack, rows)
    else:
        _check_classic(pack, rows, box)


def _expect(pack: Pack, table: str, row: Row, key: str, fits: bool, expected: str) -> None:
    if not fits:
        raise bad(pack.place(table, row.id, key), f"[{table}] '{row.id}': '{key}' is {getattr(row, key)!r}, expected {expected}")


def _check_counts(pack: Pack, rows: dict[str, tuple[Any, ...]], box: BoxRow) -> None:
    for table, figure in (("monster", "monsters"), ("treasure", "treasures"), ("trap", "traps"), ("vault", "vaults")):
        total = sum(row.copies for row in rows[table])
        said = getattr(box, figure)
        if total != said:
            last = rows[table][-1].id if rows[table] else ""
            raise bad(
                pack.place(table, last, "copies"),
                f"the copies of [[{table}]] add up to {total}, expected {said} ([box] {figure})",
            )
    cards = box.monsters + box.treasures + box.traps + box.vaults - box.removed
    needed = 24 if box.edition == "devir" else 25
    _expect(pack, "box", box, "removed", cards == needed, f"so many that {needed} of the cards stay ({cards} would)")
    _expect(pack, "box", box, "items_of_each_kind", box.items_of_each_kind <= MOST_COPIES, f"at most {MOST_COPIES}")
    if len(rows["character"]) != 5:
        raise bad(
            pack.place("character", rows["character"][-1].id if rows["character"] else ""),
            f"there are {len(rows['character'])} characters, expected 5",
        )
    for item in ITEMS:
        held = sum(row.items.count(item) for row in rows["character"])
        _expect(
            pack,
            "box",
            box,
            "items_of_each_kind",
            held <= box.items_of_each_kind,
            f"at least the {held} that characters start with",
        )


def _check_devir(pack: Pack, rows: dict[str, tuple[Any, ...]]) -> None:
    for table, least in (("level", 5), ("boss", 1)):
        if len(rows[table]) < least:
            raise bad(
                pack.place(table, rows[table][-1].id if rows[table] else ""),
                f"there are {len(rows[table])} [[{table}]] rows, expected at least {least}",
            )


def _check_classic(pack: Pack, rows: dict[str, tuple[Any, ...]], box: BoxRow) -> None:
    _expect(pack, "box", box, "face_up", box.face_up <= 25, "at most 25")
    _expect(
        pack,
        "box",
        box,
        "deadly_wounds",
        box.deadly_wounds > max(row.wounds for row in rows["character"]),
        "more than a character starts with",
    )
    attacks = sum(row.copies for row in rows["attack"])
    if attacks < box.monsters:
        raise bad(
            pack.place("attack", rows["attack"][-1].id if rows["attack"] else "", "copies"),
            f"the attack deck has {attacks} cards, expected at least one a monster ({box.monsters})",
        )


def _chests_fall(chests: tuple[int, ...]) -> bool:
    return len(chests) in (1, 2) and min(chests) > 0 and list(chests) == sorted(chests, reverse=True)


def _strengths_rise(strength: tuple[int, ...]) -> bool:
    return len(strength) == 3 and min(strength) > 0 and list(strength) == sorted(strength)


def _ops(*allowed: str) -> Callable[[tuple[Op, ...]], bool]:
    return lambda given: all(op.op in allowed and (op.op != "take" or op["item"] in ITEMS) for op in given)


_HIT = (_ops("wound", "lose_coins", "eliminate"), "operations among wound, lose_coins, eliminate")
_ROW_CHECKS: dict[str, tuple[tuple[str, Callable[[Any], bool], str], ...]] = {
    "character": (("items", lambda items: set(items) <= set(ITEMS), f"items among {list(ITEMS)}"),),
    "treasure": (("chests", _chests_fall, "one or two chests of 1 or more, the richer first"),),
    "monster": (("strength", _strengths_rise, "rising strengths for 3, 4 and 5 players"), ("hit", *_HIT)),
    "vault": (
        ("gives", lambda gives: len(gives) == 5, "five gifts, for the cards 1 to 5"),
        ("gives", _ops("take", "gain_coins", "heal"), f"take (one of {list(ITEMS)}), gain_coins or heal"),
    ),
    "trap": (
        ("who", lambda who: who in ("most_coins", "fewest_wounds", "everyone"), "most_coins, fewest_wounds or everyone"),
        ("by", lambda by: by in ("highest", "lowest"), "highest or lowest"),
        ("does", lambda does: does in ("lose_coins", "wound"), "lose_coins or wound"),
        ("amounts", lambda given: len(given) == 5, "five amounts, for the cards 1 to 5"),
        ("amounts", lambda given: all(isinstance(each, int) or each == "half" for each in given), "figures or 'half'"),
    ),
    "level": (("face_up", lambda places: len(places) == 5, "true or false for five places"),),
    "boss": (
        ("strength", lambda strength: strength == () or _strengths_rise(strength), "rising strengths for 3, 4 and 5 players"),
        ("attacks", lambda attacks: attacks in ("highest", "lowest"), "highest or lowest"),
        ("hit", *_HIT),
        ("highest", _ops("gain_coins"), "gain_coins"),
        ("escape", lambda item: item in ("", "torch", "crystal_ball", "key"), "torch, crystal_ball or key"),
        ("counts_as_1", lambda cards: all(card in (1, 2, 3, 4, 5, "sword") for card in cards), "power cards or 'sword'"),
    ),
    "attack": (("strength", lambda strength: 1 <= strength <= 5, "1 to 5"),),
}  # fmt: skip
