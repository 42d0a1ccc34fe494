"""Finished games: exported as the file the terminal uses, imported from it, looked at from any seat, played on for practice."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from mazmorra.kernel import EVERYTHING, WATCHER
from mazmorra.kernel.replay import FORMAT
from mazmorra.server.api.asked import OPEN_TO_ALL, Caller, Server, TableId, Visitor
from mazmorra.server.api.models import Continue, FilmTold, Look, TableTold
from mazmorra.server.api.tables import told
from mazmorra.server.carry_on import carry_on
from mazmorra.server.fairness import checked, saved, saved_by_log
from mazmorra.server.films import film_of
from mazmorra.server.imports import imported
from mazmorra.server.life import OVER, Life
from mazmorra.server.older import answers_in, written_history
from mazmorra.server.refusals import Refused
from mazmorra.server.replays import look_back
from mazmorra.server.store import Store

router = APIRouter(tags=["finished games"])
SAVED: dict[str, Any] = {
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
TEXT: dict[int | str, dict[str, Any]] = {200: {"content": SAVED, "description": "The game, for `mazmorra replay` and `verify`."}}
VIEWPOINTS = {"watcher": WATCHER, "everything": EVERYTHING}
Viewpoint = Annotated[str, Query(pattern="^([0-9]{1,2}|watcher|everything)$", description="A seat, or one of these two.")]


@router.get("/tables/{table}/export", responses=TEXT, response_class=Response, openapi_extra=OPEN_TO_ALL)
async def export(table: TableId, parts: Server, visitor: Visitor) -> Response:
    """A finished game as a file, its secret revealed: `mazmorra replay` and `mazmorra verify` read it."""
    life = (await parts.hub.live(table)).life
    may_see(life, visitor)
    text = life.saved or (await stored(parts.store, life) if life.older and not life.film else saved(life))
    name = f"mazmorra-{life.created.game}-{table}.json"
    return Response(text, 200, {"Content-Disposition": f'attachment; filename="{name}"'}, "application/json")


async def stored(store: Store, life: Life) -> str:
    """A finished game that only other rules could play again: its last snapshot has every answer, the log those of people."""
    loaded = await store.load(life.id)
    if loaded.snapshot is not None and (answers := written_history(loaded.snapshot)):
        return saved_by_log(life, answers)
    return saved_by_log(life, answers_in(await store.entries(life.id)))


@router.post("/import", status_code=201, openapi_extra={"requestBody": {"content": SAVED, "required": True}})
async def take_in(request: Request, person: Caller, parts: Server) -> TableTold:
    """Keep a finished game that was saved elsewhere (the body is the file itself); it can then be replayed here."""
    parts.limits.take("import", person.id)
    record = await asyncio.to_thread(checked, await request.body())
    return told(await imported(parts.hub, record, person.id))


@router.get("/tables/{table}/replay", openapi_extra=OPEN_TO_ALL)
async def replay(
    table: TableId,
    parts: Server,
    visitor: Visitor,
    number: Annotated[int, Query(ge=0, le=100_000, description="After how many answers, dice included.")] = 0,
    seat: Viewpoint = "watcher",
    since: Annotated[int, Query(ge=0, le=100_000, description="Events from this one on.")] = 0,
) -> Look:
    """A finished game after some answers, as a seat, a watcher or somebody who sees everything would see it."""
    life = (await parts.hub.live(table)).life
    may_see(life, visitor)
    return Look.model_validate(look_back(life, number, looked_from(seat), since))


@router.get("/tables/{table}/film", openapi_extra=OPEN_TO_ALL)
async def film(table: TableId, parts: Server, visitor: Visitor, seat: Viewpoint = "watcher") -> FilmTold:
    """A whole finished game, as a seat, a watcher or somebody who sees everything would see it, to be stepped through."""
    life = (await parts.hub.live(table)).life
    may_see(life, visitor)
    return FilmTold.model_validate(await asyncio.to_thread(film_of, life, looked_from(seat)))


@router.post("/tables/{table}/continue", status_code=201)
async def go_on(table: TableId, given: Continue, person: Caller, parts: Server) -> TableTold:
    """Play on from a moment of a finished game, for practice: a new table, with bots on all other seats, that plays at once."""
    life = (await parts.hub.live(table)).life
    may_see(life, person.id)
    parts.limits.take("new-table", person.id)
    return told(await carry_on(parts.hub, life, given.number, given.seat, person, given.names))


def looked_from(seat: str) -> int:
    """The viewpoint a text names."""
    return VIEWPOINTS[seat] if seat in VIEWPOINTS else int(seat)


def may_see(life: Life, visitor: str) -> None:
    """Finished games are open to all, unless the table keeps them to its players, as one without watchers does."""
    if life.status != OVER:
        raise Refused("not-over")
    if not life.is_open_after() and not life.seats_of(visitor):
        raise Refused("players-only", 403)
