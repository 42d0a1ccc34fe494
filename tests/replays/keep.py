"""Keeps a fair game of every variant that has none yet: `python -m tests.replays.keep`. What is kept is never made again."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import mazmorra
from mazmorra.bots import make_bot
from mazmorra.games import game_class
from mazmorra.kernel import FairDealer, save

FOLDER = Path(__file__).parent
NAMES = ["Ana", "Bruno", "Carla", "Dino"]


def variants() -> list[tuple[str, dict[str, str]]]:
    return [(name, settings) for name in mazmorra.games() for settings in game_class(name).samples()]


def path_of(name: str, values: Iterable[str]) -> Path:
    return FOLDER / ("-".join([name, *values, "1"]) + ".json")


def kept(name: str, settings: dict[str, str]) -> str:
    """A game between greedy bots, dealt fairly, as text."""
    game = mazmorra.game(name, **settings)
    seats = max(seats for seats in game.seats if seats <= len(NAMES))
    bots = [make_bot("greedy", game, seat) for seat in range(seats)]
    table = game.new(seats, dealer=FairDealer(bytes(range(32)), "kept", ("a",)))
    while not table.over:
        seat = table.asks[0].seat
        table.answer(seat, bots[seat].choose(table.view(seat)))
    return save(table, {"names": NAMES[:seats]})


def main() -> None:
    for name, settings in variants():
        path = path_of(name, settings.values())
        if not path.exists():
            path.write_text(kept(name, settings) + "\n", "utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
