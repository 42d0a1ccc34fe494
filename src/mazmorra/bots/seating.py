"""Which bot sits where, from the names somebody gave: it means the same wherever bots are named."""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.bots.bot import CHARACTERS, make_bot
from mazmorra.kernel import AnyGame
from mazmorra.kernel.errors import MazmorraError

USUAL = "greedy"
"""Who plays in a simulation when nobody is named."""
LEVEL, LEVELS_OF = "master", {"quest": "legend"}
"""How well those play whom somebody meets who names nobody: as well as one can at first glance."""


class NoBots(MazmorraError):
    key = "error-no-bots"
    says = "--bots names nobody"


class TooManyBots(MazmorraError):
    key = "error-too-many-bots"
    says = "{bots} bots do not fit {seats} seats"


def named(text: str | None) -> list[str]:
    """The bots in a text with commas between."""
    names = [name.strip() for name in (USUAL if text is None else text).split(",")]
    if not any(names):
        raise NoBots
    return names


def worthy(game: str) -> str:
    """The level of a worthy opponent who does not keep anybody waiting."""
    return LEVELS_OF.get(game, LEVEL)


def somebody(game: str, seat: int) -> str:
    """A worthy opponent; on each seat somebody else."""
    return f"{worthy(game)}:{CHARACTERS[seat % len(CHARACTERS)]}"


def filled(names: Sequence[str], game: AnyGame, seats: int) -> tuple[str, ...]:
    """A bot for every seat: the last one named takes the seats left over."""
    for name in names:
        make_bot(name, game, 0, own=names)
    if len(names) > seats:
        raise TooManyBots(bots=len(names), seats=seats)
    return (*names, *[names[-1]] * (seats - len(names)))
