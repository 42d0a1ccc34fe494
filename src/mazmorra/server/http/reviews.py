"""Reviews of finished games: asked for, watched while they are worked out, read."""

from __future__ import annotations

import gzip
import zlib
from functools import partial
from typing import Literal

from fastapi import APIRouter, Response

from mazmorra.server.http import developed
from mazmorra.server.http.asked import OPEN_TO_ALL, Address, Caller, Server, TableId, Visitor
from mazmorra.server.http.models.reviews import ReviewState
from mazmorra.server.http.saves import may_see
from mazmorra.server.looking_back.replays import Finished
from mazmorra.server.parts import Parts
from mazmorra.server.refusals import Refused
from mazmorra.server.store.long_work import Noted
from mazmorra.server.tables.life import Life

router = APIRouter(tags=["finished games"])


@router.get(
    "/tables/{table}/review",
    responses={200: {"model": ReviewState}},
    response_class=Response,
    openapi_extra=OPEN_TO_ALL,
)
async def review(table: TableId, parts: Server, visitor: Visitor) -> Response:
    """What a finished game teaches, or how far that is worked out; whoever may look back may see it."""
    await _looked_at(parts, table, visitor)
    return _told(await parts.reviews.noted(table))


@router.post(
    "/tables/{table}/review",
    status_code=202,
    responses={202: {"model": ReviewState}},
    response_class=Response,
)
async def ask_for_review(table: TableId, parts: Server, person: Caller, address: Address) -> Response:
    """Have a finished game's review worked out, unless it is there or somebody is at work on it."""
    life = await _looked_at(parts, table, person.id)
    noted = await parts.reviews.noted(table)
    if noted is None or noted.problem:
        if life.older:
            raise Refused("other-version", version=life.rules.version)
        parts.limits.take("review", address)
        work = partial(developed.review, Finished.of(life), parts.config.review_tries)
        await parts.reviews.begin(table, work, address)
        noted = await parts.reviews.noted(table)
    return _told(noted, 202)


async def _looked_at(parts: Parts, table: str, visitor: str) -> Life:
    life = (await parts.hub.shown(table, visitor)).life
    may_see(life, visitor)
    return life


def _told(noted: Noted | None, status: int = 200) -> Response:
    if noted is not None and noted.data is not None:
        return Response(_whole(noted.data), status, media_type="application/json")
    done, whole, problem = (noted.done, noted.whole, noted.problem) if noted else (0, 0, "")
    state = ReviewState(state=_state(noted), done=done, whole=whole, problem=problem, review=None)
    return Response(state.model_dump_json(), status, media_type="application/json")


def _state(noted: Noted | None) -> Literal["none", "waiting", "working", "failed"]:
    if noted is None:
        return "none"
    if noted.problem:
        return "failed"
    return "working" if noted.whole else "waiting"


def _whole(data: bytes) -> bytes:
    """What was kept may have been damaged since."""
    try:
        return gzip.decompress(data)
    except (OSError, EOFError, zlib.error) as error:
        raise Refused("unreadable") from error
