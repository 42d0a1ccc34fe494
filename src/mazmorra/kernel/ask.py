"""Questions and answers: the only way anything enters a game.

An `Ask` is a frozen value and may be shared between tables; who may answer and what is legal is all in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

Answer: TypeAlias = int | str | tuple[Any, ...]
"""A number, a word, or a tuple of answers."""

About: TypeAlias = dict[str, Any]
"""What fills the gaps of a question, by name; each kind of question has its own."""

CHANCE = -1
"""The seat that answers dice and draws."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something to be said: a key of the language catalogues and what fills its gaps."""

    key: str
    args: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """An open question to one seat.

    `at_once` lists answers that do not wait for the other seats asked at the same time. Chance has `weights`,
    one for each option. `about` fills the gaps of the question's wording; it holds nothing the seat may not
    know.
    """

    seat: int
    kind: str
    options: tuple[Answer, ...]
    clause: str = ""
    at_once: tuple[Answer, ...] = ()
    weights: tuple[int, ...] = ()
    about: tuple[tuple[str, object], ...] = ()
