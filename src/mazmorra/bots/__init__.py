"""Players that are programs. A bot sees views, never tables, and answers one question at a time."""

from mazmorra.bots.bot import BOTS, Bot, UnknownBot, make_bot

__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]
