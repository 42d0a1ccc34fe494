"""The end: who has won, how nobody does, and the points of a solo win."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mazmorra.games.platformer.box.loading import Box
    from mazmorra.games.platformer.game import PlatformerTable
    from mazmorra.games.platformer.state import PlatformerState


def win(table: PlatformerTable, seat: int) -> None:
    """The hero that fells the boss has won (PL-11); it is told when the turn is over."""
    table.state.winner, table.state.ending = seat, "PL-11"


def lose_solo(table: PlatformerTable, seat: int, cause: str) -> None:
    """Whoever plays alone has lost when Downed, and when no event is left (PL-92)."""
    table.state.ending = "PL-92"
    if table.watched:
        table.tell("solo_lost", "PL-92", seat=seat, cause=cause)


def run_out(table: PlatformerTable) -> None:
    """Nobody plays for ever: after many rounds nobody has won (PL-Q-116)."""
    table.state.ending = "PL-Q-116"
    if table.watched:
        table.tell("nobody_won", "PL-Q-116", rounds=table.game.box.supply.rounds)


def score(box: Box, state: PlatformerState) -> dict[str, int]:
    """The points of a solo win, by what they are for (PL-93, PL-Q-107, PL-Q-108)."""
    items = sum(box.items[card].price for card in state.items[0])
    worth = state.gold[0] + items + sum(box.potions[card].price for card in state.potions[0])
    return {
        "events": 3 * sum(state.event_deck),
        "enemies": 2 * state.defeated,
        "overkill": 2 * state.overkill,
        "gems": state.gems[0],
        "worth": worth // 3,
    }
