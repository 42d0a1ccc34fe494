"""What every HTTP request passes on its way in and out: rates, sizes, headers, figures and one line of log.

Plain ASGI.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Self

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mazmorra.server.config import BODY_BYTES, IMPORT_BYTES
from mazmorra.server.http.errors import refusal
from mazmorra.server.limits import Limits, address_of, header
from mazmorra.server.metrics import Metrics
from mazmorra.server.people.bans import Bans
from mazmorra.server.refusals import Refused

BODY_SECONDS = 30
UNCOUNTED = ("/healthz", "/metrics")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
ONLY_HTTPS = "max-age=31536000"
log = logging.getLogger("mazmorra.http")


class Headers:
    """Tells browsers to trust nothing that is not ours; to insist on https only where it was used."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add(scope, MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)

    def _add(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        if scope["scheme"] == "https":
            headers.setdefault("Strict-Transport-Security", ONLY_HTTPS)


class WithoutBody:
    """HEAD asks for what GET would say, but for the body; so every GET has its HEAD."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        await self.app({**scope, "method": "GET"}, receive, sending)


class Measured:
    """Times every request and writes a line about it: its route, never its link, its token or its body."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if route != "other" else "other"
        self.metrics.http.labels(method, route, status).observe(seconds)
        told = {
            "method": method,
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 1),
            "address": address_of(scope),
        }
        log.info("request", extra=told)


class Limited:
    """Refuses those who ask too often or send too much, before anything else is done for them."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics, bans: Bans) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in UNCOUNTED:
            await self.app(scope, receive, send)
            return
        with Held(self.limits, address_of(scope)) as held:
            try:
                self.limits.take("http-address", held.address)
                if scope["path"].startswith("/api/"):  # the pages stay, to say why
                    self.bans.check(address=held.address)
                async with asyncio.timeout(BODY_SECONDS):
                    body = await whole_body(scope, receive, held)
            except (Refused, TimeoutError) as error:
                refused = error if isinstance(error, Refused) else Refused("too-slow", 408)
                self.metrics.refused(refused.code)
                await refusal(refused)(scope, receive, send)
                return
            await self.app(scope, again(body, receive), send)


class Held:
    """What is kept of a request while it is answered."""

    def __init__(self, limits: Limits, address: str) -> None:
        self.limits = limits
        self.address = address
        self.size = 0

    def add(self, size: int) -> None:
        self.limits.hold(self.address, size)
        self.size += size

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        self.limits.release(self.address, self.size)


async def whole_body(scope: Scope, receive: Receive, held: Held) -> bytes:
    """A request's body, if it is not too large."""
    most = IMPORT_BYTES if scope["path"] == "/api/import" else BODY_BYTES
    if header(scope, b"content-length").isdigit() and int(header(scope, b"content-length")[:20]) > most:
        raise Refused("too-large", 413, most=most)
    chunks, more = [], True
    while more:
        message = await receive()
        chunks.append(message.get("body", b""))
        held.add(len(chunks[-1]))
        if held.size > most:
            raise Refused("too-large", 413, most=most)
        more = message.get("more_body", False)
    return b"".join(chunks)


def again(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, for whoever reads it now."""
    first = True

    async def receiving() -> Message:
        nonlocal first
        if first:
            first = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return receiving
