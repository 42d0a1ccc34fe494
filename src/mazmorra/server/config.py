"""How a server is run: where it keeps its games, whom it trusts, what it allows. Nothing here reads the command line."""

from __future__ import annotations

from dataclasses import dataclass

from mazmorra.server.siblings import Siblings

MESSAGE_BYTES = 16 * 1024
BODY_BYTES = 256 * 1024
IMPORT_BYTES = 2 * 1024 * 1024
SHARED_FIGURES = "PROMETHEUS_MULTIPROC_DIR"
"""Where a parent says, before anything is counted, in which folder its processes keep their figures for each other."""


@dataclass(frozen=True, slots=True)
class Config:
    """Everything `make_app` must know. Without `redis` or `siblings`, this process is the only one on its database."""

    database: str
    redis: str = ""
    siblings: Siblings | None = None
    bot_workers: int = 1
    trusted_proxies: tuple[str, ...] = ()
    allowed_origins: tuple[str, ...] = ()
    limited: bool = True
