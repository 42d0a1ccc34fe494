"""The boss's attack cards: what the boss does first, whom the card reaches, and what befalls them (PL-77,
PL-78).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.content.ops import Op
from mazmorra.games.platformer.rules.attack import damage, raise_shield
from mazmorra.games.platformer.rules.boss_setup import Summon
from mazmorra.games.platformer.rules.enemies import move_by_die
from mazmorra.games.platformer.rules.figures import boss_slot, is_frozen, map_of, put_foe, put_hero
from mazmorra.games.platformer.rules.purse import (
    discard_potion,
    drop_badge,
    gain_badge,
    gain_gems,
    spend_gems,
    spend_gold,
)
from mazmorra.games.platformer.rules.spaces import AROUND, COLUMNS, CROSS, place, same_tile
from mazmorra.games.platformer.rules.symbols import BLANK, FACES, NOBODY
from mazmorra.games.platformer.rules.walk import Land
from mazmorra.games.platformer.rules.wounds import Rebirth, reset_special, suffer
from mazmorra.kernel import Dispatch, Ending
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


First: TypeAlias = "Callable[[Card, PlatformerTable, Op], Ending]"
Wounds: TypeAlias = "Callable[[Struck, PlatformerTable, Op], int]"
Place: TypeAlias = "Callable[[PlatformerTable, int], int]"

FIRST: Dispatch[First] = Dispatch()
"""What the boss itself does before a card strikes."""
WOUNDS: Dispatch[Wounds] = Dispatch()
"""What an operation costs a hero is paid at once; the wounds it brings are returned."""
PLACES: Dispatch[Place] = Dispatch()
"""Where an operation puts a hero who stands in a space."""


def reached(table: PlatformerTable, seat: int, reach: str) -> tuple[int, ...]:
    """The heroes on the boss level in range, in turn order from the active player on; edges do not matter
    (PL-Q-87, PL-Q-88).
    """
    state = table.state
    boss, floor = state.foes[boss_slot(table)], table.game.boss_floor
    if is_frozen(state, boss_slot(table)):
        return ()
    found = []
    for offset in range(table.seats):
        each = (seat + offset) % table.seats
        if state.spaces[each] >= floor and in_range(boss, state.spaces[each], reach):
            found.append(each)
    return tuple(found)


def in_range(boss: int, space: int, reach: str) -> bool:
    if reach == "row":
        return boss // COLUMNS == space // COLUMNS
    if reach == "adj":
        return space in CROSS[boss]
    if reach == "around":
        return space in AROUND[boss]
    return same_tile(boss, space) if reach == "tile" else True


@rule
class Card(Rule):
    """One card: the boss's own part, then each hero in range."""

    seat: int
    card: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        if table.state.ending:
            return None
        row = table.game.box.cards[self.card]
        if table.watched:
            table.tell("boss_card_resolved", "PL-77", card=row.name, range=row.range)
        if not row.first:
            return self.aim(table, None)
        op = row.first[0]
        return FIRST[op.op](self, table, op)

    def leapt(self, table: PlatformerTable, space: int) -> Ending:
        put_foe(table.state, boss_slot(table), space)
        if table.watched:
            table.tell(
                "boss_leapt", "PL-77", boss=table.game.box.bosses[table.state.boss].id, place=place(space)
            )
        return self.aim(table, None)

    def aim(self, table: PlatformerTable, _: object) -> Ending:
        row = table.game.box.cards[self.card]
        seats = reached(table, self.seat, row.range) if row.does else ()
        return table.call(*(Struck(seat, self.card) for seat in seats)) if seats else None


@FIRST.on("slither")
def slither(card: Card, table: PlatformerTable, op: Op) -> Ending:
    if not is_frozen(table.state, boss_slot(table)):  # the enemy die does not move a frozen enemy
        move_by_die(table, boss_slot(table), FACES.index(op["way"]), op["steps"])
    return card.aim(table, None)


@FIRST.on("summon")
def summon(card: Card, table: PlatformerTable, op: Op) -> Ending:
    return table.call(Summon(op["count"]), then=card.aim)


@FIRST.on("leap")
def leap(card: Card, table: PlatformerTable, op: Op) -> Ending:
    spawns = map_of(table).spaces(table.game.levels - 1, "B")
    free = [space for space in spawns if table.state.at[space] == NOBODY]
    if not free:
        return card.aim(table, None)
    return table.draw(card.leapt, "boss_space", (1,) * len(free), free)


