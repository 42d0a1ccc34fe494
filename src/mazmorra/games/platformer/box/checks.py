"""What a box must be to be playable.

Each check names the line of the content file and what was expected there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazmorra.content.expect import expect, expect_rows, settle
from mazmorra.content.fitting import Checks, between, check_figures, fitting, one_of, positive
from mazmorra.content.loader import Pack, Row, Rows
from mazmorra.games.platformer.box.check_cards import check_cards
from mazmorra.games.platformer.box.check_tiles import check_tiles
from mazmorra.games.platformer.box.rows import TABLES
from mazmorra.games.platformer.rules.symbols import FACES, POWERS, SYMBOLS

MOST_SEATS = 4
LONGEST_GAME = 100
"""Rounds; more than anybody would sit through."""
DICE = {"action": SYMBOLS[1:], "special": SYMBOLS, "enemy": FACES}
"""The dice, and what must be on their faces."""
ABILITIES = (
    "shambling",
    "acid",
    "thief",
    "flying",
    "brittle",
    "reach",
    "heavy",
    "knockback",
    "webs",
    "bait",
    "curse",
    "sweep",
    "drain",
    "charge",
    "ray",
    "loyal",
)
LONE = ("reach", "heavy", "sweep", "ray")
"""The abilities the rules look for in one enemy alone."""
HEROES, ITEMS, ARTIFACTS = POWERS[:8], POWERS[8:17], POWERS[17:]
"""The powers by the cards they are on."""
TURNING = ("reroll", "rage", "alloy")
"""The abilities that turn the hero card until the next turn."""
REACTIONS = ("stone_skin", "phoenix")
CONDITIONS = (
    "last_gold",
    "reveal",
    "trophy",
    "last_breath",
    "push",
    "gems",
    "downed",
    "dear",
    "fall",
    "triple",
)
EFFECTS = {
    "fever": "turn",
    "greased": "turn",
    "blood_moon": "turn",
    "rusty": "turn",
    "merchant": "turn",
    "second_wind": "turn",
    "ambush": "now",
    "spring": "now",
    "reinforcements": "end",
    "vein": "end",
    "aftershock": "end",
    "toll": "end",
}
"""What events do, and when."""
BOSSES = ("medusa", "ikee")
BANES = ("petrified", "shackles", "dread")
"""The tokens that hinder, as the rules know them."""


def check(pack: Pack, rows: Rows) -> None:
    """Refuse whatever makes these rows unplayable."""
    check_figures(pack, rows, TABLES, ROW_CHECKS)
    _check_dice(pack, rows["die"])
    check_tiles(pack, rows["tile"])
    _check_heroes(pack, rows)
    _check_enemies(pack, rows["enemy"])
    _check_decks(pack, rows)
    _check_bosses(pack, rows)
    check_cards(pack, rows)
    settle()


def _check_dice(pack: Pack, dice: tuple[Any, ...]) -> None:
    """The three dice, with every symbol on some face; a special die for each player."""
    expect_rows(pack, "die", dice, len(dice) == len(DICE), ", ".join(DICE))
    for row in dice:
        expect(pack, "die", row, "id", row.id in DICE, "one-of", allowed=list(DICE))
        fits = len(row.faces) == 6 and set(row.faces) == set(DICE[row.id])
        expect(pack, "die", row, "faces", fits, "six-faces", allowed=list(DICE[row.id]))
        least = MOST_SEATS if row.id == "special" else 1
        expect(pack, "die", row, "count", row.count >= least, "at-least", value=least)


def _check_heroes(pack: Pack, rows: Rows) -> None:
    """A hero for each player without the additional ones, and health tokens for the four hardiest and an
    amulet.
    """
    core = [row for row in rows["hero"] if not row.extra]
    expect_rows(pack, "hero", core or rows["hero"], len(core) >= MOST_SEATS, f"extra = false: {MOST_SEATS}")
    for row in rows["hero"]:
        turns = row.ability in TURNING
        expect(pack, "hero", row, "once", row.once is turns, "exactly", value=str(turns).lower())
    supply = rows["supply"][0]
    needed = sum(sorted((row.health for row in rows["hero"]), reverse=True)[:MOST_SEATS]) + 1
    expect(pack, "supply", supply, "health", supply.health >= needed, "at-least", value=needed)


def _check_enemies(pack: Pack, enemies: tuple[Any, ...]) -> None:
    """Kinds for every level of every map, the additional ones aside."""
    for rank, least in ((1, 1), (2, 2), (3, 2)):
        core = [row for row in enemies if row.rank == rank and not row.extra]
        expect_rows(
            pack, "enemy", core or enemies, len(core) >= least, f"rank = {rank}, extra = false: {least}"
        )
    _check_once(pack, "enemy", [row for row in enemies if row.ability in LONE], "ability")


def _check_decks(pack: Pack, rows: Rows) -> None:
    """Reactions and events that the rules look for once; two artifacts even for one who plays alone."""
    _check_once(pack, "potion", [row for row in rows["potion"] if row.reaction], "reaction")
    _check_once(pack, "event", rows["event"], "effect")
    for row in rows["event"]:
        expect(
            pack,
            "event",
            row,
            "timing",
            row.timing == EFFECTS[row.effect],
            "exactly",
            value=EFFECTS[row.effect],
        )
    alone = [row for row in rows["artifact"] if row.solo]
    expect_rows(pack, "artifact", alone or rows["artifact"], len(alone) >= 2, "solo = true: 2")


def _check_once(pack: Pack, table: str, rows: Sequence[Row], key: str) -> None:
    seen: set[str] = set()
    for row in rows:
        value = getattr(row, key)
        expect(pack, table, row, key, value not in seen, "on-one-row", value=value)
        seen.add(value)


def _check_bosses(pack: Pack, rows: Rows) -> None:
    """Both bosses, each with its own token and summons, and tokens that the rules know."""
    tokens = {row.id: row for row in rows["token"]}
    summons = [row.id for row in rows["enemy"] if row.rank == 0]
    expect_rows(pack, "boss", rows["boss"], len(rows["boss"]) == len(BOSSES), ", ".join(BOSSES))
    for row in rows["boss"]:
        expect(pack, "boss", row, "id", row.id in BOSSES, "one-of", allowed=list(BOSSES))
        own = [each.id for each in rows["token"] if each.boss == row.id and each.good]
        expect(pack, "boss", row, "token", row.token in own, "one-of", allowed=own)
        expect(pack, "boss", row, "summon", row.summon in ("", *summons), "one-of", allowed=summons)
        expect(pack, "boss", row, "summoned", row.summoned == 0 or bool(row.summon), "summons")
    known = (*BANES, *(row.token for row in rows["boss"]))
    for row in rows["token"]:
        expect(pack, "token", row, "boss", row.boss in BOSSES, "one-of", allowed=list(BOSSES))
        expect(pack, "token", row, "id", row.id in known, "one-of", allowed=list(known))
        expect(
            pack,
            "token",
            row,
            "good",
            row.good is (row.id not in BANES),
            "exactly",
            value=str(row.id not in BANES).lower(),
        )
    missing = [name for name in BANES if name not in tokens]
    expect_rows(pack, "token", rows["token"], not missing, ", ".join(known))
    supply, copies = rows["supply"][0], sum(row.copies for row in rows["token"])
    expect(pack, "supply", supply, "boss_tokens", supply.boss_tokens >= copies, "at-least", value=copies)


ROW_CHECKS: Checks = {
    "die": (between("count", 1, 10),),
    "supply": (positive("gold"), positive("gems"), between("rounds", 1, LONGEST_GAME)),
    "hero": (
        positive("health"),
        positive("cost"),
        fitting(
            "star",
            lambda star: len(star) == len(set(star)) == 2 and set(star) <= set(SYMBOLS[1:5]),
            "star",
            allowed=list(SYMBOLS[1:5]),
        ),
        one_of("ability", HEROES),
    ),
    "enemy": (
        between("rank", 0, 3),
        between("tokens", 1, 4),
        positive("health"),
        between("potions", 0, 1),
        one_of("ability", ABILITIES),
    ),
    "item": (positive("copies"), positive("price"), one_of("passive", ITEMS, empty=True)),
    "potion": (positive("copies"), positive("price"), one_of("reaction", REACTIONS, empty=True)),
    "artifact": (one_of("condition", CONDITIONS), one_of("passive", ARTIFACTS, empty=True)),
    "event": (one_of("effect", tuple(EFFECTS)),),
    "boss": (positive("health"), between("summoned", 0, 4)),
    "token": (positive("copies"),),
}
