"""What rivals' cards give away: how likely each goes by rules of thumb, or plays as the network does.

Each view that a seat is asked about is shown to its `Habits`, through a whole game; what has been played
since the last of them is evidence.
"""

from __future__ import annotations

import random
from bisect import bisect
from itertools import accumulate
from math import exp, log
from typing import TYPE_CHECKING

from mazmorra.bots.learned.network import shipped
from mazmorra.bots.learned.raider import SHARPER, network_of, shares
from mazmorra.games.raiders.rules.cards import COST, CRYSTAL_BALL, ITEM_CARDS, POWERS, count
from mazmorra.games.raiders.rules.chamber import card_ask
from mazmorra.kernel.determinize import determinize

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersTable, RaidersView
    from mazmorra.kernel.ask import Ask

SHARES = (0.03, 0.5, 0.97)
"""The share of a table's players who go by rules of thumb may be any of these, each as likely: those at one
table are often of one sort.
"""
GOLDEN = (5**0.5 - 1) / 2
"""Its multiples lie evenly between whole numbers, however few they are."""
SLIPS = 0.1
"""How often anybody is thought to play any card, so that no single one decides."""


class Habits:
    """What a seat knows of its rivals' ways."""

    def __init__(self) -> None:
        self.evidence: dict[int, float] = {}
        """How much more each rival's cards speak for rules of thumb, as the logarithm of a ratio."""
        self.last: RaidersView | None = None

    def heed(self, view: RaidersView) -> None:
        """Look at what was played since the last view."""
        last = self.last
        if last is not None and last["level"] == view["level"] and last["place"] + 1 == view["place"]:
            for seat, more in _evidence(last, view).items():
                self.evidence[seat] = self.evidence.get(seat, 0.0) + more
        self.last = view

    def thumbs(self, view: RaidersView, lot: int) -> frozenset[int]:
        """The rivals who go by rules of thumb, as it may be; over many lots each as often as is likely."""
        rivals = [seat for seat, alive in enumerate(view["alive"]) if alive and seat != view.seat]
        ratios = {seat: exp(self.evidence.get(seat, 0.0)) for seat in rivals}
        weights = [1.0] * len(SHARES)
        for index, share in enumerate(SHARES):
            for ratio in ratios.values():
                weights[index] *= (share * ratio + 1 - share) / (ratio + 1)
        luck, rng = lot * GOLDEN % 1 * sum(weights), random.Random(lot)
        share = SHARES[bisect([*accumulate(weights)][:-1], luck)]
        return frozenset(
            seat
            for seat, ratio in ratios.items()
            if rng.random() < share * ratio / (share * ratio + 1 - share)
        )


def _evidence(before: RaidersView, after: RaidersView) -> dict[int, float]:
    """What the cards of one room say of each rival who played one."""
    asked, cards = _asked(before, after)
    if not asked:
        return {}
    by_thumb = shares(shipped("raiders-thumb"), before.game, asked, SHARPER)
    by_network = shares(network_of(before.game), before.game, asked)
    evidence = {}
    for row, ((_, ask), card) in enumerate(zip(asked, cards, strict=True)):
        slip = SLIPS / len(ask.options)
        likely, else_likely = ((1 - SLIPS) * float(each[row, card]) + slip for each in (by_thumb, by_network))
        evidence[ask.seat] = log(likely / else_likely)
    return evidence


def _asked(before: RaidersView, after: RaidersView) -> tuple[list[tuple[RaidersTable, Ask]], list[int]]:
    """What each rival who had a choice in the room of `before` was asked, on the table as they saw it, and
    the card they chose. What torches changed in between is left out.
    """
    game = before.game
    start: RaidersTable = determinize(before, random.Random(0))
    start.asks = ()
    state, laid = start.state, [_laid(before, after, seat) for seat in range(before.seats)]
    room = game.box.rooms[state.row[state.place]]
    state.locked = [0] * before.seats
    for seat, card in enumerate(state.cards):
        state.hands[seat] += COST[card]
        state.cards[seat] = 0
    asked: list[tuple[RaidersTable, Ask]] = []
    cards: list[int] = []
    for seat in state.clockwise(max(state.starter, 0)):
        card = laid[seat]
        ask = card_ask(seat, state.hands[seat], room, False, game.play_clause)
        if seat != before.seat and card in ask.options and len(ask.options) > 1:
            asked.append((start.copy(), ask))
            cards.append(card)
        if card and state.starter >= 0:
            state.hands[seat] -= COST[card]
            state.cards[seat] = card
    return asked, cards


def _laid(before: RaidersView, after: RaidersView, seat: int) -> int:
    """The card somebody played in the room of `before`; 0 is none that can be told."""
    card, next_card = int(before["cards"][seat]), int(after["cards"][seat])  # in turn the next may lie there
    since = COST[next_card]
    fresh = int(after["played"][seat]) & ~int(before["played"][seat]) & ~(since & POWERS)
    spent = after["used"][seat] - before["used"][seat] - (since & ~POWERS)
    if card == CRYSTAL_BALL or count(spent, CRYSTAL_BALL):
        return 0  # it was played when others were known
    return card or fresh.bit_length() or next((each for each in ITEM_CARDS if spent == COST[each]), 0)
