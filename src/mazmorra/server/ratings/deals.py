"""What the daily dungeon is each day: for every game a list that is gone through day by day, so that
everybody knows what comes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from mazmorra.games import game_class
from mazmorra.server.store.dailies import Deal
from mazmorra.server.tables.days import after, end_of
from mazmorra.server.tables.fairness import new_secret


class Plan(NamedTuple):
    """How a day's deal is played: what differs from the usual settings, and the bots one meets."""

    settings: Mapping[str, str]
    bots: tuple[str, ...] = ()


PLANS: Mapping[str, tuple[Plan, ...]] = {
    "raiders": (
        Plan({}, ("journeyman", "expert")),
        Plan({"edition": "classic", "mode": "solitaire"}),
        Plan({"edition": "classic", "mode": "standard"}, ("expert", "expert")),
        Plan({"edition": "classic", "mode": "duel"}, ("expert",)),
        Plan({"mode": "tactical"}, ("expert", "expert")),
    ),
    "quest": (
        Plan({"players": "solo"}),
        Plan({}, ("legend", "legend")),
        Plan({"players": "solo", "light": "torchlight"}),
        Plan({}, ("legend",)),
    ),
    "platformer": (
        Plan({"boss": "medusa"}),
        Plan({"boss": "ikee"}),
        Plan({"tiles": "forest"}),
        Plan({"artifacts": "on"}),
        Plan({"tiles": "void"}),
    ),
}
"""Platformer is played alone, for only then it counts points."""


def planned(day: str, game: str) -> Plan:
    """How a game is played on a day, with all its settings."""
    plans = PLANS[game]
    plan = plans[date.fromisoformat(day).toordinal() % len(plans)]
    return Plan({**game_class(game).variants()[0], **plan.settings}, plan.bots)


def dealt(day: str, game: str, now: int) -> Deal:
    """The deal of a day at a game, with a secret of its own."""
    plan = planned(day, game)
    return Deal(day, game, dict(plan.settings), plan.bots, new_secret(), now)


def commitment(deal: Deal) -> str:
    """What is published about a deal before its day."""
    return hashlib.sha256(bytes.fromhex(deal.secret)).hexdigest()


def is_over(deal: Deal, now: int) -> bool:
    """Whether a deal's day has passed, so that its secret may be told."""
    return now >= end_of(deal.day)


def in_time(deal: Deal) -> bool:
    """Whether a deal was committed to before its day began."""
    return deal.committed_at < end_of(after(deal.day, -1))
