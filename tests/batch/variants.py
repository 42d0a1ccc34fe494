"""Every variant that the batch engine plays, with every number of players."""

from __future__ import annotations

import mazmorra
from mazmorra.games.raiders.game import SEATS, RaidersGame

VARIANTS = [
    (edition, mode, seats)
    for (edition, mode), allowed in SEATS.items()
    if mode != "solitaire"
    for seats in allowed
]


def raiders(edition: str, mode: str) -> RaidersGame:
    game = mazmorra.game("raiders", edition=edition, mode=mode)
    assert isinstance(game, RaidersGame)
    return game
