"""What a box must be to be playable.

Each check names the line of the content file and what was expected there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from mazmorra.content.errors import bad
from mazmorra.content.expect import expect, expect_rows, last_row, refuse, settle
from mazmorra.content.loader import Pack, Rows
from mazmorra.content.ops import Op
from mazmorra.content.rulebook import rulebook
from mazmorra.games.raiders.box.operations import GIFT, HIT, REWARD, VOCABULARY
from mazmorra.games.raiders.box.rows import BoxRow
from mazmorra.games.raiders.rules.cards import ITEMS, MOST_COPIES
from mazmorra.kernel.ask import Phrase

ROOMS = 25
EDITIONS = ("devir", "classic")
LARGEST = 999
"""What a card has room for."""
MOST_ITEMS = 5
"""What a character may begin with, so that games end within their bound."""
ROOM_TABLES = ("treasure", "monster", "vault", "trap", "boss")


def check(pack: Pack, rows: Rows, edition: str) -> None:
    """Refuse whatever makes these rows unplayable."""
    if not rows["box"]:
        raise bad(("content", 1), "missing-table", table="box")
    expect_rows(pack, "box", rows["box"], len(rows["box"]) == 1, 1)
    box: BoxRow = rows["box"][0]
    expect(pack, "box", box, "game", box.game == "raiders", "exactly", value="raiders")
    expect(pack, "box", box, "edition", box.edition in EDITIONS, "one-of", allowed=list(EDITIONS))
    expect(pack, "box", box, "edition", box.edition == edition, "edition", value=edition)
    settle()
    _check_sizes(pack, rows)
    _check_names(pack, rows)
    _check_counts(pack, rows, box)
    _check_purses(pack, rows, box)
    for table, checks in ROW_CHECKS.items():
        for row in rows[table]:
            for key, fits, expected in checks:
                expect(pack, table, row, key, fits(getattr(row, key)), expected)
    (_check_devir if edition == "devir" else _check_classic)(pack, rows, box)
    settle()


def _check_sizes(pack: Pack, rows: Rows) -> None:
    """No figure is larger than a card could print, and no operation does nothing."""
    for table, listed in rows.items():
        for row in listed:
            for each in fields(row):
                value = getattr(row, each.name)
                given = value if isinstance(value, tuple) else (value,)
                amounts = [
                    amount
                    for op in given
                    if isinstance(op, Op)
                    for name, amount in op.args
                    if name == "amount"
                ]
                expect(pack, table, row, each.name, all(amounts), "op-amounts")
                largest = max([number for number in (*given, *amounts) if isinstance(number, int)], default=0)
                expect(pack, table, row, each.name, largest <= LARGEST, "at-most", value=LARGEST)


def _check_names(pack: Pack, rows: Rows) -> None:
    """A room is known by its id alone, whatever it is."""
    seen = {"dark"}  # what a room is called that nobody has seen
    for table in ROOM_TABLES:
        for row in rows[table]:
            expect(pack, table, row, "id", row.id not in seen, "free-id")
            seen.add(row.id)


def _check_counts(pack: Pack, rows: Rows, box: BoxRow) -> None:
    for table, figure in (
        ("monster", "monsters"),
        ("treasure", "treasures"),
        ("trap", "traps"),
        ("vault", "vaults"),
    ):
        total = sum(row.copies for row in rows[table])
        if total != getattr(box, figure):
            place = last_row(pack, table, rows[table], "copies")
            wanted = getattr(box, figure)
            refuse(
                bad(place, "wrong-total", table=table, found=total, expected=wanted, figure=figure),
            )
    stay = box.monsters + box.treasures + box.traps + box.vaults - box.removed
    needed = ROOMS - 1 if box.edition == "devir" else ROOMS
    expect(pack, "box", box, "removed", stay == needed, "stay", needed=needed, found=stay)
    expect(
        pack,
        "box",
        box,
        "items_of_each_kind",
        box.items_of_each_kind <= MOST_COPIES,
        "at-most",
        value=MOST_COPIES,
    )
    expect_rows(pack, "character", rows["character"], len(rows["character"]) == 5, 5)
    for row in rows["character"]:
        expect(pack, "character", row, "items", set(row.items) <= set(ITEMS), "items")
        expect(pack, "character", row, "items", len(row.items) <= MOST_ITEMS, "at-most", value=MOST_ITEMS)
    held = max(sum(row.items.count(item) for row in rows["character"]) for item in ITEMS)
    expect(pack, "box", box, "items_of_each_kind", held <= box.items_of_each_kind, "at-least", value=held)


def _check_purses(pack: Pack, rows: Rows, box: BoxRow) -> None:
    """Somebody can own a coin, and nobody begins with more than one may have (DR-TRE-5)."""
    expect(pack, "box", box, "most_coins", box.most_coins >= 1, "at-least", value=1)
    for row in rows["character"]:
        expect(pack, "character", row, "coins", row.coins <= box.most_coins, "at-most", value=box.most_coins)


def _check_devir(pack: Pack, rows: Rows, box: BoxRow) -> None:
    """Wounds have no limit and the level cards say what lies face up, so neither is a figure of the box."""
    for figure in ("deadly_wounds", "face_up"):
        expect(pack, "box", box, figure, getattr(box, figure) == 0, "at-most", value=0)
    for row in rows["trap"]:
        expect(pack, "trap", row, "amounts", row.does != "wound" or "half" not in row.amounts, "no-half")
    _expect_at_least(pack, rows, "level", 5)
    _expect_at_least(pack, rows, "boss", 1)
    for table in ("attack", "solitaire"):
        expect_rows(pack, table, rows[table], not rows[table], 0)


def _expect_at_least(pack: Pack, rows: Rows, table: str, least: int) -> None:
    wanted = Phrase("content-expect-at-least", (("value", least),))
    expect_rows(pack, table, rows[table], len(rows[table]) >= least, wanted)


def _check_classic(pack: Pack, rows: Rows, box: BoxRow) -> None:
    expect(pack, "box", box, "face_up", box.face_up <= ROOMS, "at-most", value=ROOMS)
    _check_dares(pack, rows, box)
    most = box.deadly_wounds - 1
    for row in rows["character"]:
        expect(pack, "character", row, "wounds", row.wounds <= most, "at-most", value=most)
    for table in ("level", "boss"):
        expect_rows(pack, table, rows[table], not rows[table], 0)
    attacks = sum(row.copies for row in rows["attack"])
    if attacks < box.monsters:
        place = last_row(pack, "attack", rows["attack"], "copies")
        least, figure = box.monsters, "monsters"
        refuse(bad(place, "too-few-copies", table="attack", found=attacks, least=least, figure=figure))
    _check_solitaire(pack, rows, box)


def _check_dares(pack: Pack, rows: Rows, box: BoxRow) -> None:
    """Whoever plays alone begins alive, whatever they dare (DR-SOL-2, DR-SOL-7)."""
    expect_rows(pack, "solitaire", rows["solitaire"], len(rows["solitaire"]) == 1, 1)
    dares = rows["solitaire"][0].wounds
    expect(pack, "solitaire", rows["solitaire"][0], "wounds", _rise(dares), "rising-wounds")
    least = max(dares) + 1
    expect(pack, "box", box, "deadly_wounds", box.deadly_wounds >= least, "survivable", value=least)


def _check_solitaire(pack: Pack, rows: Rows, box: BoxRow) -> None:
    """Whoever plays alone leaves the vaults with items in the box, and still needs every room (DR-SOL-1)."""
    rooms = box.monsters + box.treasures + box.traps + box.vaults
    with_items = [row for row in rows["vault"] if any(gift.op == "take" for gift in row.gives)]
    left = rooms - sum(row.copies for row in with_items)
    for row in with_items:
        expect(pack, "vault", row, "copies", left >= ROOMS, "items-vaults", most=rooms - ROOMS, rooms=ROOMS)


def _chests_fall(chests: tuple[int, ...]) -> bool:
    return len(chests) in (1, 2) and min(chests) > 0 and list(chests) == sorted(chests, reverse=True)


def _rise(wounds: tuple[int, ...]) -> bool:
    return bool(wounds) and list(wounds) == sorted(set(wounds))


def _strengths_rise(strength: tuple[int, ...]) -> bool:
    return len(strength) == 3 and min(strength) > 0 and list(strength) == sorted(strength)


def _ops(place: str) -> Callable[[tuple[Op, ...]], bool]:
    return lambda given: all(
        VOCABULARY.marks(op.op, place) and (op.op != "take" or op["item"] in ITEMS) for op in given
    )


def _cites(chapter: str) -> Callable[[str], bool]:
    """Nothing, or a clause of a chapter of the rulebook."""
    return lambda clause: (
        not clause or (clause.startswith(chapter) and clause in rulebook("raiders", "en").clauses())
    )


ROW_CHECKS: dict[str, tuple[tuple[str, Callable[[Any], bool], str], ...]] = {
    "treasure": (("chests", _chests_fall, "chests"),),
    "monster": (
        ("strength", _strengths_rise, "strengths"),
        ("hit", _ops(HIT), "hit"),
    ),
    "vault": (
        ("gives", lambda gives: len(gives) == 5, "five"),
        ("gives", _ops(GIFT), "gifts"),
    ),
    "trap": (
        ("who", lambda who: who in ("most_coins", "fewest_wounds", "everyone"), "who"),
        ("by", lambda by: by in ("highest", "lowest"), "highest-or-lowest"),
        ("does", lambda does: does in ("lose_coins", "wound"), "does"),
        ("amounts", lambda given: len(given) == 5, "five"),
        ("amounts", lambda given: all(isinstance(each, int) or each == "half" for each in given), "amounts"),
        ("amounts", any, "some-amount"),
        ("clause", _cites("DR-TRP-"), "clause"),
    ),
    "level": (("face_up", lambda places: len(places) == 5, "five"),),
    "boss": (
        ("strength", lambda strength: strength == () or _strengths_rise(strength), "strengths"),
        ("attacks", lambda attacks: attacks in ("highest", "lowest"), "highest-or-lowest"),
        ("hit", _ops(HIT), "hit"),
        ("highest", _ops(REWARD), "reward"),
        ("escape", lambda item: item in ("", "torch", "crystal_ball", "key"), "escape"),
        ("counts_as_1", lambda cards: all(card in (1, 2, 3, 4, 5, "sword") for card in cards), "weak-cards"),
        ("clause", _cites("DR-BOS-"), "clause"),
    ),
    "attack": (("strength", lambda strength: 1 <= strength <= 5, "power"),),
}
"""For each table: the key, what fits, and how the expectation is called in the catalogues."""
