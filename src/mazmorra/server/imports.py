"""Finished games that were played elsewhere: kept as tables of their own, to be replayed and exported like any other."""

from __future__ import annotations

import msgspec

from mazmorra.kernel import Record, save
from mazmorra.server.entries import Created, Entry, Options
from mazmorra.server.fairness import new_table_id
from mazmorra.server.hub import Hub, now_ms, summary
from mazmorra.server.life import OVER, Chair, Life, shortened
from mazmorra.server.live import Live
from mazmorra.server.names import clean_name, unlike
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Append, Store

KIND = "imported"


async def imported(hub: Hub, record: Record) -> Live:
    """Keep a finished game. The text is in the log; the snapshot lets it open without a dealer that dealt elsewhere."""
    life, entries = _life(record)
    if not await hub.store.append(Append(entries, summary(life), shortened(life), [])):
        raise Refused("busy", 503)
    return await hub.live(life.id)


async def text_of(store: Store, table: str) -> str:
    """The text a table was imported from; nobody hosts such a table."""
    return next(str(entry.body["text"]) for entry in await store.tail(table, 1) if entry.kind == KIND)


def _life(record: Record) -> tuple[Life, list[Entry]]:
    game, now, names = record.game, now_ms(), chair_names(record)
    first = Created(
        game=game.name, settings=dict(game.settings), seats=record.seats, host="", options=Options(),
        secret=record.fair.secret.hex() if record.fair else "", content=game.own_content,
        rules_version=game.version, content_digest=game.content_digest,
    )  # fmt: skip
    entries = [Entry(new_table_id(), 0, now, "created", msgspec.to_builtins(first))]
    life = Life.born(entries[0])
    table = record.table()
    entries.append(Entry(life.id, 1, now, KIND, {"text": save(table, {**record.about, "names": list(names)})}))
    salts = record.fair.salts if record.fair else ()
    life.chairs = tuple(Chair(name=name, salt=_salt(salts, seat)) for seat, name in enumerate(names))
    life.table, life.status, life.number = table, OVER, 2
    return life, entries


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


def _salt(salts: tuple[str, ...], seat: int) -> str:
    return str(salts[seat]) if seat < len(salts) else ""
