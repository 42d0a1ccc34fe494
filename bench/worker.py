"""One build of the package, measured piece by piece as it is told: `python -m bench.worker`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from bench import ours, told
from mazmorra.kernel import table

Figure = Callable[[], float]


def main() -> None:
    """First says which build it is; then a line of JSON in, a figure out."""
    print("pure" if table.__file__.endswith(".py") else "compiled", flush=True)
    made: dict[str, Figure] = {}
    for line in sys.stdin:
        if line not in made:
            asked = json.loads(line)
            made[line] = FIGURES[asked.pop("figure")](**asked)
        print(made[line](), flush=True)


def _speed(game: str, settings: dict[str, str], seats: int, seconds: float) -> Figure:
    playouts = ours.OurPlayouts(game, settings, seats)
    playouts.speed(0.3)  # what is worked out once is not measured
    return lambda: playouts.speed(seconds).decisions


def _copy(game: str) -> Figure:
    mid_game = ours.mid_game(game)
    return lambda: ours.microseconds(mid_game.copy)


def _view(game: str) -> Figure:
    mid_game = ours.mid_game(game)
    return lambda: ours.microseconds(lambda: mid_game.view(0))


def _move(game: str) -> Figure:
    table = told.Told(game)
    table.microseconds()
    return table.microseconds


def _greedy(game: str) -> Figure:
    return lambda: told.greedy_milliseconds(game)


FIGURES: dict[str, Callable[..., Figure]] = {  # each takes what is asked of it besides its name
    "speed": _speed,
    "copy": _copy,
    "view": _view,
    "move": _move,
    "greedy": _greedy,
}


if __name__ == "__main__":
    main()
