"""Players that are programs. A bot sees views, never tables, and answers one question at a time."""

from mazmorra.bots.bot import BOTS, LEVELS, Bot, UnknownBot, is_offered, is_own, make_bot
from mazmorra.bots.seating import filled, named, somebody, worthy

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "UnknownBot",
    "filled",
    "is_offered",
    "is_own",
    "make_bot",
    "named",
    "somebody",
    "worthy",
]
