"""Whether the web app is there: it is built into the package by make, or when a wheel is built where Node.js
is.
"""

from __future__ import annotations

from importlib.resources import files


def has_app() -> bool:
    """Whether the web app was built into this package."""
    return (files("mazmorra") / "web" / "index.html").is_file()
