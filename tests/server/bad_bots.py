"""Bots that fail, hang, cheat or die. A worker process loads them anew each time, so nothing else is here."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any

from mazmorra.kernel import Answer
from mazmorra.kernel.codec import frozen
from mazmorra.server.processes.bots import think


def fail(*given: Any) -> Answer:
    raise RuntimeError("a bot's mistake")


def hang(*given: Any) -> Answer:
    time.sleep(60)
    return 0


def ponder(game: Sequence[Any], bot: str, *given: Any) -> Answer:
    """Looks ahead for ever; at a glance it answers."""
    return hang() if bot.startswith("legend") else think(game, bot, *given)


def recollect(
    game: Sequence[Any], bot: str, seed: int, view: dict[str, Any], before: Sequence[dict[str, Any]] = ()
) -> Answer:
    """Fails if it is not shown every question its seat has answered, in order, and what it then knew."""
    rooms = [5 * each["fields"]["level"] + each["fields"]["place"] for each in (*before, view)]
    numbers = [each["number"] for each in (*before, view)]
    hidden = [each["fields"]["hands"][1 - view["seat"] % 2] for each in before]
    asked = {room for room in range(rooms[-1] + 1) if room % 5 < 4}  # the last card is nobody's choice
    if numbers != sorted({*numbers}) or not asked <= {*rooms} or any(hidden):
        raise RuntimeError("this is not what it saw")
    first: Answer = frozen(view["ask"]["options"][0])
    return first


def cheat(*given: Any) -> Answer:
    return "all the coins"


def die(*given: Any) -> Answer:
    os._exit(1)
