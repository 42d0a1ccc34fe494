"""What a device is called where its owner looks at a list of them: the browser and the system, as far as it
tells.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from starlette.types import Scope

from mazmorra.server.limits import address_of, header

LONGEST = 40
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True, slots=True)
class Came:
    """Where somebody comes from: what their device says it is, and its address."""

    device: str
    address: str


def came(scope: Scope) -> Came:
    """Where a request comes from."""
    return Came(device_name(header(scope, b"user-agent")), address_of(scope))


def device_name(agent: str) -> str:
    """A short name: 'Firefox · Linux' of a browser, of another program what it calls itself."""
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    if browser:
        return " · ".join(filter(None, (browser, system)))
    return re.sub(r"[^\w.+ -]", "", re.split(r"[/\s]", agent.strip(), maxsplit=1)[0])[:LONGEST]
