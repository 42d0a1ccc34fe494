"""Bots that fail, hang, cheat or die. A worker process loads them anew each time, so nothing else is here."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any

from mazmorra.kernel import Answer
from mazmorra.server.processes.bots import think


def fail(*given: Any) -> Answer:
    raise RuntimeError("a bot's mistake")


def hang(*given: Any) -> Answer:
    time.sleep(60)
    return 0


def ponder(game: Sequence[Any], bot: str, *given: Any) -> Answer:
    """Looks ahead for ever; at a glance it answers."""
    return hang() if bot.startswith("legend") else think(game, bot, *given)


def cheat(*given: Any) -> Answer:
    return "all the coins"


def die(*given: Any) -> Answer:
    os._exit(1)
