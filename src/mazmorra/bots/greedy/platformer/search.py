"""The dice of one turn searched: what can be done with them in which order, and where that leaves the hero at
its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest, nsmallest
from typing import TYPE_CHECKING, NamedTuple

from mazmorra.bots.greedy.platformer.reflexes import Reflexes
from mazmorra.bots.greedy.platformer.tries import tries
from mazmorra.bots.greedy.platformer.worth import WON, Judge
from mazmorra.kernel.ask import CHANCE, Answer, Ask

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


class Reach(NamedTuple):
    """How many moments are followed up after each action, how many actions, and how many tables are tried in
    all.
    """

    width: int
    depth: int
    most: int


USUAL = Reach(5, 8, 260)
WIDE = Reach(15, 9, 1200)
WIDEST = Reach(120, 16, 20_000)
"""As far as an answer in three seconds allows."""
SHOP = ("item", "potion")
"""Draws that matter little: the search goes on as if the last card of the list, of little use, had come; the
plan ends there.
"""


class Move(NamedTuple):
    """A question of the plan and its answer; `number` tells when it is asked."""

    number: int
    ask: Ask
    answer: Answer


class Moment(NamedTuple):
    """A table within the turn and the moves that led to it; `known` of them nothing but the player
    decides.
    """

    table: PlatformerTable
    moves: tuple[Move, ...]
    known: int


class Search:
    """The best way found through the rest of the turn."""

    def __init__(self, judge: Judge, reach: Reach = USUAL) -> None:
        self.judge, self.seat, self.reach = judge, judge.seat, reach
        self.seen: set[object] = set()
        self.tried = 0
        self.best: tuple[float, tuple[Move, ...]] = (float("-inf"), ())

    def plan(self, table: PlatformerTable) -> tuple[Move, ...]:
        """The moves up to the end of the turn, or up to the first draw."""
        root = Moment(table, (), 1 << 10)
        if table.asks[0].kind == "act" and self.judge.can_finish(table):
            moves = self._finish(root)
            if moves:
                self.best = (WON, moves)
                return moves
            self.seen, self.tried = set(), 0
        frontier = [root] if table.asks[0].kind == "act" else self._follow([root])
        for _ in range(self.reach.depth):
            for moment in frontier:
                self._end(moment)
            frontier = self._follow(frontier)
        return self.best[1]

    def fells(self) -> bool:
        """Whether the boss falls by the plan."""
        return self.best[0] >= WON

    def _finish(self, root: Moment) -> tuple[Move, ...]:
        """The moves that fell the boss this turn: only what leaves enough for it is followed up, the nearest
        first.
        """
        frontier = [root]
        for _ in range(self.reach.depth):
            found: list[tuple[int, int, Moment]] = []
            for moment in frontier:
                for after in self._answers(moment):
                    table = after.table
                    if table.state.ending and table.state.winner == self.seat:
                        return after.moves[: after.known]
                    if (
                        table.asks
                        and table.asks[0].seat == self.seat
                        and self.judge.can_finish(table)
                        and self._is_new(table)
                    ):
                        found.append((self.judge.to_boss(table), len(found), after))
            frontier = [moment for _, _, moment in nsmallest(self.reach.width, found)]
        return ()

    def _follow(self, frontier: list[Moment]) -> list[Moment]:
        """The most hopeful moments an action later."""
        found: list[tuple[float, int, Moment]] = []
        for moment in frontier:
            for after in self._answers(moment):
                hope = self._judged(after)
                if hope is not None:
                    found.append((hope, len(found), after))
        return [moment for _, _, moment in nlargest(self.reach.width, found)]

    def _answers(self, moment: Moment, is_spent: bool = False) -> Iterator[Moment]:
        """Every try, followed through its questions to the next action, a draw or the end; a spent table is
        not copied last.
        """
        table = moment.table
        ask, number = table.asks[0], table.number
        answers = tries(table, ask, self.judge) if self.tried < self.reach.most else ()
        for left, answer in zip(range(len(answers) - 1, -1, -1), answers, strict=True):
            self.tried += 1
            after = table if is_spent and not left else table.copy()
            after.answer(self.seat, answer)
            moves = (*moment.moves, Move(number, ask, answer))
            known = moment.known
            while after.asks and after.asks[0].seat == CHANCE and after.asks[0].kind in SHOP:
                after.answer(CHANCE, after.asks[0].options[-1])
                known = min(known, len(moves))
            following = Moment(after, moves, known)
            if after.asks and after.asks[0].seat == self.seat and after.asks[0].kind != "act":
                if self._is_new(after):
                    yield from self._answers(following, True)
            else:
                yield following

    def _is_new(self, table: PlatformerTable) -> bool:
        """Whether nothing has led to such a moment yet."""
        key = _key(table, self.seat)
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def _judged(self, moment: Moment) -> float | None:
        """What a moment promises, None where it need not be followed up."""
        table = moment.table
        if table.asks and table.asks[0].seat == self.seat:
            return self.judge.hope(table) if self._is_new(table) else None
        if table.asks and table.asks[0].kind == "tile":
            self._weigh(self.judge.revealing(table), moment)
        else:
            self._weigh(self.judge.rest(table), moment)
        return None

    def _end(self, moment: Moment) -> None:
        """What it would be worth to end the turn now."""
        table = moment.table.copy()
        moves = list(moment.moves)
        while table.asks and table.asks[0].seat == self.seat:
            ask = table.asks[0]
            answer = Reflexes(table, self.judge).ending(ask)
            moves.append(Move(table.number, ask, answer))
            table.answer(self.seat, answer)
        self._weigh(self.judge.rest(table), Moment(table, tuple(moves), moment.known))

    def _weigh(self, worth: float, moment: Moment) -> None:
        if worth > self.best[0]:
            self.best = (worth, moment.moves[: moment.known])


def _key(table: PlatformerTable, seat: int) -> object:
    """What tells moments of a turn apart."""
    state, ask = table.state, table.asks[0]
    return (
        ask.kind,
        ask.about if ask.kind != "act" else (),
        tuple(state.spaces),
        tuple(state.pool),
        state.special[seat],
        state.gems[seat],
        state.gold[seat],
        state.health[seat],
        tuple(state.foes),
        state.bonus,
        state.loupe,
        state.done,
        state.exhausted[seat],
        state.items[seat],
        state.potions[seat],
        state.marks[seat],
        state.badges[seat],
        tuple(state.weary),
    )
