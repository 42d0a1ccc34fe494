"""How a server is run: where it keeps its games, whom it trusts, what it allows.

Nothing here reads the command line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from mazmorra.games import game_class
from mazmorra.server.processes.siblings import Siblings

MESSAGE_BYTES = 16 * 1024
BODY_BYTES = 256 * 1024
IMPORT_BYTES = 2 * 1024 * 1024
SILENCE = 120.0
"""Seconds somebody may think at a table without a clock before the others may vote about it."""
CALL_AFTER = 60.0
"""Seconds somebody who is away is waited for before they are called."""
SHARED_FIGURES = "PROMETHEUS_MULTIPROC_DIR"
"""Where a parent says, before anything is counted, in which folder its processes keep their figures for each
other.
"""


@dataclass(frozen=True, slots=True)
class Keep:
    """How long what nobody uses is kept; 0 is for ever.

    Open tables nobody sits at, tables at which nobody has done anything, guests who sit nowhere and were not
    seen, devices on which somebody with an account is logged in.
    """

    open_hours: int = 24
    running_days: int = 30
    guest_days: int = 90
    device_days: int = 30


@dataclass(frozen=True, slots=True)
class Config:
    """Everything `make_app` must know.

    Without `redis` or `siblings`, this process is the only one on its database.
    """

    database: str
    redis: str = ""
    siblings: Siblings | None = None
    bot_workers: int = 1
    trusted_proxies: tuple[str, ...] = ()
    allowed_origins: tuple[str, ...] = ()
    limited: bool = True
    keep: Keep = Keep()
    own_bots: Mapping[str, str] = field(default_factory=dict)
    """The host's own players: each one's text by what others call it, `own:Tree`."""
    silence: float = SILENCE
    call_after: float = CALL_AFTER
    url: str = ""
    """Where people reach this server, as letters tell it."""
    smtp: str = field(default="", repr=False)
    """`smtp://USER:PASSWORD@HOST`: a mail server that takes letters from this one, where there is one."""
    mail_from: str = ""
    push_anywhere: bool = False
    """Whether push services may be in private networks and without TLS: for tests, and for networks that are
    closed.
    """
    review_workers: int = 1
    review_tries: int = 0
    """How often a review tries each decision's answers, in all; 0 is as often as the game needs."""
    contents: tuple[tuple[str, str], ...] = ()
    """Games, and the content their tables are laid with here unless somebody brings other figures."""

    def content_of(self, game: str, settings: Mapping[str, str]) -> str | None:
        """The house's content for a table, if there is any that fits the settings asked for."""
        for name, text in self.contents:
            decided = game_class(name).settings_in(text)
            if name == game and all(settings.get(key, value) == value for key, value in decided.items()):
                return text
        return None
