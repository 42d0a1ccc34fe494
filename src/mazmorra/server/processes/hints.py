"""Hints are thought out where bots think, from the view of who asks; the same question is thought about
once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from mazmorra.bots.advice import Advice, best
from mazmorra.games import find_game
from mazmorra.kernel import Json, plain_view, view_of_plain
from mazmorra.review.figures import LITTLE
from mazmorra.server.processes.bots import made_of, seed_of
from mazmorra.server.processes.workers import Workers
from mazmorra.server.processes.workshop import Workshop
from mazmorra.server.refusals import Refused
from mazmorra.server.tables.life import Life


class Hints:
    """The hints of every table, in the workers of the bots."""

    def __init__(self, workers: Workers) -> None:
        self.workshop = Workshop(workers=workers)

    async def about(self, life: Life, seat: int, address: str) -> list[Json]:
        """The best answers to a seat's open question, from what the seat may know."""
        if life.table is None:
            raise Refused("wrong-time", status_now=life.status)
        view = plain_view(life.table.view(seat))
        work = partial(hint, made_of(life.game), seed_of(life, life.table, seat), view)
        who = f"hint {address}"  # in its own turn, not behind the bots of one's own table
        told = await self.workshop.once((life.id, seat, life.questions[seat]), work, who)
        return msgspec.json.decode(told, type=list[Json])


def hint(game: Sequence[Any], seed: int, view: Json) -> bytes:
    """In a worker: the hint for a view, in the game with this name, these settings, content and version."""
    made = find_game(*game)
    return msgspec.json.encode([_told(each) for each in best(view_of_plain(made, view), seed)])


def _told(advice: Advice) -> Json:
    brings = {name: round(change, 2) for name, change in advice.brings if abs(change) >= LITTLE}
    return {"option": advice.option, "chance": round(advice.chance, 4), "brings": brings}
