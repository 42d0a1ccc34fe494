"""The decks: bags of cards with open discard piles; what a card drawn says is not their business."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Stage

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

NOTHING = -1


def draw_from(table: QuestTable, then: Stage, deck: str) -> Ending:
    """Ask chance for a card; an empty deck is refilled from its discards (DQ-CRD-1).

    `NOTHING` if both are empty (DQ-R-59).
    """
    state, where = table.state, table.game.box.slices[deck]
    if not any(state.deck[where]):
        state.deck[where] = state.discard[where]
        state.discard[where] = [0] * (where.stop - where.start)
        if table.watched and any(state.deck[where]):
            table.tell("deck_refilled", "DQ-CRD-1", deck=deck)
    if not any(state.deck[where]):
        return then(table, NOTHING)
    return table.draw(then, deck, state.deck[where], range(where.start, where.stop))


def tell_drawn(table: QuestTable, seat: int, deck: str, card: int, clause: str) -> None:
    """What was drawn; what the printed card says holds for nobody's own."""
    printed = table.game.own_content is None
    table.tell(
        "card_drawn", clause, seat=seat, deck=deck, card=table.game.box.cards[card].id, printed=printed
    )


def is_reshuffle(table: QuestTable, card: int) -> bool:
    return any(op.op == "reshuffle" for op in table.game.box.cards[card].row.does)


def has_others(table: QuestTable, deck: str) -> bool:
    """Whether a deck has more in it than cards that shuffle it; all else may lie before the players
    (DQ-R-82).
    """
    where = table.game.box.slices[deck]
    return any(
        table.state.deck[card] and not is_reshuffle(table, card) for card in range(where.start, where.stop)
    )


def reshuffle(table: QuestTable, deck: str, card: int) -> None:
    """This card, the deck and its discards are shuffled together (DQ-R-82)."""
    state, where = table.state, table.game.box.slices[deck]
    state.discard[card] += 1
    state.deck[where] = [
        drawn + dropped for drawn, dropped in zip(state.deck[where], state.discard[where], strict=True)
    ]
    state.discard[where] = [0] * (where.stop - where.start)
    if table.watched:
        table.tell("reshuffled", "DQ-R-82", deck=deck)
