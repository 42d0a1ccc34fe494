"""What the server must never lose: logs of tables, people, chat, finished games.

Other parts of the server import from here.
"""

from mazmorra.server.store.errors import StoreError, Unreadable, masked
from mazmorra.server.store.rows import (
    Act,
    Append,
    Ban,
    Bearer,
    Call,
    Called,
    Companion,
    Contact,
    Greeting,
    Invitation,
    Line,
    Loaded,
    Person,
    Played,
    RatedGame,
    RatedSeat,
    Session,
    Statistics,
    Strength,
    Subscription,
    Summary,
    Tried,
)
from mazmorra.server.store.store import Store
from mazmorra.server.store.upgrade import upgrade

__all__ = [
    "Act",
    "Append",
    "Ban",
    "Bearer",
    "Call",
    "Called",
    "Companion",
    "Contact",
    "Greeting",
    "Invitation",
    "Line",
    "Loaded",
    "Person",
    "Played",
    "RatedGame",
    "RatedSeat",
    "Session",
    "Statistics",
    "Store",
    "StoreError",
    "Strength",
    "Subscription",
    "Summary",
    "Tried",
    "Unreadable",
    "masked",
    "upgrade",
]
