"""The web app agrees with the server it was written for, and every package it needs is there for a reason."""

from __future__ import annotations

import json
import re
from pathlib import Path

from mazmorra.server.wire.typescript import typescript

WEB = Path(__file__).parents[2] / "web"


def test_the_app_knows_the_protocol_as_it_is() -> None:
    written = (WEB / "src" / "protocol.ts").read_text("utf-8")
    assert written == typescript(), "the protocol has changed: run `make protocol`"


def test_every_package_of_the_app_has_its_reason() -> None:
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    told = (WEB / "README.md").read_text("utf-8").partition("## Packages")[2]
    reasons = set(re.findall(r"^\| `([^`]+)` \|", told, re.M))
    assert reasons == {*package["dependencies"], *package["devDependencies"]}
