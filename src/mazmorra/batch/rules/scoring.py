"""The end: who collapses, and who has won."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import (
    ALIVE,
    CLASSIC,
    COINS,
    COLLAPSED,
    ENDING,
    SEATS,
    WINNERS,
    WOUNDS,
)
from mazmorra.batch.rules.lanes import count
from mazmorra.batch.rules.purse import with_most

NO_SURVIVOR, ONE_SURVIVOR, TWO_SURVIVORS, SURVIVED, PETRIFIED, RICHEST = 1, 2, 3, 4, 5, 6
"""Places in `ENDINGS`; the first three are a duel's, by who survived."""


@rule
def score(box: Ints, game: Ints) -> None:
    """The whole count; two players duel, where nobody collapses (DR-DUE-1 to DR-DUE-4, DR-END-7)."""
    living = count(game[ALIVE])
    if box[SEATS] == 2:
        game[ENDING] = NO_SURVIVOR + living
    elif not living:
        game[ENDING] = SURVIVED if box[CLASSIC] else PETRIFIED
    else:
        collapse(box, game, living)
        game[ENDING] = SURVIVED if box[CLASSIC] and living == 1 else RICHEST
    crown(box, game)


@rule
def collapse(box: Ints, game: Ints, living: int) -> None:
    """Among those left the most wounds are out, unless all have them; of three in the second edition only
    who is alone with them (DR-END-2 to DR-END-5).
    """
    worst = with_most(game, WOUNDS, 1, game[ALIVE])
    many = count(worst)
    spares_ties = box[SEATS] == 3 and not box[CLASSIC]
    if many < living and not (many > 1 and spares_ties):
        game[COLLAPSED] = worst


@rule
def crown(box: Ints, game: Ints) -> None:
    """Most coins, then fewest wounds, then shared (DR-END-6)."""
    left = game[ALIVE] & ~game[COLLAPSED]
    game[WINNERS] = with_most(game, WOUNDS, -1, with_most(game, COINS, 1, left))
