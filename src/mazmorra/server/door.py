"""The door to the tables' sockets: who may connect at all, and how often. What is said inside is the socket's business."""

from __future__ import annotations

import re
from typing import Any, cast

from starlette.types import Receive, Scope, Send

from mazmorra.server.api.asked import ID
from mazmorra.server.limits import Limits, address_of
from mazmorra.server.parts import Parts
from mazmorra.server.refusals import Refused
from mazmorra.server.socket import Socket


class Door:
    """Lets connections in to the socket of a table."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        parts: Parts = scope["app"].state.parts
        if not re.fullmatch(ID, scope["path_params"]["table"]):
            scope["path_params"]["table"] = ""
        try:
            with self.limits.connection(address_of(scope)):
                await self._socket(parts)(dict(scope), cast(Any, receive), send)
        except Refused as refused:
            parts.metrics.refusals.labels(refused.code).inc()
            await receive()
            await send({"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.code})

    def _socket(self, parts: Parts) -> Socket:
        return Socket(parts.hub, parts.talk, parts.who, parts.limits)
