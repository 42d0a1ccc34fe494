"""Cards in a hero's play area: loot, what is kept, the row of the catacombs.

Each goes back to the pile of its own deck.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mazmorra.games.quest.state import NO_RUNE

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one."""
    where = cards.index(card)
    return cards[:where] + cards[where + 1 :]


def one_of_each(table: QuestTable, cards: Iterable[int]) -> tuple[int, ...]:
    """Cards to choose from: of those with one name, in whatever deck, the first."""
    names = table.game.box.cards
    return tuple({names[card].id: card for card in reversed(tuple(cards))}.values())[::-1]


def gain_loot(table: QuestTable, seat: int, card: int, clause: str) -> None:
    """A loot card lies open in the play area (DQ-CRD-2)."""
    state = table.state
    state.loot[seat] = (*state.loot[seat], card)
    if table.watched:
        row = table.game.box.cards[card].row
        table.tell("loot_gained", clause, seat=seat, card=row.id, gold=row.gold)


def drop_loot(table: QuestTable, seat: int, card: int, clause: str) -> None:
    """A loot card goes to the discard pile of its deck (DQ-R-71)."""
    state = table.state
    state.loot[seat] = without(state.loot[seat], card)
    state.discard[card] += 1
    if table.watched:
        table.tell("loot_lost", clause, seat=seat, card=table.game.box.cards[card].id)


def drop_kept(table: QuestTable, seat: int, card: int) -> None:
    """A kept card goes; one of the catacombs' row is only done with, for it still lies there."""
    state = table.state
    state.kept[seat] = without(state.kept[seat], card)
    if card not in state.row[seat]:
        state.discard[card] += 1
    if table.watched:
        table.tell("card_over", "DQ-CRD-2", seat=seat, card=table.game.box.cards[card].id)


def kept_card(table: QuestTable, seat: int, name: str) -> int | None:
    """A kept card of a name, if there is one."""
    cards = table.game.box.cards
    return next((card for card in table.state.kept[seat] if cards[card].id == name), None)


def keep(table: QuestTable, seat: int, card: int) -> None:
    """A card that says so stays in the play area and acts from there (DQ-CRD-2)."""
    state = table.state
    state.kept[seat] = (*state.kept[seat], card)
    if table.watched:
        name = table.game.box.cards[card].id
        table.tell("card_kept", "DQ-CRD-2", seat=seat, card=name, why=name)


def leave_row(table: QuestTable, seat: int, clause: str) -> None:
    """Out of the catacombs: loot of the row joins the loot (DQ-CAT-8)."""
    for card in clear_row(table, seat):
        gain_loot(table, seat, card, clause)


def clear_row(table: QuestTable, seat: int) -> tuple[int, ...]:
    """The row's loot; all else of it is discarded and acts no longer, but for a bite, which is kept wherever
    one goes.
    """
    state, cards = table.state, table.game.box.cards
    row, state.row[seat] = state.row[seat], ()
    staying = [card for card in state.kept[seat] if card not in row or cards[card].id == "vampire_bite"]
    state.kept[seat] = tuple(staying)
    for card in row:
        if not cards[card].row.loot and card not in staying:
            state.discard[card] += 1
    return tuple(card for card in row if cards[card].row.loot)


def drop_everything(table: QuestTable, seat: int) -> None:
    """On death all cards go to their piles, and the rune, if it was not used, back to the box (DQ-DIE-2,
    DQ-R-69).
    """
    state = table.state
    row = list(state.row[seat])
    kept = [card for card in state.kept[seat] if card not in row]
    for card in (*state.loot[seat], *kept, *row):
        state.discard[card] += 1
    state.loot[seat] = state.kept[seat] = state.row[seat] = ()
    if state.runes[seat] != NO_RUNE:
        state.rune_bag[state.runes[seat]] += 1
        state.runes[seat] = NO_RUNE
