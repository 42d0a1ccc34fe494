"""What the asked seat knows, in the numbers that the learned raider is trained on and plays by.

It says on rows what `mazmorra.bots.learned.raiders` says on tables; a test holds the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mazmorra.batch.jit import inlined, jitted
from mazmorra.batch.layout import (
    ALIVE,
    BOSSES,
    CARDS,
    COINS,
    FIRST_BOSS,
    HANDS,
    LEFT,
    LEVEL,
    LIT,
    LOCKED,
    LOOKED,
    OPTIONS,
    PLACE,
    ROW,
    SEATS,
    STARTER,
    WOUNDS,
)
from mazmorra.batch.rules.cards import values
from mazmorra.batch.rules.lanes import lane
from mazmorra.batch.rules.level import UNDRAWN, in_deck
from mazmorra.bots.learned.raiders import MOST_SEATS, ROOM, SEAT, encoder
from mazmorra.games.raiders.rules.cards import CRYSTAL_BALL

if TYPE_CHECKING:
    from mazmorra.batch.jit import Floats, Ints
    from mazmorra.games.raiders.game import RaidersGame

GAPS, SEATS_AT = 20, 29
"""Before the gaps between players stand level, place, players and mode; after them the seats."""
ROOMS_AT = SEATS_AT + MOST_SEATS * SEAT
MEAN_AT = ROOMS_AT + 5 * (ROOM + 1)


def features_of(game: RaidersGame, seats: int) -> tuple[Floats, Floats]:
    """What never changes in a variant: every room's printed figures, the mean boss last; and the numbers of
    mode, players and attack deck where they stand.
    """
    made = encoder(game, seats)
    bosses = made.rooms[[number for number, boss in enumerate(game.boss_weights) if boss]]
    mean_boss = bosses.mean(axis=0, keepdims=True) if len(bosses) else np.zeros((1, ROOM))
    constant = np.zeros(SEATS_AT, dtype=np.float32)
    constant[10:GAPS] = made.constant
    copies = [row.copies for row in game.box.attacks]
    constant[26:29] = [number / 4 for number in (*copies, 0, 0, 0)[:3]]
    return np.concatenate((made.rooms[:-1], mean_boss)).astype(np.float32), constant


@jitted
def observe_all(box: Ints, rooms: Floats, constant: Floats, games: Ints, seats: Ints, out: Floats) -> None:
    """A row for each game."""
    for each in range(len(games)):
        row = out[each]
        for number in range(len(row)):
            row[number] = constant[number] if number < SEATS_AT else 0
        observe_party(box, games[each], seats[each], row)
        observe_rooms(box, rooms, games[each], seats[each], row)


@inlined
def observe_party(box: Ints, game: Ints, seat: int, row: Floats) -> None:
    """Where the party is, how the seat stands to the others, and what everyone is known to have."""
    row[max(game[LEVEL], 0)] = 1
    row[5 + game[PLACE]] = 1
    observe_gaps(box, game, seat, row)
    row[25] = game[OPTIONS + seat] & 1  # only who is offered a torch may pass
    counted = values(game)
    for turn in range(box[SEATS]):
        each = (seat + turn) % box[SEATS]
        start = SEATS_AT + turn * SEAT
        row[start] = lane(game[ALIVE], each)
        row[start + 1] = game[COINS + each] / 20
        row[start + 2] = game[WOUNDS + each] / 10
        for bit in range(5):
            row[start + 3 + bit] = game[HANDS + each] >> bit & 1
        for item in range(4):
            row[start + 8 + item] = (game[HANDS + each] >> 5 + 4 * item & 15) / 2
        card = lane(game[CARDS], each)
        row[start + 12] = card > 0
        row[start + 13] = lane(counted, each) / 5
        row[start + 14] = card == CRYSTAL_BALL
        row[start + 15] = lane(game[LOCKED], each) > 0
        row[start + 16] = game[STARTER] == each


@inlined
def observe_gaps(box: Ints, game: Ints, seat: int, row: Floats) -> None:
    """How far one is from the richest, the most and the least wounded of the others alive."""
    richest, worst, best, others = 0, 0, 0, 0
    for each in range(box[SEATS]):
        if each != seat and lane(game[ALIVE], each):
            richest = max(richest, game[COINS + each])
            worst = max(worst, game[WOUNDS + each])
            best = game[WOUNDS + each] if not others else min(best, game[WOUNDS + each])
            others += 1
    row[GAPS] = (game[COINS + seat] - richest) / 10
    row[GAPS + 1] = (game[WOUNDS + seat] - worst) / 5
    row[GAPS + 2] = (game[WOUNDS + seat] - best) / 5
    row[GAPS + 3] = others / 4


@inlined
def observe_rooms(box: Ints, rooms: Floats, game: Ints, seat: int, row: Floats) -> None:
    """The rooms ahead: those the seat knows, and the mean of what may lie in the dark."""
    left = game[LEFT]
    for card in range(left):
        add_room(rooms, in_deck(game, card), row)
    for place in range(game[PLACE], 5):
        room = game[ROW + place]
        if room != UNDRAWN and room < box[FIRST_BOSS] and not knows(game, seat, place):
            add_room(rooms, room, row)
            left += 1
    for number in range(ROOM):
        row[MEAN_AT + number] /= max(left, 1)
    for place in range(game[PLACE], 5):
        start = ROOMS_AT + (place - game[PLACE]) * (ROOM + 1)
        is_boss = place == 4 and game[LEVEL] == 4 and box[BOSSES] > 0
        known = game[ROW + place] != UNDRAWN and knows(game, seat, place)
        shown = game[ROW + place] if known else len(rooms) - 1
        for number in range(ROOM):
            row[start + number] = rooms[shown, number] if known or is_boss else row[MEAN_AT + number]
        row[start + ROOM] = known


@inlined
def knows(game: Ints, seat: int, place: int) -> bool:
    """Whether a room lies open, or the seat has looked at it (DR-PLY-14)."""
    return (game[LIT] >> place | game[LOOKED] >> 5 * place + seat) & 1 != 0


@inlined
def add_room(rooms: Floats, room: int, row: Floats) -> None:
    for number in range(ROOM):
        row[MEAN_AT + number] += rooms[room, number]
