"""Finished games that were played elsewhere: kept as tables of their own, to be replayed and exported like
any other.
"""

from __future__ import annotations

import json

import msgspec

from mazmorra.kernel import Record, save
from mazmorra.kernel.errors import GarbledSave
from mazmorra.server.config import BODY_BYTES
from mazmorra.server.people.names import clean_name, unlike
from mazmorra.server.refusals import Refused
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import Created, Options
from mazmorra.server.tables.fairness import checked
from mazmorra.server.tables.hub import Hub


class Kept(msgspec.Struct, frozen=True):
    """A saved game that was looked through: how its table begins, but for the host, and its text as it is
    kept.
    """

    created: Created
    text: str


def looked_through(given: bytes) -> Kept:
    """What a saved game comes to. One that is broken, unfair, not over or too large is refused."""
    record = checked(given)
    _require_plain(record)
    game = record.game
    if len(game.own_content or "") > BODY_BYTES:
        raise Refused("too-large", 413, most=BODY_BYTES)
    created = Created(
        game=game.name,
        settings=dict(game.settings),
        seats=record.seats,
        host="",
        options=Options(),
        secret=record.fair.secret.hex() if record.fair else "",
        content=game.own_content,
        rules_version=game.version,
        content_digest=game.content_digest,
        carried=record.fair.carried if record.fair else 0,
        private=True,
    )
    return Kept(created, save(record.table(), {**record.about, "names": list(chair_names(record))}))


def _require_plain(record: Record) -> None:
    """What people noted in a file must be writable again: no half characters, and no numbers that are
    none.
    """
    try:
        json.dumps(record.about, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, UnicodeEncodeError, RecursionError) as error:
        raise GarbledSave(field="about") from error


async def imported(hub: Hub, table: str, kept: Kept, host: str) -> Channel:
    """Keep a finished game; its text is in the log, and the table follows from it."""
    created = msgspec.structs.replace(kept.created, host=host)
    return await hub.create(table, created, [("imported", {"text": kept.text})], at_length=True)


def chair_names(record: Record) -> tuple[str, ...]:
    """The names a saved game notes, made fit to be shown; a number where there is none."""
    noted = record.about.get("names")
    listed = noted if isinstance(noted, list) and len(noted) == record.seats else [""] * record.seats
    names: list[str] = []
    for seat, name in enumerate(listed):
        try:
            names.append(unlike(clean_name(str(name)), names))
        except Refused:
            names.append(unlike(str(seat + 1), names))
    return tuple(names)
