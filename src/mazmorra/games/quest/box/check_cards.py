"""What the cards must be: decks that exist, dice tables that can be rolled on, operations where the rules can
follow them.
"""

from __future__ import annotations

from collections.abc import Iterator

from mazmorra.content.expect import expect
from mazmorra.content.loader import Pack, Rows
from mazmorra.content.ops import Op
from mazmorra.games.quest.box.operations import ANYWHERE, CATACOMB, LAST, ROOM, VOCABULARY
from mazmorra.games.quest.box.paths import ABOVE, BELOW, DRAWN, NAMED, branches, contexts, leads_to
from mazmorra.games.quest.box.rows import ATTRIBUTES, DECKS, CardRow, OutcomeRow

HOMES = {"bottle_imp": "dungeon", "forbidden_tome": "treasure", "treasure_chest": "catacomb"}
"""The cards the rules know in one deck alone."""
LINGERING = ("torch_goes_out", "spider_venom")
"""The catacomb cards that stay by themselves."""


def check_cards(pack: Pack, rows: Rows) -> None:
    """Refuse cards that no rule could follow, or that could be followed for ever."""
    for deck in DECKS:
        places = contexts(rows, deck)
        for row in rows[deck]:
            _check_card(pack, deck, row)
            _check_ops(pack, rows, deck, row, places)
        _check_reshuffle(pack, deck, rows[deck])
    _check_outcomes(pack, rows)


def _check_card(pack: Pack, deck: str, row: CardRow) -> None:
    expect(pack, deck, row, "id", HOMES.get(row.id, deck) == deck, "home", value=HOMES.get(row.id, deck))
    expect(pack, deck, row, "test", set(row.test) <= set(ATTRIBUTES), "among", allowed=list(ATTRIBUTES))
    expect(pack, deck, row, "test", not row.test or bool(row.ok or row.fail), "ok-or-fail")
    for branch in ("ok", "fail"):
        expect(pack, deck, row, branch, bool(row.test) or not getattr(row, branch), "a-test")
    for key in ("gold", "sticks"):
        expect(pack, deck, row, key, row.loot or not getattr(row, key), "loot")
    if deck == "treasure":
        expect(pack, deck, row, "loot", row.loot, "loot")
        expect(pack, deck, row, "test", not row.test, "no-test")
    if deck == "dragon":
        expect(pack, deck, row, "loot", not row.loot, "no-loot")
    kept = [branch for branch, op in branches(row) if op.op == "keep"]
    expect(
        pack, deck, row, kept[-1] if kept else "does", len(kept) <= 1 and not (kept and row.loot), "keep-once"
    )


def _check_ops(pack: Pack, rows: Rows, deck: str, row: CardRow, places: frozenset[str]) -> None:
    for branch in ("does", "ok", "fail"):
        ops: tuple[Op, ...] = getattr(row, branch)
        allowed = _allowed(places, deck, row.id, branch)
        for place, op in enumerate(ops, 1):
            expect(pack, deck, row, branch, op.op in allowed, "ops", allowed=sorted(allowed))
            last = place == len(ops) and not (branch == "does" and row.test)
            expect(pack, deck, row, branch, not VOCABULARY.marks(op.op, LAST) or last, "last", value=op.op)
            _check_figures(pack, rows, deck, row, branch, op)
            drawn = leads_to(rows, op)
            expect(pack, deck, row, branch, deck not in drawn, "no-way-back", value=deck)


def _check_figures(
    pack: Pack,
    rows: Rows,
    table: str,
    row: CardRow | OutcomeRow,
    branch: str,
    op: Op,
) -> None:
    for name, (least, most) in VOCABULARY[op.op].limits.items():
        expect(
            pack,
            table,
            row,
            branch,
            least <= op[name] <= most,
            "figure",
            op=op.op,
            name=name,
            least=least,
            most=most,
        )
    if op.op in ("draw", "may_draw"):
        expect(pack, table, row, branch, op["deck"] in DRAWN, "deck", allowed=list(DRAWN))
    if op.op == "roll":
        tables = list(dict.fromkeys(each.table for each in rows["outcome"]))
        expect(pack, table, row, branch, op["table"] in tables, "table", allowed=tables)


