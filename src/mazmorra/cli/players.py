"""Players of one's own on a server's command line: whether they can be loaded, and what others call them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from mazmorra.arena.errors import WorkersLost
from mazmorra.bots import somebody
from mazmorra.bots.own import checked, offered


def offered_players(texts: Sequence[str]) -> dict[str, str]:
    """What a host offers, by what others call it. The code is tried where it will run, in another process:
    whatever it loads or does, it does not do here.
    """
    players = offered(texts)
    if players:
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as worker:
            for text in texts:
                try:
                    worker.submit(checked, text).result()
                except BrokenProcessPool:
                    raise WorkersLost(workers=1) from None
    return players


def opponent(players: Sequence[str], game: str, seat: int) -> str:
    """Who sits on a seat from 1 on: those named, the last one on the seats left over; or one of ours."""
    return players[min(seat, len(players)) - 1] if players else somebody(game, seat)
