"""What people and bots may be called: visible, short, and no two alike at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from mazmorra.server.refusals import Refused

LONGEST = 24
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
BLANK = " \u115f\u1160\u3164\uffa0\u2800"
"""Letters that draw nothing."""
MOST_MARKS = 2


def clean_name(text: str) -> str:
    """The name as it is shown: no control or invisible characters, no heaps of accents, single spaces.

    Screens escape it.
    """
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(" " if each.isspace() else each for each in composed)
    name = " ".join(_few_marks(each for each in kept if unicodedata.category(each) not in HIDDEN).split())
    if len(name) > LONGEST or not any(_is_visible(each) for each in name):
        raise Refused("bad-name", 422, most=LONGEST)
    return name


def _is_visible(letter: str) -> bool:
    return letter not in BLANK and not unicodedata.category(letter).startswith("M")


def _few_marks(letters: Iterable[str]) -> str:
    """At most two combining marks on a letter, so that a name stays in its line."""
    kept: list[str] = []
    marks = 0
    for each in letters:
        marks = marks + 1 if unicodedata.category(each).startswith("M") else 0
        if marks <= MOST_MARKS:
            kept.append(each)
    return "".join(kept)


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it where somebody at the table is already called that."""
    taken = {_alike(each) for each in others}
    number, tried = 1, name
    while _alike(tried) in taken:
        number += 1
        tail = f" {number}"
        tried = name[: LONGEST - len(tail)].rstrip() + tail
    return tried


def clean_username(text: str) -> str:
    """A username in the form it is kept and compared in."""
    username = text.strip().lower()
    if (
        not 3 <= len(username) <= LONGEST
        or not username.isascii()
        or not username.replace("_", "a").isalnum()
    ):
        raise Refused("bad-username", 422)
    return username


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
