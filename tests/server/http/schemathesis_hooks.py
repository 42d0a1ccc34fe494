"""For `schemathesis run`: every request is somebody's, and most are about a table that is there."""

from __future__ import annotations

import ast
import os
import re
import threading
from http import HTTPStatus
from typing import Any

import httpx
import schemathesis

from mazmorra.server.http.asked import ID

TABLES = os.environ["MAZMORRA_TABLES"].split(",")
client = httpx.Client(base_url=os.environ["MAZMORRA_URL"])
asking = threading.local()
parse, parsing = ast.parse, threading.Lock()


def parse_in_turn(*args: Any, **named: Any) -> Any:
    """Both workers describe functions by their source, and Python 3.11 cannot parse in two threads at once
    (`AST constructor recursion depth mismatch`).
    """
    with parsing:
        return parse(*args, **named)


ast.parse = parse_in_turn


@schemathesis.auth(refresh_interval=None)
class Somebody:
    """Whoever asks goes on asking until something was done for them: that may have ended their token."""

    def get(self, case: Any, context: Any) -> str:
        if not hasattr(asking, "token"):
            asking.token = str(client.post("/api/people", json={"name": "Ana"}).json()["token"])
        return str(asking.token)

    def set(self, case: Any, data: str, context: Any) -> None:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {data}"}


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    if case.method != "GET" and response.status_code < HTTPStatus.BAD_REQUEST:
        asking.__dict__.clear()


@schemathesis.hook
def map_path_parameters(context: Any, path_parameters: Any) -> Any:
    """A table that is there, in place of most that could be."""
    table = (path_parameters or {}).get("table")
    if isinstance(table, str) and re.fullmatch(ID.strip("^$"), table):
        path_parameters["table"] = [*TABLES, table][len(table) % (len(TABLES) + 1)]
    return path_parameters
