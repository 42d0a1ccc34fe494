"""Torches: one player alone looks at the dark rooms of the level."""

from __future__ import annotations

from mazmorra.batch.jit import Chance, Ints, rule
from mazmorra.batch.layout import (
    CHOSEN,
    HANDS,
    LIT,
    LOOKED,
    MOST_SEATS,
    OPTIONS,
    PLACE,
    SUPPLY,
    USED,
    WAITING,
)
from mazmorra.batch.rules.cards import TORCHES, cost
from mazmorra.batch.rules.lanes import first, given, mark, others
from mazmorra.batch.rules.level import ALL_LIT, draw_rooms
from mazmorra.games.raiders.rules.cards import LOOK, TORCH

PASS_OR_LOOK = 1 | 1 << LOOK


@rule
def dark(game: Ints) -> int:
    """The places from the current one on that lie face down, as bits."""
    return ALL_LIT & ~game[LIT] & -(1 << game[PLACE])


@rule
def offer(box: Ints, game: Ints) -> None:
    """Every holder of a torch may look now, if something lies face down (DR-PLY-13)."""
    if dark(game):
        for seat in range(MOST_SEATS):
            if game[HANDS + seat] & TORCHES:
                game[WAITING] |= mark(seat)
                game[OPTIONS + seat] = PASS_OR_LOOK


@rule
def look_around(box: Ints, game: Ints, chance: Chance) -> None:
    """All have said whether they look: they do, in order."""
    chosen = game[CHOSEN]
    game[CHOSEN] = 0
    looking = given(chosen)
    while looking:
        look(box, game, chance, first(looking))
        looking = others(looking)


@rule
def look(box: Ints, game: Ints, chance: Chance, seat: int) -> None:
    """Dark rooms nobody has seen are drawn, and the torch's player alone knows them (DR-PLY-12,
    DR-PLY-14).
    """
    game[HANDS + seat] -= cost(TORCH)
    game[USED + seat] += cost(TORCH)
    game[SUPPLY] += cost(TORCH)
    seen = dark(game)
    draw_rooms(box, game, chance, seen)
    for place in range(5):
        game[LOOKED] |= (seen >> place & 1) << 5 * place + seat
