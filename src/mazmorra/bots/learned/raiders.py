"""A table of Dungeon Raiders as one seat knows it, in numbers: what the network is trained and run on.

Nothing is read that the seat may not know, so any table it must hold possible gives the same numbers. Rooms
are described by their printed figures, so content of one's own can be played too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from mazmorra.bots.learned.network import Array
from mazmorra.games.raiders.box.loading import HALF
from mazmorra.games.raiders.rules.cards import COST, CRYSTAL_BALL, ITEM_CARDS, LOOK, MOST_COPIES, VALUE
from mazmorra.games.raiders.state import UNDRAWN

if TYPE_CHECKING:
    from mazmorra.games.raiders.box.loading import Room
    from mazmorra.games.raiders.game import RaidersGame, RaidersTable

Ints: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[Any]]"
"""Figures of many tables, a row each: whole numbers, truths, or parts of them."""

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


LAID = np.array(
    [
        (float(card > 0), VALUE[card] / 5, float(card == CRYSTAL_BALL)) if card <= 9 else (0.0, 0.0, 0.0)
        for card in range(CARDS)
    ]
)
"""What a card on the table says: that there is one, what it counts, whether it waits for the others."""
ITEM_BITS = np.array([COST[card].bit_length() - 1 for card in ITEM_CARDS])
"""Where in a hand the copies of each item are counted."""
FAR = 1 << 30
"""More than any count of coins or wounds."""
DECK = 3
"""How many cards of the attack deck are told apart."""
ALONG = np.arange(5)


class Encoder:
    """Turns tables of one game and number of seats into rows of numbers, all of them together."""

    def __init__(self, game: RaidersGame, seats: int) -> None:
        self.game, self.seats = game, seats
        rooms = game.box.rooms
        self.rooms = np.array([*(described(room, seats) for room in rooms), [0.0] * ROOM], dtype=np.float32)
        mode = f"{game.edition}/{game.mode}"
        self.constant = (*np.equal(ALONG, seats - 1), *(mode == each for each in MODES))
        self.dead = len(rooms)
        self.is_boss = np.array([room.boss for room in rooms])
        bosses = np.array(game.boss_weights, dtype=np.float32)
        self.boss = bosses @ self.rooms[: self.dead] / bosses.sum() if game.box.bosses else None

    def rows(self, asked: Sequence[tuple[RaidersTable, int]]) -> Array:
        """A row for each table and seat."""
        figures = np.array([_figures(table, seat) for table, seat in asked], dtype=np.int64)
        ends = np.cumsum([6 + DECK, *[self.seats] * 6, *[5] * 3])
        single, coins, wounds, alive, hands, cards, locked, row, lit, looked, bag = np.split(figures, ends, 1)
        seat, level, place, attack, starter, is_torch, *deck = single.T[:, :, None]
        turns = (seat + np.arange(self.seats)) % self.seats
        coins, wounds, alive, hands, cards, locked = (
            np.take_along_axis(each, turns, 1) for each in (coins, wounds, alive, hands, cards, locked)
        )
        seen = (lit | looked >> seat & 1).astype(bool)
        whole = np.zeros((len(asked), SIZE), np.float32)
        whole[:, :GLOBAL] = np.concatenate(
            (
                np.maximum(level, 0) == ALONG,
                place == ALONG,
                np.broadcast_to(self.constant, (len(asked), len(self.constant))),
                *_against(coins, wounds, alive),
                alive[:, 1:].sum(axis=1, keepdims=True) / 4,
                attack / 5,
                is_torch,
                *(copies / 4 for copies in deck),
            ),
            axis=1,
        )
        of_seats = np.concatenate(
            (
                np.stack((alive, coins / 20, wounds / 10), axis=2),
                hands[:, :, None] >> ALONG & 1,
                (hands[:, :, None] >> ITEM_BITS & MOST_COPIES) / 2,
                LAID[cards],
                np.stack((locked > 0, turns == starter), axis=2),
            ),
            axis=2,
        )
        whole[:, GLOBAL : GLOBAL + self.seats * SEAT] = of_seats.reshape(len(asked), -1)
        self._lay_rooms(whole[:, GLOBAL + MOST_SEATS * SEAT :], level, place, row, seen, bag)
        return whole

    def _lay_rooms(self, into: Array, level: Ints, place: Ints, row: Ints, seen: Ints, bag: Ints) -> None:
        """The rooms from the current one on, and what any other may be: what lies in the dark counts as not
        drawn.
        """
        ahead = place + ALONG
        is_left, ahead = ahead < 5, np.minimum(ahead, 4)
        rooms, is_seen = np.take_along_axis(row, ahead, 1), np.take_along_axis(seen, ahead, 1)
        is_known = is_left & is_seen & (rooms != UNDRAWN)
        is_dark = is_left & ~is_known
        hidden, where = np.nonzero(is_dark & (rooms != UNDRAWN) & ~self.is_boss[rooms])
        np.add.at(bag, (hidden, rooms[hidden, where]), 1)
        unseen = bag.astype(np.float32)
        mean = unseen @ self.rooms[: self.dead] / np.maximum(unseen.sum(axis=1, keepdims=True), 1)
        figures = self.rooms[np.where(is_known, rooms, self.dead)]
        is_last = is_dark & (ahead == 4) & (level == 4)
        which, where = np.nonzero(is_dark if self.boss is None else is_dark & ~is_last)
        figures[which, where] = mean[which]
        if self.boss is not None:
            figures[is_last] = self.boss
        whole = np.concatenate((figures, is_known[:, :, None]), axis=2)
        into[:, :-ROOM], into[:, -ROOM:] = whole.reshape(len(into), -1), mean


def _figures(table: RaidersTable, seat: int) -> list[int]:
    state = table.state
    return [
        seat,
        state.level,
        state.place,
        state.attack,
        state.starter,
        bool(table.asks) and table.asks[0].kind == "torch",
        *(*state.attack_deck, 0, 0, 0)[:DECK],
        *state.coins,
        *state.wounds,
        *state.alive,
        *state.hands,
        *state.cards,
        *state.locked,
        *state.row,
        *state.lit,
        *state.looked,
        *state.bag,
    ]


def _against(coins: Ints, wounds: Ints, alive: Ints) -> tuple[Ints, ...]:
    """How far the viewer, who stands first, is ahead of the richest, the most and the least wounded rival."""
    rivals = alive[:, 1:] > 0
    most_coins, most, least = (
        np.where(rivals.any(axis=1), best, 0)[:, None]
        for best in (
            np.where(rivals, coins[:, 1:], -FAR).max(axis=1, initial=-FAR),
            np.where(rivals, wounds[:, 1:], -FAR).max(axis=1, initial=-FAR),
            np.where(rivals, wounds[:, 1:], FAR).min(axis=1, initial=FAR),
        )
    )
    return ((coins[:, :1] - most_coins) / 10, (wounds[:, :1] - most) / 5, (wounds[:, :1] - least) / 5)


@lru_cache(maxsize=64)
def encoder(game: RaidersGame, seats: int) -> Encoder:
    """The encoder of a game and number of seats; it is made once."""
    return Encoder(game, seats)
