"""Artifacts: whoever fulfils a condition takes the card at once, readied (PL-89).

What they do is with the cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.symbols import NOBODY

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


def achieve(table: PlatformerTable, seat: int, condition: str) -> None:
    """A seat fulfils a condition; its artifact, if it is in play, changes hands.

    Its owner gains nothing anew (PL-Q-83).
    """
    state, rows = table.state, table.game.box.artifacts
    for index, artifact in enumerate(state.artifacts):
        if rows[artifact].condition == condition and state.holders[index] != seat:
            _take(table, seat, index)


def _take(table: PlatformerTable, seat: int, index: int) -> None:
    state = table.state
    row = table.game.box.artifacts[state.artifacts[index]]
    former = state.holders[index]
    bit = table.game.box.power(row.passive)
    if former != NOBODY:
        state.powers[former] &= ~bit
    state.holders[index], state.weary[index] = seat, 0
    state.powers[seat] |= bit
    if table.watched:
        table.tell("artifact_taken", "PL-89", seat=seat, artifact=row.id, former=former)
