"""The door to the tables' sockets: who may connect at all, and how often.

What is said inside is the socket's business.
"""

from __future__ import annotations

import re
from typing import Any, cast

from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from mazmorra.server.http.asked import ID
from mazmorra.server.limits import Limits, address_of
from mazmorra.server.parts import Parts
from mazmorra.server.refusals import Refused
from mazmorra.server.wire.frames import wire_in
from mazmorra.server.wire.socket import Socket

PATH = re.compile("/api/tables/([^/]*)/socket")


class Door:
    """Lets connections in to the socket of a table, and everything else to the API behind it.

    It stands before the API's own layers: they are made for requests, and every message would have to pass
    them.
    """

    def __init__(self, api: FastAPI, limits: Limits) -> None:
        self.api = api
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if path is None:
            await self.api(scope, receive, send)
            return
        parts: Parts = self.api.state.parts
        table = path[1] if re.fullmatch(ID, path[1]) else ""
        address = address_of(scope)
        if wire := wire_in(scope):
            wire.address = address
        try:
            self.limits.take("join-address", address)
            with self.limits.connection(address):
                await Socket(parts)({**scope, "path_params": {"table": table}}, cast(Any, receive), send)
        except Refused as refused:
            parts.metrics.refused(refused.code)
            await receive()
            await send({"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.code})
