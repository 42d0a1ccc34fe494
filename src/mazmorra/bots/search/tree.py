"""A tree of what each seat has seen: every try goes down it on another table that is possible, each seat
choosing by what it knows, and what came of it is noted on the way back.
"""

from __future__ import annotations

import random
from collections.abc import Hashable
from math import sqrt
from time import perf_counter
from typing import TypeAlias

from mazmorra.bots.search.mind import Chances, Mind, Policy
from mazmorra.bots.search.rollout import judged, play_on
from mazmorra.bots.search.weigh import Budget, Weighed, answers_of
from mazmorra.kernel import AnyTable
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.chance import FastDealer
from mazmorra.kernel.determinize import determinize
from mazmorra.kernel.view import AnyView

Way: TypeAlias = list[tuple["Node", Answer, int]]
"""The questions a try came through, what was answered, and by whom."""

CURIOSITY = 0.7
"""How much an answer that was tried little is worth trying again."""


class Node:
    """A question as one seat sees it, and what came of each answer."""

    __slots__ = ("tries", "worth")

    def __init__(self) -> None:
        self.tries: dict[Answer, int] = {}
        self.worth: dict[Answer, float] = {}

    def choose(self, ask: Ask, first: Answer) -> Answer:
        """The answer with the best upper bound; one never tried comes first, the policy's own at once."""
        fresh = [option for option in ask.options if option not in self.tries]
        if fresh:
            return first if first in fresh else fresh[0]
        seen = sum(self.tries[option] for option in ask.options)
        return max(ask.options, key=lambda option: self._bound(option, seen))

    def _bound(self, option: Answer, seen: int) -> float:
        tries = self.tries[option]
        return self.worth[option] / tries + CURIOSITY * sqrt(seen) / (1 + tries) / 4

    def note(self, option: Answer, chance: float) -> None:
        self.tries[option] = self.tries.get(option, 0) + 1
        self.worth[option] = self.worth.get(option, 0.0) + chance


def grow(view: AnyView, mind: Mind, budget: Budget, rng: random.Random) -> list[Weighed]:
    """Every answer to the view's question with its chance to win, where every seat learns meanwhile."""
    if view.ask is None:
        raise ValueError("this seat is not asked anything")
    nodes: dict[Hashable, Node] = {}
    weighed = {each.option: each for each in answers_of(view, mind, budget)}
    began, lot = perf_counter(), 0
    while not lot or budget.spent(lot, perf_counter() - began) < 1:
        policy = mind.policy(view, lot)
        table = determinize(view, rng, asks_again=True).copy(FastDealer(rng.getrandbits(64)))
        until = mind.moment(table) + budget.horizon
        way = _down(table, nodes, mind, policy, until)
        play_on([table], mind, policy, until)
        chances = judged([table], policy)[0]
        _note(way, chances)
        root = next(option for node, option, seat in way if seat == view.seat)
        weighed[root].add(view.seat, chances, mind.counted(table, view.seat))
        lot += 1
    return list(weighed.values())


def _down(table: AnyTable, nodes: dict[Hashable, Node], mind: Mind, policy: Policy, until: int) -> Way:
    """Answer from the tree until somebody is asked what nobody was yet."""
    way: Way = []
    is_new = False
    while table.asks and not is_new and (not way or mind.moment(table) < until):
        asks = table.asks
        first = policy.answers([(table, ask) for ask in asks])
        keys = [_seen(table, ask) for ask in asks]
        for ask, answer, key in zip(asks, first, keys, strict=True):
            if not any(ask is each for each in table.asks):
                continue
            node = nodes.get(key)
            if node is None:
                is_new = True
                node = nodes[key] = Node()
            option = node.choose(ask, answer)
            way.append((node, option, ask.seat))
            table.answer(ask.seat, option)
    return way


def _seen(table: AnyTable, ask: Ask) -> Hashable:
    """What a seat knows when it is asked."""
    fields = table.view(ask.seat).fields
    return (ask.seat, ask.kind, ask.about, ask.options, repr(fields))


def _note(way: Way, chances: Chances) -> None:
    for node, option, seat in way:
        node.note(option, chances[seat])
