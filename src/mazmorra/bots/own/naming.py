"""The text that names somebody's own player, `module:Name` or `file.py:Name`, and what others may call it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mazmorra.bots.own.errors import BadPlayerName, SameName

OFFERED = "own"
"""What stands before the colon where a host offers a player to others: they learn its name, not its place."""


@dataclass(frozen=True, slots=True)
class Named:
    """A player's text in its parts."""

    text: str
    place: str
    """A module, or a file."""
    name: str

    @property
    def is_file(self) -> bool:
        return self.place.endswith(".py")


def read_name(text: str) -> Named:
    """The parts of a text; the last colon counts, since a place may have one (`C:\\tree.py`)."""
    place, _, name = text.rpartition(":")
    named = Named(text, place, name)
    is_module = all(part.isidentifier() for part in place.split("."))
    if not name.isidentifier() or not (named.is_file or is_module):
        raise BadPlayerName(player=text)
    return named


def offered(texts: Iterable[str]) -> dict[str, str]:
    """What a host offers: each player's text by what others call it, `own:Tree`."""
    players: dict[str, str] = {}
    for text in dict.fromkeys(texts):
        name = f"{OFFERED}:{read_name(text).name}"
        if name in players:
            raise SameName(players=[players[name], text], name=name)
        players[name] = text
    return players
