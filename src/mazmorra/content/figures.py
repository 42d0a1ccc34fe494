"""One figure of a content file: a number, a text or yes or no, and no number that nobody could play with."""

from __future__ import annotations

from typing import Any

from mazmorra.content.errors import bad
from mazmorra.content.writer import echo
from mazmorra.kernel.ask import Phrase

LARGEST = 1_000_000
"""Far more than any card has; sums of such figures are still numbers that every screen can show."""

KINDS = {(int,): "number", (str,): "text", (bool,): "truth", (int, str): "number-or-text"}
"""How the catalogues call what a figure may be."""


def figure(place: tuple[str, int], key: str, value: Any, kinds: tuple[type, ...]) -> Any:
    """A value of one of these types, or an error that says what was expected."""
    if type(value) not in kinds:
        raise bad(
            place, "wrong-type", key=key, found=echo(value), expected=Phrase(f"content-kind-{KINDS[kinds]}")
        )
    if isinstance(value, int) and value < 0:
        raise bad(place, "negative", key=key, found=echo(value))
    if isinstance(value, int) and value > LARGEST:
        raise bad(place, "too-large", key=key, most=LARGEST)
    return value
