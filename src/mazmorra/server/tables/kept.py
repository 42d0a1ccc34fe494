"""A finished game as it is kept for ever: the film of every viewpoint, how it ended, its box and its answers,
in one small piece.

Nothing in it names anybody. It is read only where the rules that played the game are not here any more.
"""

from __future__ import annotations

import json
import logging
import lzma
from bisect import bisect_right
from functools import lru_cache

import msgspec

from mazmorra.kernel import Json

FORMAT = 1
MOST_BYTES = 1 << 20
"""What does not fit into so much is not kept; the longest game seen takes a tenth of it."""
LIGHT = 1
"""How hard it is packed: the harder ways take ten times as long for half of the size."""
OPENED = 8
"""So many are held open at once."""
log = logging.getLogger("mazmorra.kept")


def packed(told: Json) -> bytes | None:
    """A game told in full as it is kept, or nothing where it is too large."""
    data = lzma.compress(msgspec.json.encode({"format": FORMAT, **told}), preset=LIGHT)
    if len(data) > MOST_BYTES:
        log.warning("a finished game is too large to be kept: %d bytes", len(data))
        return None
    return data


class Kept:
    """A kept game.

    What every look at its table needs is at hand; its films are opened when they are looked at.
    """

    def __init__(self, data: bytes) -> None:
        told = _opened(data)
        self.data = data
        self.result: Json = told["result"]
        """Who won, and the scores."""
        self.settings: dict[str, str] = told["settings"]
        """All settings it was played with."""
        self.components: Json = told["components"]
        """What was in the box."""

    @classmethod
    def read(cls, data: bytes | None) -> Kept | None:
        """What was kept, if it can be read here."""
        try:
            return cls(data) if data is not None and _is_whole(_opened(data)) else None
        except (lzma.LZMAError, msgspec.DecodeError, AttributeError, EOFError) as error:
            log.warning("a kept game cannot be read: %s", type(error).__name__)
            return None

    def film(self, seat: int) -> Json:
        """The whole game from a viewpoint."""
        return _opened(self.data)["films"][str(seat)]  # type: ignore[no-any-return]  # JSON that we wrote

    def fields(self, seat: int, place: int = -1) -> Json:
        """What a viewpoint saw at one of the film's moments."""
        moments = self.film(seat)["moments"]
        seen: Json = {}
        for moment in moments[: place % len(moments) + 1]:
            seen |= moment["fields"]
        return seen

    def look(self, number: int, seat: int, since: int) -> Json:
        """The moment of the film that stood after so many answers, or just before."""
        film = self.film(seat)
        numbers = [moment["number"] for moment in film["moments"]]
        place = max(bisect_right(numbers, number) - 1, 0)
        moment = film["moments"][place]
        asks = [{name: film["questions"][each][name] for name in ASKED} for each in moment["questions"]]
        return {
            "number": moment["number"],
            "last": numbers[-1],
            "seat": seat,
            "fields": self.fields(seat, place),
            "asks": asks,
            "waiting": moment["waiting"],
            "events": film["events"][since : moment["events"]],
            "events_total": moment["events"],
            "over": place == len(numbers) - 1,
        }

    def saved(self, about: Json) -> str:
        """The game as a file, with who sat where."""
        return json.dumps({**_opened(self.data)["saved"], "about": about}, ensure_ascii=False)


ASKED = ("seat", "kind", "clause", "options", "about", "labels", "notes")


def _is_whole(told: Json) -> bool:
    return told.get("format") == FORMAT and told.keys() >= {
        "films",
        "result",
        "settings",
        "components",
        "saved",
    }


@lru_cache(maxsize=OPENED)
def _opened(data: bytes) -> Json:
    return msgspec.json.decode(lzma.decompress(data))  # type: ignore[no-any-return]  # JSON that we wrote
