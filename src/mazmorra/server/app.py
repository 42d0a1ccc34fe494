"""The server as one ASGI application: its parts, its routes, and what surrounds them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from mazmorra import __version__
from mazmorra.server.config import Config
from mazmorra.server.http import (
    calls,
    content,
    daily,
    games,
    hints,
    history,
    invitations,
    lessons,
    own,
    people,
    ratings,
    reviews,
    saves,
    tables,
)
from mazmorra.server.http.edges import Headers, Limited, Measured, WithoutBody
from mazmorra.server.http.errors import REFUSALS, handle_errors
from mazmorra.server.http.pages import pages
from mazmorra.server.limits import Limits
from mazmorra.server.metrics import Metrics
from mazmorra.server.parts import opened
from mazmorra.server.people.bans import Bans
from mazmorra.server.wire.door import Door

METHODS = ("GET", "POST", "PATCH", "DELETE")
LONG_ANSWER = 2000
"""From so many bytes on an answer is packed: rulebooks, lists of games, replays."""


def make_app(config: Config, metrics: Metrics | None = None) -> ASGIApp:
    """The whole server.

    It opens its database when it starts, and finishes what is being stored before it stops.
    """
    limits, metrics, bans = Limits(config), metrics or Metrics(), Bans()
    app: ASGIApp = Door(make_api(config, limits, metrics, bans), limits)
    app = Limited(app, limits, metrics, bans)
    if config.allowed_origins:
        app = CORSMiddleware(
            app, config.allowed_origins, METHODS, ("Authorization", "Content-Type"), max_age=600
        )
    app = Headers(WithoutBody(Measured(app, metrics)))
    if config.trusted_proxies:
        app = ProxyHeadersMiddleware(app, list(config.trusted_proxies))  # type: ignore[arg-type,assignment]  # an app around the app
    return app


def make_api(config: Config, limits: Limits, metrics: Metrics, bans: Bans) -> FastAPI:
    """The routes, with the parts they need behind them."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(config, limits, metrics, bans) as parts:
            app.state.parts = parts
            yield

    app = FastAPI(
        title="Mazmorra",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        swagger_ui_oauth2_redirect_url=None,
    )
    app.add_middleware(GZipMiddleware, minimum_size=LONG_ANSWER)
    app.state.config = config
    handle_errors(app, metrics)
    app.include_router(everything(), prefix="/api", responses=REFUSALS)
    app.include_router(pages)
    return app


def everything() -> APIRouter:
    """All routes of the API."""
    router = APIRouter()
    before = (people, own, calls, invitations, history, games, lessons)
    for part in (*before, tables, hints, saves, reviews, ratings, daily, content):
        router.include_router(part.router)
    return router
