"""Pages that are not the API: the web app, whether the server is well, and its figures."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Request, Response
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.responses import HTMLResponse, PlainTextResponse

from mazmorra.content.languages import first_spoken
from mazmorra.content.wording import words
from mazmorra.server.http.asked import Server
from mazmorra.server.http.site import built_site
from mazmorra.server.metrics import CONTENT_TYPE
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


site = built_site()


def front(request: Request) -> HTMLResponse:
    """Says, in the reader's language, that the server runs: all there is to see where the app was not
    built.
    """
    say = words(first_spoken(request.headers.get("accept-language", "").split(",")))
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


@pages.get("/{path:page}")
async def app(path: str, request: Request) -> Response:
    """The web app."""
    found = site.get(path, request)
    if found is None and path:
        raise Refused("not-found", 404)
    return found or front(request)
