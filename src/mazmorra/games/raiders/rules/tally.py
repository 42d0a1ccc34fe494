"""Coins, wounds, items and lives going up and down: the small changes every room is made of, each told as it
happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import COST, ITEM_CARDS, NAME, TORCH, count

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersTable


def gain_coins(table: RaidersTable, seat: int, amount: int, clause: str) -> None:
    """Nobody has more than 20 coins, in solitaire aside (DR-TRE-5, DR-SOL-7)."""
    coins = table.state.coins
    most = table.game.most_coins
    gained = amount if coins[seat] + amount <= most else max(most - coins[seat], 0)
    coins[seat] += gained
    if table.watched:
        table.tell("coins_gained", clause, seat=seat, amount=gained, total=coins[seat])
        if gained < amount:
            table.tell("purse_full", "DR-TRE-5", seat=seat, lost=amount - gained)


def lose_coins(table: RaidersTable, seat: int, amount: int, clause: str) -> None:
    """Coins never go below 0 (DR-TRP-10, DR-BOS-15)."""
    coins = table.state.coins
    lost = min(amount, coins[seat])
    coins[seat] -= lost
    if table.watched:
        table.tell("coins_lost", clause, seat=seat, amount=lost, total=coins[seat])


def wound(table: RaidersTable, seat: int, amount: int, clause: str) -> None:
    """Wounds have no limit here; who dies of them is judged after the room (DR-MON-5, DR-END-9)."""
    wounds = table.state.wounds
    wounds[seat] += amount
    if table.watched:
        table.tell("wounded", clause, seat=seat, amount=amount, total=wounds[seat])


def heal(table: RaidersTable, seat: int, amount: int, clause: str) -> None:
    """Wounds never go below 0 (DR-VAU-5)."""
    wounds = table.state.wounds
    healed = min(amount, wounds[seat])
    wounds[seat] -= healed
    if table.watched:
        table.tell("healed", clause, seat=seat, amount=healed, total=wounds[seat])


def eliminate(table: RaidersTable, seat: int, clause: str) -> None:
    """Out of the game and unable to win; what items are held go back (DR-END-1, DR-BOS-3)."""
    state = table.state
    state.alive[seat] = 0
    for item in ITEM_CARDS:
        state.supply[item - TORCH] += count(state.hands[seat], item)
    state.hands[seat] = 0
    if table.watched:
        table.tell("eliminated", clause, seat=seat)


def take_item(table: RaidersTable, seat: int, item: int, clause: str) -> None:
    """One copy from the supply to the hand; there is no hand limit (DR-VAU-2, DR-VAU-3)."""
    table.state.supply[item - TORCH] -= 1
    table.state.hands[seat] += COST[item]
    if table.watched:
        table.tell("item_taken", clause, seat=seat, item=NAME[item])


def return_item(table: RaidersTable, item: int) -> None:
    """A used item goes back to the supply."""
    table.state.supply[item - TORCH] += 1