def _allowed(places: frozenset[str], deck: str, card: str, branch: str) -> frozenset[str]:
    """What a card of a deck may say: by where its reader can be, and whether a test comes before it."""
    if deck == "treasure":
        return frozenset({"eat_loot"})
    allowed = _by_place(places)
    if branch == "does":
        allowed |= {"reshuffle", "eat_loot"}
    if branch == "fail":
        allowed |= {"wound_margin"}
    stays_by_itself = deck == "catacomb" and card in LINGERING
    if deck != "dragon" and (branch == "does" or deck == "catacomb") and not stays_by_itself:
        allowed |= {"keep"}
    return allowed | {"door": {"open"}, "dragon": {"rage"}}.get(deck, set())


def _by_place(places: frozenset[str]) -> frozenset[str]:
    here = VOCABULARY.having(ANYWHERE)
    if places <= {ABOVE}:
        return here | VOCABULARY.having(ROOM)
    return here | VOCABULARY.having(CATACOMB) if places == {BELOW} else here


def _check_reshuffle(pack: Pack, deck: str, cards: tuple[CardRow, ...]) -> None:
    """A card that shuffles its deck does nothing else, and something else is left to draw (DQ-R-82)."""
    shuffling = [row for row in cards if any(op.op == "reshuffle" for op in row.does)]
    for row in shuffling:
        expect(pack, deck, row, "does", len(row.does) == 1 and not row.test and not row.loot, "alone")
        expect(pack, deck, row, "does", len(shuffling) < len(cards), "other-cards")


def _check_outcomes(pack: Pack, rows: Rows) -> None:
    """Rolls that the dice can give, each in one row at most; what no row names does nothing."""
    tables = dict(_rolled(rows))
    taken: set[tuple[str, int]] = set()
    for row in rows["outcome"]:
        expect(pack, "outcome", row, "table", row.table in tables, "table", allowed=sorted(tables))
        dice = tables[row.table]
        expect(pack, "outcome", row, "low", row.low >= dice, "at-least", value=dice)
        expect(
            pack,
            "outcome",
            row,
            "high",
            row.low <= row.high <= 6 * dice,
            "between",
            least=row.low,
            most=6 * dice,
        )
        rolls = {(row.table, roll) for roll in range(row.low, row.high + 1)}
        expect(pack, "outcome", row, "low", not rolls & taken, "free-rolls")
        taken |= rolls
        allowed = _allowed_outcome(rows, row.table)
        for place, op in enumerate(row.does, 1):
            expect(pack, "outcome", row, "does", op.op in allowed, "ops", allowed=sorted(allowed))
            expect(
                pack,
                "outcome",
                row,
                "does",
                not VOCABULARY.marks(op.op, LAST) or place == len(row.does),
                "last",
                value=op.op,
            )
            _check_figures(pack, rows, "outcome", row, "does", op)


def _allowed_outcome(rows: Rows, table: str) -> frozenset[str]:
    if table == "imp":
        return frozenset({"lose_other_loot", "treasures"})
    places = NAMED[table].places if table in NAMED else frozenset[str]()
    rolling = (
        deck
        for deck in DECKS
        for row in rows[deck]
        for _, op in branches(row)
        if op.op == "roll" and op["table"] == table
    )
    return _by_place(places.union(*(contexts(rows, deck) for deck in rolling))) - {"roll"}


def _rolled(rows: Rows) -> Iterator[tuple[str, int]]:
    """Each table that is rolled on, and with how many dice."""
    for deck in DECKS:
        for row in rows[deck]:
            yield from ((op["table"], op["dice"]) for _, op in branches(row) if op.op == "roll")
    yield from ((name, each.dice) for name, each in NAMED.items())
