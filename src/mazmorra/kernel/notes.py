"""Notes beside the answers to a question: which note an answer calls for, and several of them in one.

What a note says is the game's.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from mazmorra.kernel.ask import Answer, Phrase

Parts: TypeAlias = Iterable[Phrase]
"""What there is to note, one thing after the other."""


def noted(kind: str, option: Answer) -> tuple[str, tuple[Answer, ...]]:
    """The name of the note to an answer, and what the answer says besides its name."""
    if isinstance(option, tuple):
        return str(option[0]), option[1:]
    return (kind, (option,)) if isinstance(option, int) else (f"{kind}_{option}", ())


def joined(key: str, parts: Parts) -> Phrase | None:
    """What there is to note, as one phrase; `key` says several of them."""
    found = tuple(parts)
    return found[0] if len(found) == 1 else Phrase(key, (("risks", found),)) if found else None
