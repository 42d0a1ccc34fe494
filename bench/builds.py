"""The pure and the compiled build beside each other and beside OpenSpiel, in one run of interleaved rounds:
`python -m bench.builds PYTHON`, with the Python that the compiled wheel is installed for.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from functools import partial

from bench.openspiel import OpenSpielPlayouts

ROUNDS, SECONDS = 5, 1.0
PEER = "goofspiel(players=4)"
PLAYED: tuple[tuple[str, dict[str, str], tuple[int, ...]], ...] = (
    ("raiders", {"edition": "devir", "mode": "standard"}, (3, 4, 5)),
    ("raiders", {"edition": "classic", "mode": "standard"}, (4,)),
    ("quest", {}, (2, 4)),
    ("quest", {"light": "torchlight"}, (4,)),
    ("platformer", {}, (2, 4)),
)
FIGURES = {
    "copy": ("copy of a mid-game table", "µs"),
    "view": ("view of a mid-game table", "µs"),
    "move": ("a move decided and told to every seat", "µs"),
    "greedy": ("a game of greedy bots", "ms"),
}


class Build:
    """A Python with one of the builds, which measures when it is told to."""

    def __init__(self, python: str, expected: str) -> None:
        self._process = subprocess.Popen(
            [python, "-m", "bench.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        if (found := self._said()) != expected:
            raise SystemExit(f"{python} has the {found} build, not the {expected} one")

    def figure(self, **asked: object) -> float:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        return float(self._said())

    def _said(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


def main() -> None:
    pure, compiled = Build(sys.executable, "pure"), Build(sys.argv[1], "compiled")
    peer = OpenSpielPlayouts(PEER)
    print("| random playouts, decisions a second | pure | compiled | gain | of OpenSpiel's goofspiel |")
    print("|---|---|---|---|---|")
    for game, settings, parties in PLAYED:
        for seats in parties:
            asked = {
                "figure": "speed",
                "game": game,
                "settings": settings,
                "seats": seats,
                "seconds": SECONDS,
            }
            slow, quick, other = medians(
                partial(pure.figure, **asked),
                partial(compiled.figure, **asked),
                lambda: peer.speed(SECONDS).decisions,
            )
            name = " ".join([game, *settings.values()])
            gain, share = quick / slow, quick / other
            print(f"| {name}, {seats} seats | {slow:,.0f} | {quick:,.0f} | {gain:.2f} | {share:.2f} |")
    print("\n| four seats | pure | compiled | gain |\n|---|---|---|---|")
    for figure, (name, unit) in FIGURES.items():
        for game in ("raiders", "quest", "platformer"):
            slow, quick = medians(
                partial(pure.figure, figure=figure, game=game),
                partial(compiled.figure, figure=figure, game=game),
            )
            print(f"| {name} ({game}) | {slow:.1f} {unit} | {quick:.1f} {unit} | {slow / quick:.2f} |")


def medians(*measured: Callable[[], float]) -> list[float]:
    """The medians of interleaved rounds, so that a slow minute of the machine hits all alike."""
    rounds = [[each() for each in measured] for _ in range(ROUNDS)]
    return [statistics.median_low(column) for column in zip(*rounds, strict=True)]


if __name__ == "__main__":
    main()
