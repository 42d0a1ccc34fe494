"""Whether what a command needs is installed: studying and playing in the terminal need less than a server."""

from __future__ import annotations

from importlib.util import find_spec

from mazmorra.cli.errors import NoServer

COMMANDS = ("open", "serve", "host", "ratings", "reset-code")
"""What only those need who serve tables to browsers."""
PACKAGES = (
    "alembic",
    "argon2",
    "fastapi",
    "httptools",
    "openskill",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
)
"""What `mazmorra[server]` brings; the loop of Unix is used where there is one."""


def require_server(command: str) -> None:
    """A command that serves tables says what to install where that is missing."""
    if command in COMMANDS and not all(find_spec(package) for package in PACKAGES):
        raise NoServer
