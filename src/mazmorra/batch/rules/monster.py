"""Monster rooms and bosses: together the party is strong enough, or somebody is hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.batch.jit import inlined
from mazmorra.batch.layout import (
    ATTACKS_HIGHEST,
    BEATEN,
    CARDS,
    ELIMINATES,
    ESCAPE,
    HIT,
    REWARD,
    ROBBED,
    SEATS,
    STRENGTH,
    WEAK,
)
from mazmorra.batch.rules.cards import CARD_BITS, highest, lowest, of_seat, values
from mazmorra.batch.rules.purse import eliminate, gain_coins, lose_coins, wound

if TYPE_CHECKING:
    from mazmorra.batch.jit import Ints


@inlined
def resolve_monster(box: Ints, game: Ints, room: int) -> None:
    """The sum of all cards beats it, or it attacks the lowest (DR-MON-2, DR-MON-3)."""
    counted = values(box, game, box[room + ESCAPE])
    strength = box[room + STRENGTH]
    beaten = 0 < strength <= total(counted)
    if beaten:
        game[BEATEN] += 1
    else:
        attack(box, game, room, counted)
    if box[room + REWARD]:
        reward(box, game, room, counted, beaten)


@inlined
def resolve_monster_in_duel(box: Ints, game: Ints, room: int) -> None:
    """It cannot be defeated and attacks the lower card; equal cards confuse it (DR-DUE-2)."""
    counted = values(box, game, 0)
    own, other = of_seat(counted, 0), of_seat(counted, 1)
    if own != other:
        strike(box, game, room, 0 if own < other else 1)


@inlined
def total(counted: int) -> int:
    """All that was played."""
    whole = 0
    while counted:
        whole += counted & CARD_BITS
        counted >>= 4
    return whole


@inlined
def attack(box: Ints, game: Ints, room: int, counted: int) -> None:
    """All who tie for lowest, or highest, are hit (DR-MON-4, DR-BOS-11); nobody where all escaped."""
    if box[room + WEAK]:
        counted = weakened(box, game, room, counted)
    target = highest(counted, 6) if box[room + ATTACKS_HIGHEST] else lowest(counted)
    if target:
        for seat in range(box[SEATS]):
            if of_seat(counted, seat) == target:
                strike(box, game, room, seat)


@inlined
def weakened(box: Ints, game: Ints, room: int, counted: int) -> int:
    """Some cards count as 1 (DR-BOS-10)."""
    for seat in range(box[SEATS]):
        if box[room + WEAK] >> of_seat(game[CARDS], seat) & 1:
            counted = counted & ~(CARD_BITS << 4 * seat) | 1 << 4 * seat
    return counted


@inlined
def strike(box: Ints, game: Ints, room: int, seat: int) -> None:
    """Wounds, lost coins, or the end of a seat, as printed (DR-BOS-2 to DR-BOS-4)."""
    wound(game, seat, box[room + HIT])
    lose_coins(game, seat, box[room + ROBBED])
    if box[room + ELIMINATES]:
        eliminate(game, seat)


@inlined
def reward(box: Ints, game: Ints, room: int, counted: int, beaten: bool) -> None:
    """The highest card is paid, beaten or not; an even, losing party gets nothing (DR-BOS-5, DR-BOS-6,
    DR-BOS-13).
    """
    most = highest(counted, 6)
    if not most or (not beaten and most == lowest(counted)):
        return
    for seat in range(box[SEATS]):
        if of_seat(counted, seat) == most:
            gain_coins(box, game, seat, box[room + REWARD])
