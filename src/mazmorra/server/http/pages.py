"""Pages that are not the API: the web app, the pictures of its tables, whether the server is well, and its
figures.
"""

from __future__ import annotations

from hashlib import sha256
from html import escape
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.responses import HTMLResponse, PlainTextResponse

from mazmorra.content.languages import named
from mazmorra.content.wording import words
from mazmorra.server.http.asked import Address, Server, TableId
from mazmorra.server.http.previews import Pictures, card_at, here, speech, table_card
from mazmorra.server.http.site import ASK_AGAIN, built_site
from mazmorra.server.metrics import CONTENT_TYPE
from mazmorra.server.previews.head import filled
from mazmorra.server.refusals import Refused


class PagePath(StringConvertor):
    """Any path that is not of the API, whose own routes know best what is missing there."""

    regex = "(?!api/).*"


register_url_convertor("page", PagePath())
pages = APIRouter(include_in_schema=False)
PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mazmorra</title>
<h1>Mazmorra</h1>
<p>{runs}</p>
<p><a href="/api/openapi.json">{api}</a></p>
</html>
"""
PLAYED = ("", "new", "t", "tables", "replay", "learn", "rules", "content", "daily")
KNOWN = frozenset((*PLAYED, "me", "p", "ranking", "confirm", "stop", "reset", "about"))
"""How the addresses of the app's pages begin, as `web/src/pages/index.ts` knows them."""
FILES = ("assets/", "docs", "cards/", "icons/")
"""Where there is either a file or nothing."""
SHOWN_ELSEWHERE = {
    "Cache-Control": "public, max-age=300",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Robots-Tag": "noindex",
}

site = built_site()
pictures = Pictures()


def front(request: Request) -> HTMLResponse:
    """Says, in the reader's language, that the server runs: all there is to see where the app was not
    built.
    """
    say = speech(request)
    runs, api = escape(say.say("server-page-runs")), escape(say.say("server-page-api"))
    return HTMLResponse(
        PAGE.format(language=say.locale, runs=runs, api=api), headers={"Vary": "Accept-Language"}
    )


@pages.get("/healthz")
async def healthz(parts: Server) -> Response:
    """200 while the database takes what is written, 503 when it does not."""
    well = await parts.store.healthy()
    return PlainTextResponse("ok" if well else "unavailable", 200 if well else 503)


@pages.get("/metrics")
async def metrics(parts: Server) -> Response:
    """The figures, for Prometheus."""
    return Response(parts.metrics.text(), media_type=CONTENT_TYPE)


@pages.get("/t/{table}/card.png")
async def card(
    table: TableId,
    parts: Server,
    address: Address,
    language: Annotated[str, Query(alias="l", max_length=8)] = "en",
) -> Response:
    """The picture of a table that strangers may know of, for where its link is shown."""
    found = await table_card(table, parts, words(named(language) or "en"))
    if not found.sitters or not site.built:
        raise Refused("not-found", 404)
    parts.limits.take("picture", address)
    return Response(await pictures.of(found, site), media_type="image/png", headers=SHOWN_ELSEWHERE)


@pages.get("/{path:page}")
async def app(path: str, request: Request) -> Response:
    """The web app: a file of it, or the page that finds its way by the address; 404 where that leads
    nowhere.
    """
    found = site.get(path, request)
    if found is not None:
        return found
    if not site.built and not path:
        return front(request)
    if not site.built or path.startswith(FILES):
        raise Refused("not-found", 404)
    return await app_page(path, request)


async def app_page(path: str, request: Request) -> Response:
    """The app with the card of an address in its head."""
    say = speech(request)
    page = filled(site.app, await card_at(path, request, say), say, here(request), f"/{path}").encode()
    headers = {
        "ETag": f'"{sha256(page).hexdigest()[:24]}"',
        "Cache-Control": ASK_AGAIN,
        "Vary": "Accept-Language",
        "Content-Language": say.locale,
    }
    if path.split("/")[0] not in KNOWN:
        return HTMLResponse(page, 404, headers)
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return HTMLResponse(page, headers=headers)
