"""Torches: one player alone looks at the dark rooms of the level."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import (
    CHOSEN,
    HANDS,
    LIGHT,
    LIT,
    LOCKED,
    LOOKED,
    MOST_SEATS,
    OPTIONS,
    PLACE,
    SUPPLY,
    WAITING,
)
from mazmorra.batch.rules.cards import TORCHES
from mazmorra.batch.rules.lanes import LANE, ONES, count, first, others
from mazmorra.batch.rules.level import ALL_LIT, draw_rooms
from mazmorra.games.raiders.rules.cards import COST, LOOK, TORCH

PASS_OR_LOOK = 1 | 1 << LOOK
TORCH_COST = COST[TORCH]


@rule
def dark(game: Ints) -> int:
    """The places from the current one on that lie face down, as bits."""
    return ALL_LIT & ~game[LIT] & -(1 << game[PLACE])


@rule
def see_dark(game: Ints) -> None:
    """Torches help while something from here on lies face down."""
    game[LIGHT] = TORCHES if dark(game) else 0


@rule
def offer(game: Ints) -> None:
    """Every holder of a torch may look now, if something lies face down (DR-PLY-13)."""
    waiting = 0
    for seat in range(MOST_SEATS):
        waiting |= ((game[HANDS + seat] & game[LIGHT]) != 0) << 4 * seat
        game[OPTIONS + seat] = PASS_OR_LOOK
    game[WAITING] = waiting


@rule
def looks(chosen: int) -> int:
    """The marks of those who chose to look: no card is 10."""
    return chosen >> 3 & chosen >> 1 & ONES


@rule
def look_around(box: Ints, game: Ints) -> None:
    """Who said so looks: dark rooms nobody has seen are drawn, and the torch's player alone knows them. What
    others have chosen stays locked, and who looked chooses again (DR-PLY-12 to DR-PLY-14).
    """
    looking = looks(game[CHOSEN])
    game[LOCKED] |= game[CHOSEN] & ~(looking * LANE)
    game[CHOSEN] = 0
    game[SUPPLY] += count(looking) * TORCH_COST
    seen = dark(game)
    draw_rooms(box, game, seen)
    while looking:
        seat = first(looking)
        game[HANDS + seat] -= TORCH_COST
        for place in range(5):
            game[LOOKED] |= (seen >> place & 1) << 5 * place + seat
        looking = others(looking)
