"""What the cards must be: operations in places where the rules can follow them, with figures that mean
something.
"""

from __future__ import annotations

from typing import Any

from mazmorra.content.expect import expect, expect_rows
from mazmorra.content.loader import Pack, Rows
from mazmorra.content.ops import Op
from mazmorra.games.platformer.box.operations import ALONE, AT_ONCE, BOSS, CARD, STRUCK, VOCABULARY
from mazmorra.games.platformer.box.rows import BossCardRow
from mazmorra.games.platformer.rules.symbols import FACES, SYMBOLS

RANGES = ("row", "adj", "around", "tile", "any")
DRAWN = 2
"""The cards Ikee draws each time."""


def check_cards(pack: Pack, rows: Rows) -> None:
    """Refuse cards that no rule could follow."""
    for table, key in (("item", "passive"), ("potion", "reaction"), ("artifact", "passive")):
        for row in rows[table]:
            expect(pack, table, row, "does", bool(row.does or getattr(row, key)), "some-effect", value=key)
            _check_ops(pack, table, row, "does", CARD)
            _check_order(pack, table, row)
    for row in rows["boss_card"]:
        _check_boss_card(pack, rows, row)
    for row in rows["boss"]:
        _check_deck(
            pack, row.id, [card for card in rows["boss_card"] if card.boss == row.id], rows["boss_card"]
        )


def _check_ops(pack: Pack, table: str, row: Any, key: str, place: str) -> None:
    allowed = VOCABULARY.having(place)
    for op in getattr(row, key):
        expect(pack, table, row, key, op.op in allowed, "ops", allowed=sorted(allowed))
        for name, (least, most) in VOCABULARY[op.op].limits.items():
            fits = least <= op[name] <= most
            expect(pack, table, row, key, fits, "figure", op=op.op, name=name, least=least, most=most)


def _check_order(pack: Pack, table: str, row: Any) -> None:
    """Each operation once; what asks something comes last, or all by itself."""
    names = [op.op for op in row.does]
    expect(pack, table, row, "does", len(names) == len(set(names)), "each-op-once")
    for name in names[:-1]:
        expect(pack, table, row, "does", VOCABULARY.marks(name, AT_ONCE), "last-op", value=name)
    for name in names:
        is_fine = len(names) == 1 or not VOCABULARY.marks(name, ALONE)
        expect(pack, table, row, "does", is_fine, "alone-op", value=name)


def _check_boss_card(pack: Pack, rows: Rows, row: BossCardRow) -> None:
    bosses = {each.id: each for each in rows["boss"]}
    expect(pack, "boss_card", row, "boss", row.boss in bosses, "one-of", allowed=list(bosses))
    expect(pack, "boss_card", row, "range", row.range in RANGES, "one-of", allowed=list(RANGES))
    known = FACES if row.boss == "medusa" else SYMBOLS[1:]
    expect(
        pack,
        "boss_card",
        row,
        "marks",
        bool(row.marks) and set(row.marks) <= set(known),
        "among",
        allowed=list(known),
    )
    expect(pack, "boss_card", row, "marks", row.boss == "medusa" or len(row.marks) == 1, "one-mark")
    expect(pack, "boss_card", row, "does", bool(row.first or row.does), "some-effect", value="first")
    _check_ops(pack, "boss_card", row, "first", BOSS)
    _check_ops(pack, "boss_card", row, "does", STRUCK)
    expect(pack, "boss_card", row, "first", len(row.first) <= 1, "one-first")
    expect(pack, "boss_card", row, "mirror", not row.mirror or row.boss == "medusa", "medusa-alone")
    expect(pack, "boss_card", row, "gift", not row.gift or row.mirror or row.boss == "ikee", "mirror-first")
    for op in (*row.first, *row.does):
        _check_named(pack, rows, row, op, bosses[row.boss].summon)


def _check_named(pack: Pack, rows: Rows, row: BossCardRow, op: Op, summon: str) -> None:
    """Whatever an operation names is there."""
    if op.op == "slither":
        ways = FACES[1:]
        expect(pack, "boss_card", row, "first", op["way"] in ways, "one-of", allowed=list(ways))
    if op.op == "summon":
        expect(pack, "boss_card", row, "first", bool(summon), "summons")
    if op.op == "token":
        tokens = [each.id for each in rows["token"] if each.boss == row.boss]
        expect(pack, "boss_card", row, "does", op["token"] in tokens, "one-of", allowed=tokens)
    if op.op == "tribute":
        expect(
            pack, "boss_card", row, "does", op["token"] in ("gold", "gem"), "one-of", allowed=["gold", "gem"]
        )


def _check_deck(pack: Pack, boss: str, cards: list[BossCardRow], listed: tuple[BossCardRow, ...]) -> None:
    """Medusa draws until a card shows the rolled face, so each face is on one; Ikee draws two cards each
    time.
    """
    expect_rows(pack, "boss_card", cards or listed, len(cards) >= DRAWN, f"{boss}: {DRAWN}")
    if boss == "medusa":
        shown = {mark for card in cards for mark in card.marks}
        expect(pack, "boss_card", cards[-1], "marks", shown == set(FACES), "every-face", allowed=list(FACES))
