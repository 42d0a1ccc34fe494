"""Who plays first in the next room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import VALUE

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersTable


def pass_the_start(table: RaidersTable) -> None:
    """The highest card of the living starts the next room; ties go clockwise (DR-STA-1, DR-STA-2,
    DR-STA-4).
    """
    state = table.state
    after_start = (
        table.game.edition == "classic"
    )  # DR-STA-2: the 2011 search begins at the left of the start player
    order = state.clockwise((state.starter + after_start) % table.seats)
    highest = max([VALUE[state.cards[seat]] for seat in order])
    tied = [seat for seat in order if VALUE[state.cards[seat]] == highest]
    if table.watched and tied[0] != state.starter:
        table.tell("start_passes", "DR-STA-1" if len(tied) == 1 else "DR-STA-2", seat=tied[0])
    state.starter = tied[0]
