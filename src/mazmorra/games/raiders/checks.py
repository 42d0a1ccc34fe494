"""What a box must be to be playable. Each check names the line of the content file and what was expected there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from mazmorra.content.errors import bad
from mazmorra.content.expect import expect, expect_rows, last_row
from mazmorra.content.loader import Pack
from mazmorra.content.ops import Op
from mazmorra.games.raiders.cards import ITEMS, MOST_COPIES
from mazmorra.games.raiders.rows import BoxRow

Rows: TypeAlias = Mapping[str, tuple[Any, ...]]
ROOMS = 25


def check(pack: Pack, rows: Rows, edition: str) -> None:
    """Raise for the first thing that makes these rows unplayable."""
    if not rows["box"]:
        raise bad(("content", 1), "missing-table", table="box")
    box: BoxRow = rows["box"][0]
    expect(pack, "box", box, "game", box.game == "raiders", "exactly", value="raiders")
    expect(pack, "box", box, "edition", box.edition == edition, "edition", value=edition)
    _check_counts(pack, rows, box)
    for table, checks in ROW_CHECKS.items():
        for row in rows[table]:
            for key, fits, expected in checks:
                expect(pack, table, row, key, fits(getattr(row, key)), expected)
    (_check_devir if edition == "devir" else _check_classic)(pack, rows, box)


def _check_counts(pack: Pack, rows: Rows, box: BoxRow) -> None:
    for table, figure in (("monster", "monsters"), ("treasure", "treasures"), ("trap", "traps"), ("vault", "vaults")):
        total = sum(row.copies for row in rows[table])
        if total != getattr(box, figure):
            place = last_row(pack, table, rows[table], "copies")
            raise bad(place, "wrong-total", table=table, found=total, expected=getattr(box, figure), figure=figure)
    stay = box.monsters + box.treasures + box.traps + box.vaults - box.removed
    needed = ROOMS - 1 if box.edition == "devir" else ROOMS
    expect(pack, "box", box, "removed", stay == needed, "stay", needed=needed, found=stay)
    expect(pack, "box", box, "items_of_each_kind", box.items_of_each_kind <= MOST_COPIES, "at-most", value=MOST_COPIES)
    expect_rows(pack, "character", rows["character"], len(rows["character"]) == 5, 5)
    held = max(sum(row.items.count(item) for row in rows["character"]) for item in ITEMS)
    expect(pack, "box", box, "items_of_each_kind", held <= box.items_of_each_kind, "at-least", value=held)


def _check_devir(pack: Pack, rows: Rows, box: BoxRow) -> None:
    expect(pack, "box", box, "deadly_wounds", box.deadly_wounds == 0, "at-most", value=0)
    expect_rows(pack, "level", rows["level"], len(rows["level"]) >= 5, 5)
    expect_rows(pack, "boss", rows["boss"], len(rows["boss"]) >= 1, 1)


def _check_classic(pack: Pack, rows: Rows, box: BoxRow) -> None:
    expect(pack, "box", box, "face_up", box.face_up <= ROOMS, "at-most", value=ROOMS)
    least = max(row.wounds for row in rows["character"]) + 1
    expect(pack, "box", box, "deadly_wounds", box.deadly_wounds >= max(least, 6), "at-least", value=max(least, 6))
    for table in ("level", "boss"):
        expect_rows(pack, table, rows[table], not rows[table], 0)
    attacks = sum(row.copies for row in rows["attack"])
    if attacks < box.monsters:
        place = last_row(pack, "attack", rows["attack"], "copies")
        raise bad(place, "wrong-total", table="attack", found=attacks, expected=box.monsters, figure="monsters")


def _chests_fall(chests: tuple[int, ...]) -> bool:
    return len(chests) in (1, 2) and min(chests) > 0 and list(chests) == sorted(chests, reverse=True)


def _strengths_rise(strength: tuple[int, ...]) -> bool:
    return len(strength) == 3 and min(strength) > 0 and list(strength) == sorted(strength)


def _ops(*allowed: str) -> Callable[[tuple[Op, ...]], bool]:
    return lambda given: all(op.op in allowed and (op.op != "take" or op["item"] in ITEMS) for op in given)


ROW_CHECKS: dict[str, tuple[tuple[str, Callable[[Any], bool], str], ...]] = {
    "character": (("items", lambda items: set(items) <= set(ITEMS), "items"),),
    "treasure": (("chests", _chests_fall, "chests"),),
    "monster": (
        ("strength", _strengths_rise, "strengths"),
        ("hit", _ops("wound", "lose_coins", "eliminate"), "hit"),
    ),
    "vault": (
        ("gives", lambda gives: len(gives) == 5, "five"),
        ("gives", _ops("take", "gain_coins", "heal"), "gifts"),
    ),
    "trap": (
        ("who", lambda who: who in ("most_coins", "fewest_wounds", "everyone"), "who"),
        ("by", lambda by: by in ("highest", "lowest"), "highest-or-lowest"),
        ("does", lambda does: does in ("lose_coins", "wound"), "does"),
        ("amounts", lambda given: len(given) == 5, "five"),
        ("amounts", lambda given: all(isinstance(each, int) or each == "half" for each in given), "amounts"),
    ),
    "level": (("face_up", lambda places: len(places) == 5, "five"),),
    "boss": (
        ("strength", lambda strength: strength == () or _strengths_rise(strength), "strengths"),
        ("attacks", lambda attacks: attacks in ("highest", "lowest"), "highest-or-lowest"),
        ("hit", _ops("wound", "lose_coins", "eliminate"), "hit"),
        ("highest", _ops("gain_coins"), "reward"),
        ("escape", lambda item: item in ("", "torch", "crystal_ball", "key"), "escape"),
        ("counts_as_1", lambda cards: all(card in (1, 2, 3, 4, 5, "sword") for card in cards), "weak-cards"),
    ),
    "attack": (("strength", lambda strength: 1 <= strength <= 5, "power"),),
}
"""For each table: the key, what fits, and how the expectation is called in the catalogues."""
