"""What items, potions and artifacts say, operation by operation: whether it can be done, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.content.ops import Op
from mazmorra.games.platformer.rules.dice import Reroll, SetDie
from mazmorra.games.platformer.rules.figures import foes_in_zone
from mazmorra.games.platformer.rules.hand import Hand, can_move_any
from mazmorra.games.platformer.rules.placing import (
    Blink,
    Magnet,
    Swap,
    gems_near,
    put,
    row_spaces,
    swappable,
    under_platform,
)
from mazmorra.games.platformer.rules.purse import gain_gems, spend_gold
from mazmorra.games.platformer.rules.shop import Purchase, offers
from mazmorra.games.platformer.rules.spells import Alchemy, Fire, Frost, burnable
from mazmorra.games.platformer.rules.symbols import DOUBLE, HOVER, INVISIBLE, NOWHERE, SMOKE
from mazmorra.games.platformer.rules.walk import Walk, ways
from mazmorra.games.platformer.rules.wounds import heal, most_health
from mazmorra.kernel import Dispatch, Ending

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

Can: TypeAlias = "Callable[[PlatformerTable, int, Op], bool]"
Does: TypeAlias = "Callable[[PlatformerTable, int, Op], Ending]"

CAN: Dispatch[Can] = Dispatch()
"""Whether an operation would bring a seat something now; one that always does is not here."""
OPS: Dispatch[Does] = Dispatch()
"""What each operation does: at once, or as the rule that asks for what it needs."""
WALKS = {"move": "card", "climb": "climb", "ghost": "ghost"}
"""The operations that move the hero, and in which manner."""
LASTING = {"smoke": SMOKE, "double": DOUBLE, "invisible": INVISIBLE}
"""The operations that hold for the rest of the turn, and how the turn notes them."""


# Moving.


@CAN.on(*WALKS)
def can_walk(table: PlatformerTable, seat: int, op: Op) -> bool:
    return bool(ways(table, seat, WALKS[op.op]))


@OPS.on("move", "climb")
def walk(table: PlatformerTable, seat: int, op: Op) -> Ending:
    return Walk(seat, op["steps"], WALKS[op.op]).start(table, None)


@OPS.on("ghost")
def pass_through(table: PlatformerTable, seat: int, op: Op) -> Ending:
    return Walk(seat, 1, WALKS[op.op]).start(table, None)


@CAN.on("under_platform")
def can_rise(table: PlatformerTable, seat: int, op: Op) -> bool:
    return under_platform(table, seat) != NOWHERE


@OPS.on("under_platform")
def rise(table: PlatformerTable, seat: int, op: Op) -> Ending:
    return put(table, seat, under_platform(table, seat))


@CAN.on("blink")
def can_blink(table: PlatformerTable, seat: int, op: Op) -> bool:
    return bool(row_spaces(table, seat))


@OPS.on("blink")
def blink(table: PlatformerTable, seat: int, op: Op) -> Ending:
    choice = Blink(seat)
    return table.ask(choice.chosen, choice.where, seat)


@CAN.on("swap")
def can_swap(table: PlatformerTable, seat: int, op: Op) -> bool:
    return bool(swappable(table, seat))


@OPS.on("swap")
def swap(table: PlatformerTable, seat: int, op: Op) -> Ending:
    choice = Swap(seat)
    return table.ask(choice.chosen, choice.whom, seat)


@CAN.on("shift")
def can_shift(table: PlatformerTable, seat: int, op: Op) -> bool:
    return can_move_any(table, seat)


@OPS.on("shift")
def shift(table: PlatformerTable, seat: int, op: Op) -> Ending:
    return Hand(seat, op["steps"], False, "PL-63").start(table, None)


@CAN.on("hover")
def can_hover(table: PlatformerTable, seat: int, op: Op) -> bool:
    return not table.state.marks[seat] & HOVER


@OPS.on("hover")
def hover(table: PlatformerTable, seat: int, op: Op) -> Ending:
    table.state.marks[seat] |= HOVER
    return None


@CAN.on(*LASTING)
def lasts_not_yet(table: PlatformerTable, seat: int, op: Op) -> bool:
    return not table.state.done & LASTING[op.op]


@OPS.on(*LASTING)
def last(table: PlatformerTable, seat: int, op: Op) -> Ending:
    table.state.done |= LASTING[op.op]
    return None


# Dice.


@CAN.on("reroll", "set_die")
def has_dice(table: PlatformerTable, seat: int, op: Op) -> bool:
    return any(table.state.pool)


@OPS.on("reroll")
def reroll(table: PlatformerTable, seat: int, op: Op) -> Ending:
    return Reroll(seat, op["dice"], "PL-48").start(table, None)


@OPS.on("set_die")
def set_die(table: PlatformerTable, seat: int, op: Op) -> Ending:
    return SetDie(seat).start(table, None)


# Wounds.


@CAN.on("heal")
def can_heal(table: PlatformerTable, seat: int, op: Op) -> bool:
    return table.state.health[seat] < most_health(table, seat)


@OPS.on("heal")
def mend(table: PlatformerTable, seat: int, op: Op) -> Ending:
    heal(table, seat, op["amount"], "PL-24")
    return None


@OPS.on("bonus")
def strike_harder(table: PlatformerTable, seat: int, op: Op) -> Ending:
    table.state.bonus += op["wounds"]
    return None


@CAN.on("fire")
def can_burn(table: PlatformerTable, seat: int, op: Op) -> bool:
    return bool(burnable(table, seat))


@OPS.on("fire")
def burn(table: PlatformerTable, seat: int, op: Op) -> Ending:
    choice = Fire(seat, op["wounds"])
    return table.ask(choice.chosen, choice.whom, seat)


@CAN.on("frost")
def can_freeze(table: PlatformerTable, seat: int, op: Op) -> bool:
    return bool(foes_in_zone(table, seat))


@OPS.on("frost")
def freeze(table: PlatformerTable, seat: int, op: Op) -> Ending:
    choice = Frost(seat)
    return table.ask(choice.chosen, choice.whom, seat)


# Gold, gems and the shop.


@CAN.on("gems")
def has_gems_left(table: PlatformerTable, seat: int, op: Op) -> bool:
    return table.state.gems_left > 0


@OPS.on("gems")
def find_gems(table: PlatformerTable, seat: int, op: Op) -> Ending:
    gain_gems(table, seat, op["amount"], "PL-24")
    return None


@CAN.on("magnet")
def can_attract(table: PlatformerTable, seat: int, op: Op) -> bool:
    return bool(gems_near(table, seat, op["distance"]))


@OPS.on("magnet")
def attract(table: PlatformerTable, seat: int, op: Op) -> Ending:
    choice = Magnet(seat, op["distance"])
    return table.ask(choice.chosen, choice.which, seat)


@CAN.on("alchemy")
def can_brew(table: PlatformerTable, seat: int, op: Op) -> bool:
    return table.state.gems_left > 0 and table.state.gold[seat] > 0


@OPS.on("alchemy")
def brew(table: PlatformerTable, seat: int, op: Op) -> Ending:
    choice = Alchemy(seat, op["gold"])
    return table.ask(choice.chosen, choice.amount, seat)


@CAN.on("pay")
def can_pay(table: PlatformerTable, seat: int, op: Op) -> bool:
    return table.state.gold[seat] >= int(op["gold"])


@OPS.on("pay")
def pay(table: PlatformerTable, seat: int, op: Op) -> Ending:
    spend_gold(table, seat, op["gold"], "PL-89")
    return None


@CAN.on("satchel")
def can_buy(table: PlatformerTable, seat: int, op: Op) -> bool:
    return bool(offers(table, seat))


@OPS.on("satchel")
def buy(table: PlatformerTable, seat: int, op: Op) -> Ending:
    choice = Purchase(seat)
    return table.ask(choice.chosen, choice.what, seat)


@OPS.on("loupe")
def look_closer(table: PlatformerTable, seat: int, op: Op) -> Ending:
    table.state.loupe += op["gems"]
    return None


@OPS.on("seal")
def pay_less(table: PlatformerTable, seat: int, op: Op) -> Ending:
    table.state.seal += op["gold"]
    return None
