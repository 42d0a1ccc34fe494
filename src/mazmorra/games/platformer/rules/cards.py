"""Items, potions and artifacts that are used: when one can be, and what its operations do (PL-23, PL-24,
PL-48).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazmorra.content.ops import Op
from mazmorra.games.platformer.rules.dice import Reroll, SetDie
from mazmorra.games.platformer.rules.figures import foes_in_zone
from mazmorra.games.platformer.rules.hand import Hand, can_move_any
from mazmorra.games.platformer.rules.placing import (
    Blink,
    Magnet,
    Rise,
    Swap,
    gems_near,
    row_spaces,
    swappable,
    under_platform,
)
from mazmorra.games.platformer.rules.purse import discard_potion, gain_gems, spend_gold
from mazmorra.games.platformer.rules.shop import Purchase, offers
from mazmorra.games.platformer.rules.spells import Alchemy, Fire, Frost, burnable
from mazmorra.games.platformer.rules.symbols import DOUBLE, HOVER, INVISIBLE, NOWHERE, SMOKE
from mazmorra.games.platformer.rules.walk import Walk, ways
from mazmorra.games.platformer.rules.wounds import heal, most_health
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

WALKS = {"move": "card", "climb": "climb", "ghost": "ghost"}
"""The operations that move the hero, and in which manner."""


def usable(table: PlatformerTable, seat: int) -> list[Answer]:
    """The cards the seat could use now, each once: ("item", n), ("potion", n), ("artifact", n)."""
    state, box = table.state, table.game.box
    found: list[Answer] = []
    for card in state.items[seat]:
        does = box.items[card].does
        if does and card not in state.exhausted[seat] and can_do(table, seat, does):
            found.append(("item", card))
    for card in dict.fromkeys(state.potions[seat]):
        does = box.potions[card].does
        if does and can_do(table, seat, does):
            found.append(("potion", card))
    for index, artifact in enumerate(state.artifacts):
        if state.holders[index] == seat and not state.weary[index]:
            does = box.artifacts[artifact].does
            if does and can_do(table, seat, does):
                found.append(("artifact", artifact))
    return found


def can_do(table: PlatformerTable, seat: int, does: tuple[Op, ...]) -> bool:
    """Whether every operation of a card could be done now; what would bring nothing is not offered."""
    return all(_can(table, seat, op) for op in does)


def _can(table: PlatformerTable, seat: int, op: Op) -> bool:
    state, name = table.state, op.op
    if name in WALKS:
        return bool(ways(table, seat, WALKS[name]))
    if name in ("reroll", "set_die"):
        return any(state.pool)
    if name == "heal":
        return state.health[seat] < most_health(table, seat)
    if name == "hover":
        return not state.marks[seat] & HOVER
    if name in ("smoke", "double", "invisible"):
        return not state.done & {"smoke": SMOKE, "double": DOUBLE, "invisible": INVISIBLE}[name]
    if name in ("gems", "alchemy"):
        return state.gems_left > 0 and (name == "gems" or state.gold[seat] > 0)
    if name == "pay":
        return state.gold[seat] >= int(op["gold"])
    return _finds(table, seat, op)


def _finds(table: PlatformerTable, seat: int, op: Op) -> bool:
    """Whether an operation that needs something on the map or in the shop finds it."""
    name = op.op
    if name == "under_platform":
        return under_platform(table, seat) != NOWHERE
    if name == "blink":
        return bool(row_spaces(table, seat))
    if name == "swap":
        return bool(swappable(table, seat))
    if name == "shift":
        return can_move_any(table, seat)
    if name == "fire":
        return bool(burnable(table, seat))
    if name == "frost":
        return bool(foes_in_zone(table, seat))
    if name == "magnet":
        return bool(gems_near(table, seat, op["distance"]))
    return name != "satchel" or bool(offers(table, seat))


@rule
class UseCard(Rule):
    """A card is exhausted or drunk, then does what it says."""

    seat: int
    kind: str
    card: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        state, box = table.state, table.game.box
        if self.kind == "potion":
            discard_potion(table, self.seat, self.card)
            return do_all(table, self.seat, box.potions[self.card].does)
        if self.kind == "item":
            state.exhausted[self.seat] = (*state.exhausted[self.seat], self.card)
            row: Any = box.items[self.card]
        else:
            state.weary[state.artifacts.index(self.card)] = 1
            row = box.artifacts[self.card]
        if table.watched:
            table.tell(f"{self.kind}_exhausted", "PL-23", seat=self.seat, **{self.kind: row.id})
        return do_all(table, self.seat, row.does)


def do_all(table: PlatformerTable, seat: int, does: tuple[Op, ...]) -> Ending:
    """The operations of a card in order; only the last one can ask anything."""
    for op in does[:-1]:
        do(table, seat, op)
    return do(table, seat, does[-1])


def do(table: PlatformerTable, seat: int, op: Op) -> Ending:
    """One operation: at once, or as the rule that asks for what it needs."""
    found = _rule_of(seat, op)
    if found is not None:
        return found.start(table, None)
    state, name = table.state, op.op
    if name == "bonus":
        state.bonus += op["wounds"]
    elif name == "heal":
        heal(table, seat, op["amount"], "PL-24")
    elif name == "hover":
        state.marks[seat] |= HOVER
    elif name == "loupe":
        state.loupe += op["gems"]
    elif name == "seal":
        state.seal += op["gold"]
    elif name == "pay":
        spend_gold(table, seat, op["gold"], "PL-89")
    elif name == "gems":
        gain_gems(table, seat, op["amount"], "PL-24")
    else:
        state.done |= {"smoke": SMOKE, "double": DOUBLE, "invisible": INVISIBLE}[name]
    return None


def _rule_of(seat: int, op: Op) -> Rule | None:
    name = op.op
    if name in WALKS:
        return Walk(seat, 1 if name == "ghost" else op["steps"], WALKS[name])
    if name == "shift":
        return Hand(seat, op["steps"], False, "PL-63")
    if name == "reroll":
        return Reroll(seat, op["dice"], "PL-48")
    if name == "fire":
        return Fire(seat, op["wounds"])
    if name == "magnet":
        return Magnet(seat, op["distance"])
    if name == "alchemy":
        return Alchemy(seat, op["gold"])
    plain = {
        "set_die": SetDie,
        "blink": Blink,
        "swap": Swap,
        "frost": Frost,
        "satchel": Purchase,
        "under_platform": Rise,
    }
    return plain[name](seat) if name in plain else None
