"""A kind of table that bots meet at, and its text: `raiders/edition=classic/mode=duel:2`."""

from __future__ import annotations

from dataclasses import dataclass

from mazmorra.arena.errors import BadGround
from mazmorra.games import find_game, usual_seats
from mazmorra.kernel import AnyGame
from mazmorra.kernel.errors import BadSeats

LONGEST = 9
"""Digits of a number of seats; Python itself refuses to read thousands."""


@dataclass(frozen=True, slots=True)
class Ground:
    """Plain values, so that a worker process can be told."""

    game: str
    settings: tuple[tuple[str, str], ...]
    seats: int
    content: str | None = None

    def made(self) -> AnyGame:
        """The game itself; it is made once a process."""
        return find_game(self.game, dict(self.settings), self.content)

    def __str__(self) -> str:
        """The text it was read from, with every setting that is not the usual one."""
        usual = find_game(self.game, {}).settings
        said = [f"/{name}={value}" for name, value in self.settings if usual.get(name) != value]
        return f"{self.game}{''.join(said)}:{self.seats}"


def read_ground(text: str, content: str | None = None) -> Ground:
    """A ground from its text; without seats as many as usual."""
    words, _, seats = text.partition(":")
    name, *parts = words.split("/")
    settings = dict(_setting(part, text) for part in parts)
    game = find_game(name, settings, content)
    count = _seats(seats, text) if seats else usual_seats(game.seats)
    if count not in game.seats:
        raise BadSeats(game=name, allowed=game.seats, seats=count)
    return Ground(name, tuple(game.settings.items()), count, content)


def _setting(part: str, text: str) -> tuple[str, str]:
    name, equals, value = part.partition("=")
    if not (name and equals and value):
        raise BadGround(text=text, part=part)
    return name, value


def _seats(seats: str, text: str) -> int:
    if not (seats.isascii() and seats.isdigit() and len(seats) <= LONGEST):
        raise BadGround(text=text, part=seats)
    return int(seats)
