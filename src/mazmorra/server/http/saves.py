"""Finished games: exported as the file the terminal uses, imported from it, looked at from any seat, played
on for practice.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from mazmorra.kernel import EVERYTHING, WATCHER, Json
from mazmorra.kernel.replay import FORMAT
from mazmorra.server.http import developed
from mazmorra.server.http.asked import OPEN_TO_ALL, Address, Caller, Server, TableId, Visitor
from mazmorra.server.http.models.replays import Continue, FilmTold, Look
from mazmorra.server.http.models.tables import TableTold
from mazmorra.server.http.tables import told
from mazmorra.server.looking_back.carry_on import carry_on
from mazmorra.server.looking_back.imports import imported, looked_through
from mazmorra.server.looking_back.replays import Finished, last_table, require_number, require_seat
from mazmorra.server.parts import Parts
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Store
from mazmorra.server.tables.entries import OVER
from mazmorra.server.tables.fairness import about, new_table_id, saved_by_log
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.older import answers_in, written_history
from mazmorra.server.tables.reading import legibly

router = APIRouter(tags=["finished games"])
SAVED: Json = {
    "application/json": {
        "schema": {
            "type": "object",
            "required": ["format", "game", "version", "settings", "content", "seats", "answers"],
            "properties": {
                "format": {"const": FORMAT},
                "game": {"type": "string"},
                "version": {"type": "integer"},
                "settings": {"type": "object"},
                "content": {"type": "string"},
                "seats": {"type": "integer"},
                "answers": {"type": "array"},
            },
        }
    }
}
TEXT: dict[int | str, Json] = {
    200: {"content": SAVED, "description": "The game, for `mazmorra replay` and `verify`."}
}
LOOK: dict[int | str, Json] = {200: {"model": Look}}
FILM: dict[int | str, Json] = {200: {"model": FilmTold}}
VIEWPOINTS = {"watcher": WATCHER, "everything": EVERYTHING}
Viewpoint = Annotated[
    str, Query(pattern="^([0-9]{1,2}|watcher|everything)$", description="A seat, or one of these two.")
]


@router.get("/tables/{table}/export", responses=TEXT, response_class=Response, openapi_extra=OPEN_TO_ALL)
async def export(table: TableId, parts: Server, visitor: Visitor, address: Address) -> Response:
    """A finished game as a file, its secret revealed: `mazmorra replay` and `mazmorra verify` read it."""
    parts.limits.take("look-back", address)
    life = (await parts.hub.shown(table, visitor)).life
    may_see(life, visitor)
    text: str | bytes = life.saved
    if not text and life.older and life.film is None:
        text = await stored(parts.store, life)
    elif not text:
        names = tuple(chair.name for chair in life.chairs)  # those who leave for good are forgotten here too
        text = await parts.workshop.once((table, names), file_of(life), address)
    name = f"mazmorra-{life.created.game}-{table}.json"
    return Response(text, 200, {"Content-Disposition": f'attachment; filename="{name}"'}, "application/json")


def file_of(life: Life) -> Callable[[], bytes]:
    """The work that writes a finished game down, played again or as it was kept."""
    if life.film is not None:
        return partial(developed.old_file, life.film, about(life))
    return partial(developed.file, Finished.of(life), life.dealer(), about(life))


async def stored(store: Store, life: Life) -> str:
    """A finished game that only other rules could play again: its last snapshot has every answer, the log
    those of people.
    """
    loaded = await store.load(life.id)
    if loaded.snapshot is not None and (answers := written_history(loaded.snapshot)):
        return saved_by_log(life, answers)
    with legibly():
        entries = await store.entries(life.id)
    try:
        return saved_by_log(life, answers_in(entries))
    except (KeyError, TypeError, ValueError) as error:  # they are entries, but not of any game
        raise Refused("unreadable") from error


@router.post("/import", status_code=201, openapi_extra={"requestBody": {"content": SAVED, "required": True}})
async def take_in(request: Request, person: Caller, parts: Server, address: Address) -> TableTold:
    """Keep a finished game that was saved elsewhere (the body is the file itself); it can then be replayed
    here.
    """
    parts.limits.take("import", person.id)
    parts.limits.take("import-address", address)
    kept = await parts.workshop.do(partial(looked_through, await request.body()), address, request)
    table = new_table_id()
    await parts.bringing.take(table, person.id, address, len(kept.text.encode()))
    return told(await imported(parts.hub, table, kept, person.id))


@router.get("/tables/{table}/replay", responses=LOOK, response_class=Response, openapi_extra=OPEN_TO_ALL)
async def replay(
    table: TableId,
    parts: Server,
    visitor: Visitor,
    address: Address,
    request: Request,
    number: Annotated[int, Query(ge=0, le=100_000, description="After how many answers, dice included.")] = 0,
    seat: Viewpoint = "watcher",
    since: Annotated[int, Query(ge=0, le=100_000, description="Events from this one on.")] = 0,
) -> Response:
    """A finished game after some answers, as a seat, a watcher or somebody who sees everything would
    see it.
    """
    life, wanted = await finished(parts, table, visitor, seat, address)
    if life.older:
        work = developed.old_moment(life, number, wanted, since)
    else:
        require_number(last_table(life), number)
        work = partial(developed.moment, Finished.of(life), number, wanted, since)
    return packed(request, await parts.workshop.once((table, wanted, number, since), work, address))


@router.get("/tables/{table}/film", responses=FILM, response_class=Response, openapi_extra=OPEN_TO_ALL)
async def film(
    table: TableId,
    parts: Server,
    visitor: Visitor,
    address: Address,
    request: Request,
    seat: Viewpoint = "watcher",
) -> Response:
    """A whole finished game, as a seat, a watcher or somebody who sees everything would see it, to be stepped
    through.
    """
    life, wanted = await finished(parts, table, visitor, seat, address)
    work = (
        developed.old_film(life, wanted) if life.older else partial(developed.film, Finished.of(life), wanted)
    )
    return packed(request, await parts.workshop.once((table, wanted), work, address))


async def finished(parts: Parts, table: str, visitor: str, seat: str, address: str) -> tuple[Life, int]:
    """A finished game and the viewpoint from which somebody may look at it."""
    parts.limits.take("look-back", address)
    life, wanted = (await parts.hub.shown(table, visitor)).life, looked_from(seat)
    may_see(life, visitor)
    if life.film is None:
        last_table(life)
    require_seat(life, wanted)
    return life, wanted


def packed(request: Request, text: bytes) -> Response:
    """What was packed already goes out so, unless somebody cannot read that."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            text, 200, {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}, "application/json"
        )
    return Response(gzip.decompress(text), 200, {"Vary": "Accept-Encoding"}, "application/json")


@router.post("/tables/{table}/continue", status_code=201)
async def go_on(
    table: TableId, given: Continue, person: Caller, parts: Server, address: Address
) -> TableTold:
    """Play on from a moment of a finished game, for practice: a new table, with bots on all other seats, that
    plays at once.
    """
    life = (await parts.hub.shown(table, person.id)).life
    may_see(life, person.id)
    parts.limits.new_table(person.id, address)
    following = new_table_id()
    await parts.bringing.take(following, person.id, address, len((life.created.content or "").encode()))
    own = parts.config.own_bots
    return told(
        await carry_on(parts.hub, following, life, given.number, given.seat, person, given.names, own)
    )


def looked_from(seat: str) -> int:
    """The viewpoint a text names."""
    return VIEWPOINTS[seat] if seat in VIEWPOINTS else int(seat)


def may_see(life: Life, visitor: str) -> None:
    """Finished games are open to all, unless the table keeps them to its players, as one without watchers
    does.
    """
    if life.status != OVER:
        raise Refused("not-over")
    if life.is_shut():
        raise Refused("daily-today", 403)
    if not life.is_open_after() and not life.seats_of(visitor):
        raise Refused("players-only", 403)