@rule
class Struck(Rule):
    """What a card does to one hero, unless something turns it away; its operations follow each other."""

    seat: int
    card: int
    place: int = 0
    """The next operation."""

    def start(self, table: PlatformerTable, _: object) -> Ending:
        if table.state.spaces[self.seat] < 0:
            return None
        return table.ask(self.defended, self.defence, self.seat)

    def defence(self, table: PlatformerTable, seat: int) -> Ask:
        """A mirror where the card says so, a banner against any card of Ikee's, a stone skin (PL-Q-82)."""
        state, row = table.state, table.game.box.cards[self.card]
        good = table.game.good_badge(state.boss)
        options: list[Answer] = ["suffer"]
        if state.badges[seat] >> good & 1 and (row.mirror or row.boss == "ikee"):
            options.append("badge")
        if table.game.stone_skin in state.potions[seat]:
            options.append("stone_skin")
        about = (("card", row.name), ("badge", table.game.box.tokens[good].id))
        return Ask(seat, "defence", tuple(options), "PL-77", about=about)

    def defended(self, table: PlatformerTable, answer: str) -> Ending:
        if answer == "suffer":
            return self.befall(table, None)
        row = table.game.box.cards[self.card]
        if answer == "badge":
            drop_badge(table, self.seat, table.game.good_badge(table.state.boss), "PL-77")
            gain_gems(table, self.seat, row.gift, "PL-77")
        else:
            discard_potion(table, self.seat, table.game.stone_skin)
        if table.watched:
            table.tell("boss_card_ignored", "PL-77", seat=self.seat, card=row.name)
        return None

    def befall(self, table: PlatformerTable, _: object) -> Ending:
        does = table.game.box.cards[self.card].does
        if self.place == len(does) or table.state.spaces[self.seat] < 0:
            return None
        following = replace(self, place=self.place + 1)
        op = does[self.place]
        if op.op in PLACES:
            return following.shift(table, PLACES[op.op](table, table.state.spaces[self.seat]))
        wounds = WOUNDS[op.op](self, table, op)
        if suffer(table, self.seat, wounds, "PL-77", table.game.box.cards[self.card].name):
            return table.call(Rebirth(self.seat), then=following.befall)
        return following.befall(table, None)

    def hit(self, table: PlatformerTable, wounds: int) -> int:
        """A card is an attack: a shield takes a wound off the first one."""
        wounds = damage(table, self.seat, wounds)
        raise_shield(table, self.seat)
        return wounds

    def shift(self, table: PlatformerTable, to: int) -> Ending:
        """The hero is placed, unless it is there already."""
        if to == table.state.spaces[self.seat]:
            return self.befall(table, None)
        put_hero(table.state, self.seat, to)
        if table.watched:
            table.tell("placed", "PL-77", seat=self.seat, place=place(to))
        return table.call(Land(self.seat), then=self.befall)


@WOUNDS.on("wound")
def wound(struck: Struck, table: PlatformerTable, op: Op) -> int:
    return struck.hit(table, op["amount"])


@WOUNDS.on("nova")
def nova(struck: Struck, table: PlatformerTable, op: Op) -> int:
    """Worse for whoever dreads."""
    dreads = table.state.badges[struck.seat] >> table.game.dread & 1
    return struck.hit(table, op["more"] if dreads else op["amount"])


@WOUNDS.on("token")
def token(struck: Struck, table: PlatformerTable, op: Op) -> int:
    return gain_badge(table, struck.seat, table.game.badge(op["token"]))


@WOUNDS.on("blank")
def blank(struck: Struck, table: PlatformerTable, op: Op) -> int:
    """The special die goes blank; one that is blank saves nobody."""
    if table.state.special[struck.seat] == BLANK:
        return struck.hit(table, op["amount"])
    reset_special(table, struck.seat, "PL-77")
    return 0


@WOUNDS.on("tribute")
def tribute(struck: Struck, table: PlatformerTable, op: Op) -> int:
    """Paid in gold or gems, or else in wounds."""
    state, seat, amount = table.state, struck.seat, op["amount"]
    held, spend = (state.gold, spend_gold) if op["token"] == "gold" else (state.gems, spend_gems)
    if held[seat] < amount:
        return struck.hit(table, amount)
    spend(table, seat, amount, "PL-77")
    return 0


@PLACES.on("drop")
def lowest(table: PlatformerTable, here: int) -> int:
    """The lowest unoccupied space of a column of the boss level; where the hero is, if none is lower."""
    column = range(table.game.boss_floor + here % COLUMNS, here, COLUMNS)
    return next((space for space in column if table.state.at[space] == NOBODY), here)


@PLACES.on("shove")
def away(table: PlatformerTable, here: int) -> int:
    """The space beside, away from the boss's column, if it is adjacent and unoccupied."""
    boss = table.state.foes[boss_slot(table)] % COLUMNS
    lie = map_of(table)
    to = here if here % COLUMNS == boss else (lie.right if here % COLUMNS > boss else lie.left)[here]
    return to if to >= 0 and table.state.at[to] == NOBODY else here
