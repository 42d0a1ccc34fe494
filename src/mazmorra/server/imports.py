"""Finished games that were played elsewhere: kept as tables of their own, to be replayed and exported like any other."""

from __future__ import annotations

from mazmorra.kernel import Record, save
from mazmorra.server.entries import Created, Options
from mazmorra.server.fairness import new_table_id
from mazmorra.server.hub import Hub
from mazmorra.server.live import Live
from mazmorra.server.names import clean_name, unlike
from mazmorra.server.refusals import Refused


async def imported(hub: Hub, record: Record, host: str) -> Live:
    """Keep a finished game; its text is in the log, and the table follows from it."""
    game = record.game
    created = Created(
        game=game.name, settings=dict(game.settings), seats=record.seats, host=host, options=Options(),
        secret=record.fair.secret.hex() if record.fair else "", content=game.own_content,
        rules_version=game.version, content_digest=game.content_digest, carried=record.fair.carried if record.fair else 0,
    )  # fmt: skip
    text = save(record.table(), {**record.about, "names": list(chair_names(record))})
    return await hub.create(new_table_id(), created, [("imported", {"text": text})])


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
