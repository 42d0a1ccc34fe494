"""Content edited in the browser, by hosts of the server: what is printed, a proof of a text, a comparison."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from mazmorra.content.wording import words
from mazmorra.games import REGISTRY, game_class
from mazmorra.games.owned import EDITION, editions, printed_text
from mazmorra.server.editing.comparing import compared, report_in, study_of
from mazmorra.server.editing.proofs import proof
from mazmorra.server.http.asked import ID, OPEN_TO_ALL, Address, Host, Server
from mazmorra.server.http.games import GameName
from mazmorra.server.http.models.content import (
    Comparing,
    ComparisonState,
    PrintedText,
    PrintedTold,
    ProofTold,
    Proving,
    Report,
)
from mazmorra.server.refusals import Refused
from mazmorra.server.store.long_work import Noted

router = APIRouter(prefix="/content", tags=["content"])
Spoken = Literal["en", "es", "pt", "pt-BR"]
Edition = Annotated[str, Query(pattern="^[a-z]{0,32}$", description="Where a game has several.")]
PAGE = {"text/html": {"schema": {"type": "string"}}}
POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox"
"""A report brings its style with it, and nothing else."""


@router.get("")
async def printed(host: Host) -> list[PrintedTold]:
    """The games, and the editions of each whose printed content can be edited."""
    return [PrintedTold(game=name, edition=edition) for name in REGISTRY for edition in editions(name)]


@router.get("/{game}/printed")
async def printed_file(
    game: GameName, host: Host, edition: Edition = "", language: Spoken = "en"
) -> PrintedText:
    """The printed content of a game, as a file to edit."""
    game_class(game)
    wanted = {EDITION: edition} if edition else {}
    return PrintedText(text=printed_text(game, wanted, words(language)))


@router.post("/proof")
async def prove(given: Proving, host: Host, parts: Server, address: Address, request: Request) -> ProofTold:
    """What is wrong with a content file, by line; where nothing is, every card as it will look."""
    parts.limits.take("proof", host.id)
    game_class(given.game)
    work = partial(proof, given.game, given.settings, given.content, given.language)
    return ProofTold.model_validate(await parts.workshop.do(work, address, request))


@router.post("/comparison", status_code=202)
async def compare(
    given: Comparing, host: Host, parts: Server, address: Address, request: Request
) -> ComparisonState:
    """Have bots play the printed and an edited content, and compare them; a host has one comparison at once.

    The one before is forgotten, its report too.
    """
    parts.limits.take("comparison", host.id)
    game_class(given.game)
    noted = await parts.comparisons.noted(host.id)
    if noted is not None and noted.data is None and not noted.problem:
        raise Refused("comparing")
    table = given.game, given.settings, given.content, given.games, given.seats, given.bots
    asked = partial(study_of, *table)
    study = await parts.workshop.do(asked, address, request)
    await parts.comparisons.call_off(host.id)
    link = secrets.token_urlsafe(16)
    await parts.comparisons.begin(host.id, partial(compared, study), address, link=link)
    return _told(await parts.comparisons.noted(host.id), given.language)


@router.get("/comparison")
async def comparison(host: Host, parts: Server, language: Spoken = "en") -> ComparisonState:
    """How far my comparison is, or what it found."""
    return _told(await parts.comparisons.noted(host.id), language)


@router.delete("/comparison", status_code=204)
async def call_off(host: Host, parts: Server) -> Response:
    """End my comparison, or forget what it found."""
    await parts.comparisons.call_off(host.id)
    return Response(status_code=204)


@router.get(
    "/reports/{link}",
    responses={200: {"content": PAGE, "description": "The report."}},
    response_class=Response,
    openapi_extra=OPEN_TO_ALL,
)
async def report(link: Annotated[str, Path(pattern=ID)], parts: Server, language: Spoken = "en") -> Response:
    """The whole report of a comparison as a page, for whoever was given its address."""
    noted = await parts.store.comparisons.linked(link)
    if noted is None or noted.data is None:
        raise Refused("not-found", 404)
    page = report_in(noted.data, language)["page"]
    return Response(page, headers={"Content-Security-Policy": POLICY}, media_type="text/html")


def _told(noted: Noted | None, language: str) -> ComparisonState:
    if noted is None:
        return ComparisonState(state="none", done=0, whole=0, problem="", link="", report=None)
    found = None if noted.data is None else Report.model_validate(report_in(noted.data, language))
    return ComparisonState(
        state="ready" if found else "failed" if noted.problem else "working" if noted.whole else "waiting",
        done=noted.done,
        whole=noted.whole,
        problem=noted.problem,
        link=noted.link if found else "",
        report=found,
    )
