"""Monster rooms and bosses: together the party is strong enough, or somebody is hit."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import (
    ATTACKS_HIGHEST,
    BEATEN,
    CARDS,
    ELIMINATES,
    ESCAPE,
    HIT,
    MOST_SEATS,
    REWARD,
    ROBBED,
    SEATS,
    STRENGTH,
    WEAK,
)
from mazmorra.batch.rules.cards import without
from mazmorra.batch.rules.lanes import LANE, equal, highest, lane, lowest, mark, total
from mazmorra.batch.rules.purse import eliminate, gain_coins, lose_coins, wound


@rule
def resolve_monster(box: Ints, game: Ints, room: int, counted: int) -> None:
    """The sum of all cards beats it, or it attacks the lowest (DR-MON-2, DR-MON-3)."""
    if box[room + ESCAPE]:
        counted = without(box, game, counted, box[room + ESCAPE])
    beaten = 0 < box[room + STRENGTH] <= total(counted)
    attacked = 0
    if box[SEATS] == 2:
        attacked = lower_of_two(counted)
    elif beaten:
        game[BEATEN] += 1
    else:
        attacked = target(box, game, room, counted)
    strike(box, game, room, attacked)
    if box[room + REWARD]:
        reward(box, game, room, counted, beaten)


@rule
def lower_of_two(counted: int) -> int:
    """In a duel it cannot be defeated and attacks the lower card; equal cards confuse it (DR-DUE-2)."""
    own, other = lane(counted, 0), lane(counted, 1)
    return 0 if own == other else mark(0 if own < other else 1)


@rule
def target(box: Ints, game: Ints, room: int, counted: int) -> int:
    """All who tie for lowest, or highest, are hit (DR-MON-4, DR-BOS-11); nobody where all escaped."""
    if box[room + WEAK]:
        counted = weakened(box, game, room, counted)
    value = highest(counted) if box[room + ATTACKS_HIGHEST] else lowest(counted)
    return equal(counted, value) if value else 0


@rule
def weakened(box: Ints, game: Ints, room: int, counted: int) -> int:
    """Some cards count as 1 (DR-BOS-10)."""
    for seat in range(MOST_SEATS):
        if box[room + WEAK] >> lane(game[CARDS], seat) & 1:
            counted = counted & ~(LANE << 4 * seat) | mark(seat)
    return counted


@rule
def strike(box: Ints, game: Ints, room: int, attacked: int) -> None:
    """Wounds, lost coins, or the end of a seat, as printed (DR-BOS-2 to DR-BOS-4)."""
    wound(box, game, attacked, box[room + HIT])
    if box[room + ROBBED]:
        lose_coins(box, game, attacked, box[room + ROBBED])
    if box[room + ELIMINATES]:
        eliminate(game, attacked)


@rule
def reward(box: Ints, game: Ints, room: int, counted: int, beaten: bool) -> None:
    """The highest card is paid, beaten or not; an even, losing party gets nothing (DR-BOS-5, DR-BOS-6,
    DR-BOS-13).
    """
    most = highest(counted)
    if most and (beaten or most != lowest(counted)):
        gain_coins(box, game, equal(counted, most), box[room + REWARD])
