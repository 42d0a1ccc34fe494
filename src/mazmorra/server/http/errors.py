"""Refusals over HTTP: every error has the same shape and a stable code, and none tells anything about the
inside.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from mazmorra.kernel import Json
from mazmorra.kernel.ask import Phrase
from mazmorra.kernel.errors import MazmorraError
from mazmorra.server.http.models.base import Refusal
from mazmorra.server.metrics import Metrics
from mazmorra.server.refusals import Refused
from mazmorra.server.store import StoreError

LONGEST_ECHO = 200
CODES = {404: "not-found", 405: "wrong-method"}
REFUSALS: dict[int | str, Json] = {
    400: {"model": Refusal, "description": "The body cannot be read."},
    401: {"model": Refusal, "description": "Who are you?"},
    403: {"model": Refusal, "description": "That is for others to decide."},
    404: {"model": Refusal, "description": "There is no such thing."},
    409: {"model": Refusal, "description": "Not now."},
    413: {"model": Refusal, "description": "Too large."},
    422: {"model": Refusal, "description": "Never like this."},
    429: {"model": Refusal, "description": "Too often."},
    503: {"model": Refusal, "description": "Not just now; try again."},
}
log = logging.getLogger("mazmorra.http")


def refusal(refused: Refused, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal as a reply."""
    body = {
        "error": {
            "code": refused.code,
            "args": {name: plain(value) for name, value in refused.args_by_name.items()},
        }
    }
    told = dict(headers or {})
    if refused.status == 429:
        told["Retry-After"] = str(refused.args_by_name["seconds"])
    if refused.status == 401:
        told["WWW-Authenticate"] = "Bearer"
    return Response(msgspec.json.encode(body), refused.status, told, "application/json")


def refused_by(error: Exception) -> Refused:
    """The refusal an exception amounts to."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, MazmorraError):
        return Refused(error.key, 422, **error.args_by_name)
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        return Refused("bad-request", 422, where=".".join(map(str, first["loc"])), problem=first["type"])
    if isinstance(error, StoreError):
        log.error("the database does not do its work: %s", error)
        return Refused("unavailable", 503)
    if isinstance(error, HTTPException):
        fallback = Refused("bad-request", error.status_code, where="body", problem="unreadable")
        return (
            Refused(CODES[error.status_code], error.status_code) if error.status_code in CODES else fallback
        )
    return Refused("internal", 500)


def handle_errors(app: FastAPI, metrics: Metrics) -> None:
    """Reply to everything that goes wrong in the one shape there is."""

    async def reply(request: Request, error: Exception) -> Response:
        refused = refused_by(error)
        metrics.refused(refused.code)
        return refusal(refused, allowed(request, getattr(error, "headers", None)))

    for kind in (Refused, MazmorraError, RequestValidationError, StoreError, HTTPException, Exception):
        app.add_exception_handler(kind, reply)


def allowed(request: Request, headers: Mapping[str, str] | None) -> Mapping[str, str] | None:
    """Where an address takes several methods, all of them; the router knows only the first it meets."""
    if not headers or "Allow" not in headers:
        return headers
    route = getattr(request.scope.get("route"), "path_format", request.url.path)
    paths = request.app.openapi()["paths"].items()
    methods = next((methods for path, methods in paths if path.removeprefix("/api") == route), ())
    return {"Allow": ", ".join(sorted(method.upper() for method in methods))} if methods else headers


def plain(value: object) -> object:
    """What fills a gap, as JSON can say it and no longer than needed."""
    if isinstance(value, Phrase):
        return {"key": value.key, "args": {name: plain(each) for name, each in value.args}}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value[:LONGEST_ECHO]]
    if value is None or isinstance(value, bool | int):
        return value if value is None or abs(value) < 1 << 53 else str(value)[:LONGEST_ECHO]
    return str(value)[:LONGEST_ECHO].encode("utf-8", "replace").decode()
