"""A finished game's review as it travels: figures, keys and what fills their gaps, never sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import msgspec

from mazmorra.kernel import EVERYTHING, Json, Record
from mazmorra.review import Account, Decision, Review, reviewed
from mazmorra.review.account import Turn
from mazmorra.review.reviewing import budget_of
from mazmorra.review.telling import happened
from mazmorra.server.looking_back.replays import Finished
from mazmorra.server.wire.phrases import plain

OWN = 3
"""How many of each player's own decisions are told."""


def review_of(game: Finished, tries: int, progress: Callable[[int, int], None]) -> Json:
    """Go through a game; each decision is tried so often, or as often as the game needs."""
    record, budget = Record(game.made(), game.seats, list(game.answers)), budget_of(game.game)
    if tries:
        budget = replace(budget, tries=tries)
    return told(record, reviewed(record, budget, progress=progress))


def told(record: Record, review: Review) -> Json:
    whole: Json = msgspec.to_builtins(
        {
            "answers": review.answers,
            "accounts": [_account(record, review, each) for each in review.accounts],
            "costliest": [*map(partial(_decision, record), review.costliest())],
            "turns": [*map(partial(_turn, record), review.turning_points())],
        }
    )
    return whole


def _account(record: Record, review: Review, account: Account) -> Json:
    names = ("seat", "start", "luck", "decided", "result", "accuracy", "points")
    costliest = review.costliest(OWN, account.seat)
    told = {name: getattr(account, name) for name in names}
    return {**told, "costliest": [_decision(record, each) for each in costliest]}


def _decision(record: Record, decision: Decision) -> Json:
    table = record.at(decision.number)
    ask = next(each for each in table.asks if each.seat == decision.seat)
    return {
        "number": decision.number,
        "seat": decision.seat,
        "kind": ask.kind,
        "about": dict(ask.about),
        "chosen": plain(table.game.label(ask, decision.chosen)),
        "best": plain(table.game.label(ask, decision.best)),
        "chance": decision.chance,
        "lost": decision.lost,
        "brings": [{"figure": name, "change": change} for name, change in decision.brings],
    }


def _turn(record: Record, turn: Turn) -> Json:
    events = [event.face(EVERYTHING, True) for event in happened(record, turn)]
    return {"number": turn.number, "seat": turn.seat, "change": turn.change, "events": events}
