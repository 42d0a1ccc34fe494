"""Answers as text: what a player would say. Each game brings the texts; finding the answer that one means is
the same for all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.errors import UnknownAnswer

Writer: TypeAlias = Callable[[Ask, Answer], str]
"""A game's way to write an option of a question."""


def answer_text(write: Writer, ask: Ask, option: Answer) -> str:
    """An option as text, unlike every other option's."""
    return answer_texts(write, ask)[option]


def answer_texts(write: Writer, ask: Ask) -> dict[Answer, str]:
    """Every option of a question as text; of two that would be called alike, each says its number too."""
    plain = {option: write(ask, option) for option in ask.options}
    alike = Counter(plain.values())
    return {
        option: text if alike[text] == 1 else f"{text} {number}"
        for number, (option, text) in enumerate(plain.items(), 1)
    }


def parse_answer(write: Writer, ask: Ask, text: str) -> Answer:
    """The option that a text means; capitals and spaces do not matter."""
    texts = answer_texts(write, ask)
    wanted = _plain(text)
    for option, each in texts.items():
        if _plain(each) == wanted:
            return option
    raise UnknownAnswer(text=text, answers=list(texts.values()))


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
