"""What somebody typed, understood: an answer to the open question, or one of the words that are always
possible.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Container
from dataclasses import dataclass

from mazmorra.content.wording import Wording, words
from mazmorra.games.notation import answer_text
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.terminal.board import Board

WORDS = ("help", "why", "log", "rules", "hands", "table", "map", "hint", "back", "save", "quit")
"""What can be typed at any time, as the catalogues call it; the English words serve in every language."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to answer: what to type, how the answer is called, the answer itself, and whether it cannot be
    taken back.
    """

    key: str
    label: str
    option: Answer
    also: tuple[str, ...] = ()
    is_final: bool = False


def plain(text: str) -> str:
    """Text without accents and capitals, for comparing."""
    marks = unicodedata.normalize("NFKD", text.casefold().strip())
    return "".join(each for each in marks if not unicodedata.combining(each))


def choices(
    say: Wording, board: Board, game: AnyGame, ask: Ask, final: Container[Answer] = ()
) -> list[Choice]:
    """Every way to answer a question; those in `final` cannot be taken back.

    An answer as text is understood too, in every language, where it is not the key of another one.
    """
    typed = {
        option: board.keys(ask, option) or (str(number),) for number, option in enumerate(ask.options, 1)
    }
    taken = {plain(key) for keys in typed.values() for key in keys}
    ways = []
    for option, keys in typed.items():
        text = answer_text(game, ask, option)
        also = keys[1:] if plain(text) in taken else (*keys[1:], text)
        ways.append(Choice(keys[0], say.label(game, ask, option), option, also, option in final))
    return ways


def chosen(ways: list[Choice], typed: str) -> Choice | None:
    """The answer somebody means: its key, its words, or the beginning of no other's words."""
    wanted = plain(typed)
    for way in ways:
        if wanted in (plain(way.key), plain(way.label), *map(plain, way.also)):
            return way
    begun = [way for way in ways if len(wanted) > 2 and plain(way.label).startswith(wanted)]
    return begun[0] if len(begun) == 1 else None


def word_of(say: Wording, typed: str) -> tuple[str, str]:
    """The word that is always possible, and what follows it; an empty word if it is none."""
    wanted = plain(typed)
    for word in WORDS:
        for name in word_names(say, word):
            if wanted == name or wanted.startswith(name + " "):
                return word, wanted[len(name) :].strip()
    return "", ""


def word_names(say: Wording, word: str) -> list[str]:
    """What may be typed for a word, in this language and in English."""
    listed = say.say(f"terminal-word-{word}") + "," + words("en").say(f"terminal-word-{word}")
    return [plain(name) for name in listed.split(",")]


def shown_word(say: Wording, word: str) -> str:
    """What the help calls a word."""
    return say.say(f"terminal-word-{word}").split(",")[0].strip()
