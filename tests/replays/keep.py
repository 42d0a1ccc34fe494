"""Keeps a fair game of every variant that has none yet: `python -m tests.replays.keep`.

What is kept is never made again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import mazmorra
from mazmorra.bots import make_bot
from mazmorra.games import game_class
from mazmorra.kernel import FairDealer, save

FOLDER = Path(__file__).parent
NAMES = ["Ana", "Bruno", "Carla", "Dino"]


def variants() -> list[tuple[str, dict[str, str]]]:
    return [(name, settings) for name in mazmorra.games() for settings in game_class(name).samples()]


def most_seats(name: str, settings: dict[str, str]) -> int:
    return max(seats for seats in mazmorra.game(name, **settings).seats if seats <= len(NAMES))


def wanted() -> Iterator[tuple[str, dict[str, str], int]]:
    """Each variant for as many as there are names for; a game's usual variant also for fewer."""
    for name, settings in variants():
        most = most_seats(name, settings)
        usual = settings == game_class(name).samples()[0]
        for seats in mazmorra.game(name, **settings).seats:
            if seats == most or (usual and seats < most):
                yield name, settings, seats


def path_of(name: str, values: Iterable[str], seats: int) -> Path:
    return FOLDER / ("-".join([name, *values, str(seats), "1"]) + ".json")


def kept(name: str, settings: dict[str, str], seats: int) -> str:
    """A game between greedy bots, dealt fairly, as text."""
    game = mazmorra.game(name, **settings)
    bots = [make_bot("greedy", game, seat) for seat in range(seats)]
    table = game.new(seats, dealer=FairDealer(bytes(range(32)), "kept", ("a",)))
    while not table.over:
        seat = table.asks[0].seat
        table.answer(seat, bots[seat].choose(table.view(seat)))
    return save(table, {"names": NAMES[:seats]})


def main() -> None:
    for name, settings, seats in wanted():
        path = path_of(name, settings.values(), seats)
        if not path.exists():
            path.write_text(kept(name, settings, seats) + "\n", "utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
