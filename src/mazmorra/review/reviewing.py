"""A finished game gone through again: every decision is weighed from what its player knew, never from the
truth.

At each decision the player's chance to win is that of the best answer; the answer given may lose some of it.
What changes between one's answers is luck: dice, cards, and what the others chose. So start, luck and
decisions add up to the result, whatever the estimates are worth.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace

from mazmorra.bots.minds import mind_of
from mazmorra.bots.search.mind import Mind, won
from mazmorra.bots.search.weigh import Budget, Weighed, weigh
from mazmorra.kernel.ask import CHANCE, Answer
from mazmorra.kernel.replay import Record
from mazmorra.kernel.view import AnyView
from mazmorra.review.account import Account, Decision, Review

BUDGETS: Mapping[str, Budget] = {
    "raiders": Budget(tries=256, horizon=1, faith=0.01),
    "quest": Budget(tries=12, horizon=1, wave=1),
    "platformer": Budget(tries=6, horizon=1, wave=1),
}
"""How long each decision of a game is thought about; a game nobody has thought about is tried at random."""
PLAIN = Budget(tries=64, wave=4)
DECISIONS: Mapping[str, int] = {"quest": 450, "platformer": 700}
"""So many decisions of a game are judged at most, so that a very long one does not take for ever: those a
throw of dice picks out. What the others changed counts as luck.
"""


def budget_of(game: str) -> Budget:
    return BUDGETS.get(game, PLAIN)


def reviewed(
    record: Record,
    budget: Budget | None = None,
    seed: int = 1,
    progress: Callable[[int, int], None] = lambda done, whole: None,
) -> Review:
    """The review of a game; `progress` hears how many answers of how many are done."""
    mind, spent = mind_of(record.game, among_equals=True), budget or budget_of(record.game.name)
    accounts = tuple(Account(seat) for seat in range(record.seats))
    judged = decisions(record, random.Random(seed))
    table = record.game.new(record.seats, ask_chance=True, watched=False)
    for number, (seat, answer) in enumerate(record.answers):
        if number in judged:
            rng = random.Random(f"{seed}/{number}")
            accounts[seat].decide(_judged(table.view(seat), answer, number, mind, spent, rng))
        table.answer(seat, answer)
        progress(number + 1, len(record.answers))
    if table.over:
        for account, result in zip(accounts, won(table), strict=True):
            account.end(len(record.answers), result)
    return Review(len(record.answers), accounts)


def decisions(record: Record, rng: random.Random) -> frozenset[int]:
    """The answers that are judged: those of players who had a choice, or as many of them as there is time
    for.
    """
    table = record.game.new(record.seats, ask_chance=True, watched=False)
    found = []
    for number, (seat, answer) in enumerate(record.answers):
        if seat != CHANCE and any(ask.seat == seat and len(ask.options) > 1 for ask in table.asks):
            found.append(number)
        table.answer(seat, answer)
    most = DECISIONS.get(record.game.name, len(found))
    return frozenset(found if len(found) <= most else rng.sample(found, most))


def _judged(
    view: AnyView, answer: Answer, number: int, mind: Mind, budget: Budget, rng: random.Random
) -> Decision:
    """A decision against the best answer found; the two are then compared on tables neither was chosen by."""
    kind = view.ask.kind if view.ask else ""
    found = max(weigh(view, mind, budget, rng), key=lambda each: each.worth)
    again = replace(budget, tries=max(2, budget.tries // 2))
    if found.option == answer:
        (own,) = weigh(view, mind, again, rng, (answer,))
        return Decision(number, view.seat, kind, answer, answer, own.chance, 0.0)
    own, best = weigh(view, mind, again, rng, (answer, found.option))
    if own.chance >= best.chance:
        return Decision(number, view.seat, kind, answer, answer, own.chance, 0.0)
    brings = _more(mind, best, own)
    lost = best.chance - own.chance
    return Decision(number, view.seat, kind, answer, found.option, best.chance, lost, brings)


def _more(mind: Mind, best: Weighed, own: Weighed) -> tuple[tuple[str, float], ...]:
    return tuple(
        (name, theirs - ours)
        for name, theirs, ours in zip(mind.figures, best.figures, own.figures, strict=True)
    )
