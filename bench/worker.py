"""One build of the package, measured piece by piece as it is told: `python -m bench.worker`."""

from __future__ import annotations

import json
import sys

from bench import ours
from mazmorra.kernel import table

FIGURES = ("copy", "view")


def main() -> None:
    """First says which build it is; then a line of JSON in, a figure out."""
    print("pure" if table.__file__.endswith(".py") else "compiled", flush=True)
    playouts: dict[str, ours.OurPlayouts] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["figure"] in FIGURES:
            print(_microseconds(**asked), flush=True)
            continue
        if line not in playouts:
            playouts[line] = ours.OurPlayouts(asked["game"], asked["settings"], asked["seats"])
            playouts[line].speed(0.3)  # what is worked out once is not measured
        print(playouts[line].speed(asked["seconds"]).decisions, flush=True)


def _microseconds(figure: str, game: str) -> float:
    mid_game = ours.mid_game(game)
    return ours.microseconds(mid_game.copy if figure == "copy" else lambda: mid_game.view(0))


if __name__ == "__main__":
    main()
