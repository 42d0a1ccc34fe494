"""What a log notes beside an answer that its player did not choose. Screens word it with `note_key`."""

from __future__ import annotations

BOT_FAILED, BOT_SLOW, BOT_ILLEGAL, TIME_RAN_OUT = "bot-failed", "bot-slow", "bot-illegal", "time-ran-out"
NOTES = (BOT_FAILED, BOT_SLOW, BOT_ILLEGAL, TIME_RAN_OUT)


def note_key(note: str) -> str:
    """Where the words of a note stand in the catalogues."""
    return f"server-note-{note}"
