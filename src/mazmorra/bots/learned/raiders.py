"""A table of Dungeon Raiders as one seat knows it, in numbers: what the network is trained and run on.

Nothing is read that the seat may not know, so any table it must hold possible gives the same numbers. Rooms
are described by their printed figures, so content of one's own can be played too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from mazmorra.bots.learned.network import Array
from mazmorra.games.raiders.box.loading import HALF
from mazmorra.games.raiders.rules.cards import CRYSTAL_BALL, LOOK, VALUE, item_counts
from mazmorra.games.raiders.state import UNDRAWN

if TYPE_CHECKING:
    from mazmorra.games.raiders.box.loading import Room
    from mazmorra.games.raiders.game import RaidersGame, RaidersTable

MOST_SEATS = 5
CARDS = LOOK + 1
"""How many answers a network scores: to pass, the cards, to look."""
WHO = ("all", "most_coins", "fewest_wounds")
KINDS = ("treasure", "monster", "trap", "vault")
GIFTS = ("gain_coins", "heal", "take")
"""What a vault gives, as far as a network was taught it."""
MODES = ("devir/standard", "devir/tactical", "classic/standard", "classic/speed", "classic/duel")
"""The last is followed by the solitaire, which is none of these."""
ROOM = len(KINDS) + 12 + 5 * 3 + len(WHO) + 2 + 5 * 2
SEAT = 17
GLOBAL = 5 + 5 + MOST_SEATS + len(MODES) + 6 + 3
SIZE = GLOBAL + MOST_SEATS * SEAT + 5 * (ROOM + 1) + ROOM
"""How many numbers describe what a seat knows."""


def described(room: Room, seats: int) -> list[float]:
    """A room's printed figures."""
    strength = room.strength[seats - 3] if room.strength and seats >= 3 else 0
    chests = (*room.chests, 0, 0)
    gives = [0.0] * 15
    for value, gift in enumerate(room.gives):
        if gift.op in GIFTS:
            gives[3 * value + GIFTS.index(gift.op)] = 1.0 if gift.op == "take" else gift["amount"] / 3
    amounts = room.amounts or (0,) * 5
    lost = sum(op["amount"] for op in room.hit if op.op == "lose_coins")
    return [
        *(float(room.kind == kind) for kind in KINDS),
        float(room.boss),
        chests[0] / 5,
        chests[1] / 5,
        strength / 20,
        room.wounds / 3,
        lost / 3,
        sum(op["amount"] for op in room.highest) / 5,
        float(room.attacks_highest),
        float(room.escape > 0),
        float(any(op.op == "eliminate" for op in room.hit)),
        *(float(value in room.counts_as_1) for value in (4, 5)),
        *gives,
        *(float(room.kind == "trap" and room.who == who) for who in WHO),
        float(room.kind == "trap" and room.by_highest),
        float(room.does == "wound"),
        *(0.0 if amount == HALF else amount / 3 for amount in amounts),
        *(float(amount == HALF) for amount in amounts),
    ]


@lru_cache(maxsize=1 << 14)
def _held(hand: int) -> tuple[float, ...]:
    return (*(float(hand >> bit & 1) for bit in range(5)), *(copies / 2 for copies in item_counts(hand)))


LAID = tuple(
    (float(card > 0), VALUE[card] / 5, float(card == CRYSTAL_BALL)) if card <= 9 else (0.0, 0.0, 0.0)
    for card in range(CARDS)
)
"""What a card on the table says: that there is one, what it counts, whether it waits for the others."""
ABSENT = (0.0,) * SEAT
ONE_OF_FIVE = tuple(tuple(float(each == one) for each in range(5)) for one in range(5))


class Encoder:
    """Turns tables of one game and number of seats into rows of numbers."""

    def __init__(self, game: RaidersGame, seats: int) -> None:
        self.game, self.seats = game, seats
        rows = [described(room, seats) for room in game.box.rooms]
        self.rooms = np.array([*rows, [0.0] * ROOM], dtype=np.float32)
        mode = f"{game.edition}/{game.mode}"
        self.constant = (*ONE_OF_FIVE[seats - 1], *(float(mode == each) for each in MODES))
        self.dead = len(game.box.rooms)
        self.bosses = np.array(game.boss_weights, dtype=np.float32)

    def rows(self, asked: Sequence[tuple[RaidersTable, int]]) -> Array:
        """A row for each table and seat."""
        count, kinds = len(asked), self.dead
        plain = np.array([self._plain(table, seat) for table, seat in asked], dtype=np.float32)
        row = np.full((count, 5), kinds, dtype=np.intp)
        known = np.zeros((count, 5, 1), dtype=np.float32)
        unseen = np.zeros((count, kinds), dtype=np.float32)
        boss_ahead: list[tuple[int, int]] = []
        dark: list[tuple[int, int]] = []
        for index, (table, seat) in enumerate(asked):
            state = table.state
            bag = state.bag[:] if 0 in state.lit else state.bag
            place = state.place
            for ahead in range(place, 5):
                room = state.row[ahead]
                if room != UNDRAWN and (state.lit[ahead] or state.looked[ahead] >> seat & 1):
                    row[index, ahead - place] = room
                    known[index, ahead - place] = 1
                    continue
                if room != UNDRAWN and not self.game.box.rooms[room].boss:
                    bag[room] += 1
                is_boss = ahead == 4 and state.level == 4 and self.game.box.bosses
                (boss_ahead if is_boss else dark).append((index, ahead - place))
            unseen[index] = bag
        mean = unseen @ self.rooms[:kinds] / np.maximum(unseen.sum(axis=1, keepdims=True), 1)
        rooms = self.rooms[row]
        for index, ahead in dark:
            rooms[index, ahead] = mean[index]
        if boss_ahead:
            boss = self.bosses @ self.rooms[:kinds] / self.bosses.sum()
            for index, ahead in boss_ahead:
                rooms[index, ahead] = boss
        rooms = np.concatenate((rooms, known), axis=2).reshape(count, -1)
        whole: Array = np.concatenate((plain, rooms, mean), axis=1)
        return whole

    def _plain(self, table: RaidersTable, seat: int) -> list[float]:
        state, seats = table.state, self.seats
        coins, wounds, alive = state.coins, state.wounds, state.alive
        others = [other for other in range(seats) if other != seat and alive[other]]
        row = [
            *ONE_OF_FIVE[max(state.level, 0)],
            *ONE_OF_FIVE[state.place],
            *self.constant,
            (coins[seat] - max([coins[other] for other in others], default=0)) / 10,
            (wounds[seat] - max([wounds[other] for other in others], default=0)) / 5,
            (wounds[seat] - min([wounds[other] for other in others], default=0)) / 5,
            len(others) / 4,
            state.attack / 5,
            float(bool(table.asks) and table.asks[0].kind == "torch"),
            *(copies / 4 for copies in (*state.attack_deck, 0, 0, 0)[:3]),
        ]
        for turn in range(MOST_SEATS):
            if turn >= seats:
                row.extend(ABSENT)
                continue
            each = (seat + turn) % seats
            row.extend(
                (
                    float(alive[each]),
                    coins[each] / 20,
                    wounds[each] / 10,
                    *_held(state.hands[each]),
                    *LAID[state.cards[each]],
                    float(state.locked[each] > 0),
                    float(state.starter == each),
                )
            )
        return row


@lru_cache(maxsize=64)
def encoder(game: RaidersGame, seats: int) -> Encoder:
    """The encoder of a game and number of seats; it is made once."""
    return Encoder(game, seats)
