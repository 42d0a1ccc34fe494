"""What a box must be to be playable.

Each check names the line of the content file and what was expected there.
"""

from __future__ import annotations

from mazmorra.content.expect import expect, expect_rows, settle
from mazmorra.content.fitting import Checks, check_figures, fitting, positive
from mazmorra.content.loader import Pack, Rows
from mazmorra.games.quest.box.check_board import check_board
from mazmorra.games.quest.box.check_cards import check_cards
from mazmorra.games.quest.box.rows import ABILITIES, DECKS, RUNES, TABLES, WEAPONS

MOST_SEATS = 4
LONGEST_DAY = 100
"""Spaces of the sun's track; more than anybody would sit through."""
HIGHEST_ROLL = 12
SIDES = 6
"""Of a die."""
FIGURED = ("stasis", "mending", "seeking", "warding", "passage")
"""The runes that speak of a figure."""


def check(pack: Pack, rows: Rows) -> None:
    """Refuse whatever makes these rows unplayable."""
    check_figures(pack, rows, (table for table in TABLES if table != "outcome"), ROW_CHECKS)
    for law in (check_board, _check_sun, _check_heroes, check_cards, _check_combat):
        law(pack, rows)
    settle()


def _check_sun(pack: Pack, rows: Rows) -> None:
    track = rows["sun"]
    expect_rows(pack, "sun", track, len(track) <= LONGEST_DAY, LONGEST_DAY)
    reached = 0
    for row in track:
        expect(pack, "sun", row, "number", row.number >= reached, "rising", value=reached)
        if row.number <= SIDES:
            reached = row.number
    expect(pack, "sun", track[-1], "number", reached > 0, "sunset")


def _check_heroes(pack: Pack, rows: Rows) -> None:
    """One for each player, with abilities and runes that the rules know."""
    expect_rows(pack, "hero", rows["hero"], len(rows["hero"]) >= MOST_SEATS, MOST_SEATS)
    for row in rows["hero"]:
        expect(
            pack,
            "hero",
            row,
            "abilities",
            set(row.abilities) <= set(ABILITIES),
            "among",
            allowed=list(ABILITIES),
        )
    for row in rows["rune"]:
        expect(pack, "rune", row, "id", row.id in RUNES, "one-of", allowed=list(RUNES))
        expect(pack, "rune", row, "amount", row.amount > 0 or row.id not in FIGURED, "positive")
    runes = sum(row.copies for row in rows["rune"])
    expect(pack, "rune", rows["rune"][-1], "copies", runes >= MOST_SEATS, "for-each-player", found=runes)


def _check_combat(pack: Pack, rows: Rows) -> None:
    """Every pair of cards once, every face of the die once, and fights that can end."""
    pairs: set[tuple[str, str]] = set()
    for row in rows["clash"]:
        expect(pack, "clash", row, "monster", (row.hero, row.monster) not in pairs, "once")
        pairs.add((row.hero, row.monster))
    expect_rows(pack, "clash", rows["clash"], len(pairs) == len(WEAPONS) ** 2, len(WEAPONS) ** 2)
    faces: set[int] = set()
    for row in rows["solo"]:
        expect(pack, "solo", row, "pips", row.pips not in faces, "once")
        faces.add(row.pips)
    expect_rows(pack, "solo", rows["solo"], len(faces) == SIDES, SIDES)
    for table in ("clash", "solo"):
        ends = any(row.monster_wounds for row in rows[table])
        expect(pack, table, rows[table][-1], "monster_wounds", ends, "some-wound")


COPIES = positive("copies")
ROW_CHECKS: Checks = {
    "sun": (fitting("number", lambda number: number <= SIDES, "die"),),
    "tile": (COPIES,),
    "hero": (
        positive("health"),
        *(
            fitting(name, lambda figure: 1 <= figure <= HIGHEST_ROLL, "attribute")
            for name in ("strength", "agility", "armor", "luck")
        ),
    ),
    "rune": (COPIES,),
    **dict.fromkeys(DECKS, (COPIES,)),
    "monster": (COPIES, positive("health")),
    "clash": tuple(fitting(side, lambda weapon: weapon in WEAPONS, "weapon") for side in ("hero", "monster")),
    "solo": (fitting("pips", lambda pips: 1 <= pips <= SIDES, "face"),),
}
