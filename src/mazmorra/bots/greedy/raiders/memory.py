"""Odds computed once and remembered: for rooms that are known, and for the dark ones, which may be any not
seen yet.
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from mazmorra.bots.greedy.raiders.odds import Odds, mixed, odds_of
from mazmorra.games.raiders.box.loading import Room
from mazmorra.games.raiders.rules.cards import POWERS
from mazmorra.kernel import AnyGame

Sorts: TypeAlias = list[tuple[float, Room, tuple[Odds, ...]]]
"""How likely each sort of room is, a room that stands for it, and its odds."""

K = TypeVar("K")
V = TypeVar("V")

MOST = 1 << 14
"""More than this is not remembered at once."""


class Memory:
    """What a bot remembers of a game's content for a number of seats."""

    def __init__(self, rooms: tuple[Room, ...], seats: int) -> None:
        self.rooms = rooms
        self.seats = seats
        self.known: dict[tuple[int, tuple[int, ...]], tuple[Odds, ...]] = {}
        self.dark: dict[tuple[tuple[int, ...], int], Sorts] = {}

    def odds(self, number: int, rivals: tuple[int, ...]) -> tuple[Odds, ...]:
        """The odds of a room against rivals as `could_play` packs them."""
        odds = self.known.get((number, rivals))
        if odds is None:
            odds = _remember(self.known, (number, rivals), odds_of(self.rooms[number], self.seats, rivals))
        return odds

    def sorts(self, unseen: tuple[int, ...], rivals: int) -> Sorts:
        """What a dark room may be, against so many rivals with all their cards."""
        sorts = self.dark.get((unseen, rivals))
        if sorts is None:
            sorts = _remember(self.dark, (unseen, rivals), self._sorted(unseen, (POWERS,) * rivals))
        return sorts

    def _sorted(self, unseen: tuple[int, ...], rivals: tuple[int, ...]) -> Sorts:
        """Treasures are all of one sort, so are monsters that hit alike; traps and vaults are each
        their own.
        """
        alike: dict[object, list[int]] = {}
        for number, copies in enumerate(unseen):
            if copies:
                room = self.rooms[number]
                sort = {"treasure": room.kind, "monster": room.hit}.get(room.kind, number)
                alike.setdefault(sort, []).append(number)
        return [self._sort(numbers, unseen, rivals) for numbers in alike.values()]

    def _sort(
        self, numbers: list[int], unseen: tuple[int, ...], rivals: tuple[int, ...]
    ) -> tuple[float, Room, tuple[Odds, ...]]:
        likely = sum(unseen[number] for number in numbers) / sum(unseen)
        if len(numbers) == 1:
            return (likely, self.rooms[numbers[0]], self.odds(numbers[0], rivals))
        return (
            likely,
            self.rooms[numbers[0]],
            mixed([(unseen[number], self.odds(number, rivals)) for number in numbers]),
        )


_MEMORIES: dict[tuple[str, int], Memory] = {}


def memory_of(game: AnyGame, rooms: tuple[Room, ...], seats: int) -> Memory:
    """The memory all bots share of a content and a number of seats."""
    key = (game.content_digest, seats)
    if key not in _MEMORIES:
        _MEMORIES[key] = Memory(rooms, seats)
    return _MEMORIES[key]


def _remember(known: dict[K, V], key: K, value: V) -> V:
    if len(known) >= MOST:
        known.clear()
    known[key] = value
    return value
