"""Whose turn it is when there is less of something than is wanted: one caller after the other, and some
before all others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Things that are lent one at a time. A caller who wants a hundred waits behind one who wants one."""

    def __init__(self, things: list[T]) -> None:
        self.idle = things
        self.lanes: tuple[OrderedDict[str, deque[asyncio.Future[T]]], ...] = (OrderedDict(), OrderedDict())

    def waiting(self, who: str) -> int:
        """How many turns a caller waits for."""
        return sum(len(lane[who]) for lane in self.lanes if who in lane)

    async def take(self, who: str, first: bool = True) -> T:
        """One of the things, once it is this caller's turn."""
        if self.idle:
            return self.idle.pop()
        lane = self.lanes[0 if first else 1]
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        lane.setdefault(who, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            else:
                self._forget(lane, who, turn)
            raise

    def give(self, thing: T) -> None:
        """It is free again: for whoever is next."""
        turn = self._next()
        if turn is None:
            self.idle.append(thing)
        else:
            turn.set_result(thing)

    def _next(self) -> asyncio.Future[T] | None:
        for lane in self.lanes:
            if lane:
                who, turns = lane.popitem(last=False)
                turn = turns.popleft()
                if turns:
                    lane[who] = turns  # behind everybody else
                if not turn.done():  # whoever has just left is no longer there to take it
                    return turn
                return self._next()
        return None

    def _forget(
        self, lane: OrderedDict[str, deque[asyncio.Future[T]]], who: str, turn: asyncio.Future[T]
    ) -> None:
        turns = lane.get(who, deque())
        if turn in turns:
            turns.remove(turn)
            if not turns:
                del lane[who]
