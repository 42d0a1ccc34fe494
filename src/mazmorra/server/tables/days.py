"""The days of the daily dungeon: dates in UTC, as texts, and when each begins and ends."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

DAY_MS = 24 * 3_600_000


def day_of(moment: int) -> str:
    """The day a moment is in."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def after(day: str, days: int = 1) -> str:
    """The day so many days later, or earlier."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def end_of(day: str) -> int:
    """The moment a day is over."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * 1000 + DAY_MS


def deal_name(day: str, game: str) -> str:
    """What the draws of a day's deal are derived from in place of a table's id, the same for everybody."""
    return f"daily-{day}-{game}"
