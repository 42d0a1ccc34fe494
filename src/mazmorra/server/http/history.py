"""My tables, how my games ended, and how I am doing."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Query

from mazmorra.server.http.asked import ID, Caller, Server
from mazmorra.server.http.models.listing import Game, Listed, Statistic
from mazmorra.server.http.tables import listed
from mazmorra.server.refusals import Refused

router = APIRouter(prefix="/me", tags=["history"])
Limit = Annotated[int, Query(ge=1, le=100)]
Before = Annotated[str | None, Query(pattern=ID, description="The last table already seen.")]


@router.get("/tables")
async def my_tables(
    person: Caller,
    parts: Server,
    status: Literal["open", "playing", "over", "closed"] | None = None,
    limit: Limit = 50,
    before: Before = None,
) -> list[Listed]:
    """The tables I host or sit at, newest first."""
    return listed(await parts.store.of_person(person.id, status, limit, before or ""))


@router.get("/history")
async def my_history(
    person: Caller,
    parts: Server,
    limit: Limit = 50,
    before: Before = None,
    seat: Annotated[
        int | None, Query(ge=0, le=99, description="The seat of the last game already seen.")
    ] = None,
) -> list[Game]:
    """My finished games, latest first."""
    if (before is None) != (seat is None):
        raise Refused("bad-request", 422, where="query.seat", problem="missing")
    mark = (before, seat) if before is not None and seat is not None else None
    found = await parts.store.history.of(person.id, limit, mark)
    return [Game.model_validate(msgspec.to_builtins(each)) for each in found]


@router.get("/statistics")
async def my_statistics(person: Caller, parts: Server) -> list[Statistic]:
    """How I have done, game by game."""
    found = await parts.store.history.statistics(person.id)
    return [Statistic.model_validate(msgspec.to_builtins(each)) for each in found]
