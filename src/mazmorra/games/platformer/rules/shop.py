"""The shop: prices, buying and refilling; and potions that are drunk or won (PL-18, PL-47, PL-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.artifacts import achieve
from mazmorra.games.platformer.rules.figures import map_of
from mazmorra.games.platformer.rules.purse import gain_badge, spend_gold
from mazmorra.games.platformer.rules.symbols import AMULET, BARGAIN, BOUGHT, NONE, TRADER, Action
from mazmorra.games.platformer.rules.wounds import heal
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

STALLS = 3
"""The items on show; as many potions lie beside them."""


def is_at_shop(table: PlatformerTable, seat: int) -> bool:
    """On a shop space, also in mid-air (PL-Q-76); a trader reaches it from beside, a merchant may be
    travelling.
    """
    state, lie = table.state, map_of(table)
    here = state.spaces[seat]
    if lie.shop[here] or table.game.merchant == state.event:
        return True
    return bool(state.powers[seat] & TRADER) and lie.near_shop[here]


def price(table: PlatformerTable, seat: int, stall: int) -> int:
    """What the card in a stall costs a seat now, never less than 1."""
    state, box = table.state, table.game.box
    card = state.shop[stall]
    full = box.items[card].price if stall < STALLS else box.potions[card].price
    powers = state.powers[seat]
    less = state.seal + bool(powers & BARGAIN) + bool(powers & TRADER and not state.done & BOUGHT)
    return max(1, full - less) if less else full


def offers(table: PlatformerTable, seat: int) -> list[Answer]:
    """What the seat can pay for: stalls by number, as ("buy", stall); and a boss's token where it is sold."""
    state = table.state
    if not state.gold[seat]:
        return []
    found: list[Answer] = [
        ("buy", stall)
        for stall, card in enumerate(state.shop)
        if card != NONE and price(table, seat, stall) <= state.gold[seat]
    ]
    return found


def sells_badge(table: PlatformerTable, seat: int) -> bool:
    """Whether the hero stands on a shop of the boss level where the boss's token has a price, and can
    pay it.
    """
    state = table.state
    if not state.inside[seat] or not map_of(table).shop[state.spaces[seat]]:
        return False
    trade = table.game.box.bosses[state.boss].trade
    badge = table.game.good_badge(state.boss)
    return (
        0 < trade <= state.gold[seat] and state.badges_left[badge] > 0 and not state.badges[seat] >> badge & 1
    )


def buy_badge(table: PlatformerTable, seat: int) -> None:
    """Gold for a token of the boss."""
    boss = table.game.box.bosses[table.state.boss]
    spend_gold(table, seat, boss.trade, "PL-76")
    gain_badge(table, seat, table.game.good_badge(table.state.boss))


@rule
class Buy(Rule):
    """Pay, take the card, refill the stall at once."""

    seat: int
    stall: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        state, box = table.state, table.game.box
        cost, card = price(table, self.seat, self.stall), state.shop[self.stall]
        state.seal = 0
        state.done |= BOUGHT
        state.shop[self.stall] = NONE
        if table.watched:
            named = {"item": box.items[card].id} if self.stall < STALLS else {"potion": box.potions[card].id}
            table.tell(f"{next(iter(named))}_bought", "PL-47", seat=self.seat, price=cost, **named)
        if self.stall < STALLS:
            gain_item(table, self.seat, card)
        else:
            state.potions[self.seat] = (*state.potions[self.seat], card)
        spend_gold(table, self.seat, cost, "PL-47")
        if state.artifacts and cost >= table.game.dear:
            achieve(table, self.seat, "dear")
        return Refill(self.stall).start(table, None)


def gain_item(table: PlatformerTable, seat: int, card: int) -> None:
    """An item is bought, ready to be used (PL-Q-78)."""
    state, row = table.state, table.game.box.items[card]
    state.items[seat] = (*state.items[seat], card)
    bit = table.game.box.power(row.passive)
    state.powers[seat] |= bit
    if bit == AMULET:
        heal(table, seat, 1, "PL-23")


@rule
class Refill(Rule):
    """The next card of its deck comes to an empty stall; where a deck is empty the stall stays so
    (PL-Q-77).
    """

    stall: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        state = table.state
        if self.stall < STALLS:
            return table.draw(self.item_drawn, "item", state.item_deck) if any(state.item_deck) else None
        if any(state.potion_deck):
            return table.draw(self.potion_drawn, "potion", state.potion_deck)
        return self.show_potion(table, from_bottom(table))

    def item_drawn(self, table: PlatformerTable, card: int) -> Ending:
        state = table.state
        state.item_deck[card] -= 1
        state.shop[self.stall] = card
        if table.watched:
            table.tell("item_offered", "PL-47", item=table.game.box.items[card].id)
        return None

    def potion_drawn(self, table: PlatformerTable, card: int) -> Ending:
        table.state.potion_deck[card] -= 1
        return self.show_potion(table, card)

    def show_potion(self, table: PlatformerTable, card: int) -> Ending:
        table.state.shop[self.stall] = card
        if table.watched and card != NONE:
            table.tell("potion_offered", "PL-47", potion=table.game.box.potions[card].id)
        return None


def from_bottom(table: PlatformerTable) -> int:
    """The first of the potions that went under the deck, once all above it are gone (PL-24)."""
    state = table.state
    if not state.potion_bottom:
        return NONE
    card, state.potion_bottom = state.potion_bottom[0], state.potion_bottom[1:]
    return card


@rule
class WinPotion(Rule):
    """The loot of a mimic: the top potion."""

    seat: int

    def start(self, table: PlatformerTable, _: object) -> Ending:
        deck = table.state.potion_deck
        return table.draw(self.drawn, "potion", deck) if any(deck) else self.take(table, from_bottom(table))

    def drawn(self, table: PlatformerTable, card: int) -> Ending:
        table.state.potion_deck[card] -= 1
        return self.take(table, card)

    def take(self, table: PlatformerTable, card: int) -> Ending:
        state = table.state
        if card == NONE:
            return None
        state.potions[self.seat] = (*state.potions[self.seat], card)
        if table.watched:
            table.tell("potion_won", "PL-67", seat=self.seat, potion=table.game.box.potions[card].id)
        return None


@rule
class Purchase(Rule):
    """One purchase from afar, as if on a shop space."""

    seat: int

    def what(self, table: PlatformerTable, seat: int) -> Ask:
        return Ask(seat, "purchase", tuple(offers(table, seat)), "PL-47", about=stalls(table, seat))

    def chosen(self, table: PlatformerTable, answer: Action) -> Ending:
        return Buy(self.seat, answer[1]).start(table, None)


def stalls(table: PlatformerTable, seat: int) -> tuple[tuple[str, object], ...]:
    """The cards on show and what they cost, for the words of a question."""
    state, box = table.state, table.game.box
    shown = []
    for stall, card in enumerate(state.shop):
        if card != NONE:
            row = box.items[card] if stall < STALLS else box.potions[card]
            shown.append((stall, row.id, price(table, seat, stall)))
    return (("stalls", tuple(shown)),)
