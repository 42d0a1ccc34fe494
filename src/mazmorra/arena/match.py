"""One game played by bots: who sat where, how it ended, how long it took."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from mazmorra.bots import make_bot
from mazmorra.kernel.game import Game, Result
from mazmorra.kernel.table import Table


@dataclass(frozen=True, slots=True)
class Match:
    """A finished game."""

    table: Table[Any, Any]
    bots: tuple[str, ...]
    result: Result
    answers: int
    seconds: float


def play(game: Game[Any], bots: Sequence[str], seed: int | str, watched: bool = False) -> Match:
    """Play one game, a bot a seat; the same seed gives the same game."""
    began = perf_counter()
    rng = random.Random(seed)
    table = game.new(len(bots), seed=rng.getrandbits(64), watched=watched)
    players = [make_bot(name, game, rng.getrandbits(64)) for name in bots]
    answers = 0
    while table.asks:
        seat = table.asks[0].seat
        table.answer(seat, players[seat].choose(table.view(seat)))
        answers += 1
    return Match(table, tuple(bots), table.result, answers, perf_counter() - began)
