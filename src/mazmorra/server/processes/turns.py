"""Whose turn it is when there is less of something than is wanted: one caller after the other, and some
before all others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")

AT_ONCE, SOON, LATER = range(3)
"""How urgent something is: the more urgent comes before all that is less so."""
Urgency: TypeAlias = Callable[[], int]
"""It is asked again while something waits for later, for that may change."""


def soon() -> int:
    """As urgent as most is."""
    return SOON


class Turns(Generic[T]):
    """Things that are lent one at a time. A caller who wants a hundred waits behind one who wants one."""

    def __init__(self, things: list[T]) -> None:
        self.idle = things
        self.lanes = tuple(Lane[T]() for _ in (AT_ONCE, SOON, LATER))

    def waiting(self, who: str) -> int:
        """How many turns a caller waits for."""
        return sum(len(lane.callers[who]) for lane in self.lanes if who in lane.callers)

    async def take(self, who: str, urgency: Urgency = soon) -> T:
        """One of the things, once it is this caller's turn."""
        if self.idle:
            return self.idle.pop()
        turn = Turn[T](who, urgency)
        self.lanes[urgency()].add(turn)
        try:
            return await turn.comes
        except asyncio.CancelledError:
            if turn.comes.done() and not turn.comes.cancelled():
                self.give(turn.comes.result())
            else:
                for lane in self.lanes:
                    lane.forget(turn)
            raise

    def give(self, thing: T) -> None:
        """It is free again: for whoever is next."""
        self._move_up()
        for lane in self.lanes:
            while turn := lane.next():
                if not turn.comes.done():  # whoever has just left is no longer there to take it
                    turn.comes.set_result(thing)
                    return
        self.idle.append(thing)

    def _move_up(self) -> None:
        for turn in [turn for turns in self.lanes[LATER].callers.values() for turn in turns]:
            if (urgency := turn.urgency()) != LATER:
                self.lanes[LATER].forget(turn)
                self.lanes[urgency].add(turn)


class Turn(Generic[T]):
    """One turn that somebody waits for."""

    __slots__ = ("comes", "urgency", "who")

    def __init__(self, who: str, urgency: Urgency) -> None:
        self.who, self.urgency = who, urgency
        self.comes: asyncio.Future[T] = asyncio.get_running_loop().create_future()


class Lane(Generic[T]):
    """Those who wait for what is equally urgent, one caller after the other."""

    def __init__(self) -> None:
        self.callers: OrderedDict[str, deque[Turn[T]]] = OrderedDict()

    def add(self, turn: Turn[T]) -> None:
        self.callers.setdefault(turn.who, deque()).append(turn)

    def next(self) -> Turn[T] | None:
        """The first turn of the caller whose turn it is; who wants more waits behind everybody else."""
        if not self.callers:
            return None
        who, turns = self.callers.popitem(last=False)
        turn = turns.popleft()
        if turns:
            self.callers[who] = turns
        return turn

    def forget(self, turn: Turn[T]) -> None:
        turns = self.callers.get(turn.who, deque())
        if turn in turns:
            turns.remove(turn)
            if not turns:
                del self.callers[turn.who]
