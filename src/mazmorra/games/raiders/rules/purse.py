"""Coins and items: what a player gains, loses and gives back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import COST, NAME, TORCH

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersTable


def lowered(counts: list[int], seat: int, amount: int) -> int:
    """Take so many from a seat's count, or all there are; gives how many those were."""
    taken = min(amount, counts[seat])
    counts[seat] -= taken
    return taken


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
    lost = lowered(coins, seat, amount)
    if table.watched:
        table.tell("coins_lost", clause, seat=seat, amount=lost, total=coins[seat])


def take_item(table: RaidersTable, seat: int, item: int, clause: str) -> None:
    """One copy from the supply to the hand; there is no hand limit (DR-VAU-2, DR-VAU-3)."""
    table.state.supply[item - TORCH] -= 1
    table.state.hands[seat] += COST[item]
    if table.watched:
        table.tell("item_taken", clause, seat=seat, item=NAME[item])


def return_item(table: RaidersTable, item: int) -> None:
    """A used item goes back to the supply."""
    table.state.supply[item - TORCH] += 1
