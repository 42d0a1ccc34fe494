"""Text to words that know where they stand, so that whoever refuses one can say its place.

A scene is parts, set apart by lines or `|`; a part is clauses, set apart by commas, perhaps of a subject that
a colon ends.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from difflib import get_close_matches

from mazmorra.kernel.errors import BadFigure, BadScene, OnlyOne, SceneUnfinished, UnknownWord, WordTooMany

WORD = re.compile(r"[()]|[^\s()]+")
MOST_SHOWN = 12
"""So many words are listed as possible; of more, those that look alike."""


class Word(str):
    """A word, the number of its part and its column there, both from 1."""

    part: int
    column: int

    @classmethod
    def at(cls, text: str, part: int, column: int) -> Word:
        word = cls(text)
        word.part, word.column = part, column
        return word


class Words:
    """The words of a clause, taken one after the other."""

    def __init__(self, words: list[Word], end: Word) -> None:
        self.words = words
        self.end = end
        """Where the clause ends, for saying what is missing."""

    def __bool__(self) -> bool:
        return bool(self.words)

    @property
    def first(self) -> Word:
        """The next word, which stays; an empty one at the end."""
        return self.words[0] if self.words else self.end

    def take(self, *allowed: str) -> Word:
        """The next word, whatever it is; without one, `allowed` is what is missing."""
        if not self.words:
            raise SceneUnfinished(part=self.end.part, column=self.end.column, allowed=shown(allowed)[0])
        return self.words.pop(0)

    def one_of(self, names: Collection[str]) -> int:
        """The place of the next word among names."""
        word = self.take(*names)
        if word not in names:
            raise unknown(word, names)
        return list(names).index(word)

    def number(self, least: int = 0, most: int = 9999) -> int:
        word = self.take(str(least))
        if not re.fullmatch(r"-?[0-9]{1,4}", word) or not least <= int(word) <= most:
            raise BadFigure(part=word.part, column=word.column, word=str(word), least=least, most=most)
        return int(word)

    def finish(self) -> None:
        """Nothing may follow."""
        if self.words:
            word = self.words[0]
            raise WordTooMany(part=word.part, column=word.column, word=str(word))


def unknown(word: Word, names: Collection[str]) -> BadScene:
    """The refusal of a word where one of these may stand."""
    place = {"part": word.part, "column": word.column, "word": str(word)}
    name, star, _ = word.partition("*")
    if star and name in names:
        return OnlyOne(**place, name=name)
    allowed, more = shown(names, word)
    return UnknownWord(**place, allowed=allowed, more=more) if allowed else WordTooMany(**place)


def shown(names: Collection[str], word: str = "") -> tuple[list[str], int]:
    """The names to list in a refusal, and how many are left out that look no less alike."""
    if len(names) <= MOST_SHOWN:
        return list(names), 0
    alike = get_close_matches(word, names, MOST_SHOWN, 0.5)
    return (alike, 0) if alike else (list(names)[:MOST_SHOWN], len(names) - MOST_SHOWN)


@dataclass(frozen=True, slots=True)
class Part:
    """Clauses about a subject; about the table itself if the subject is empty."""

    subject: Word
    clauses: list[Words]


def parts_of(text: str) -> list[Part]:
    """The parts of a text; empty ones and those that begin with # are left out."""
    found = [each.strip() for line in text.splitlines() for each in line.split("|")]
    said = [each for each in found if each and not each.startswith("#")]
    return [_part(each, number) for number, each in enumerate(said, 1)]


def _part(text: str, number: int) -> Part:
    subject, colon, _ = text.partition(":")
    named = " ".join(subject.split()) if colon else ""
    start = len(subject) + 1 if colon else 0
    clauses = []
    for clause in text[start:].split(","):
        words = [Word.at(each[0], number, start + each.start() + 1) for each in WORD.finditer(clause)]
        start += len(clause) + 1
        clauses.append(Words(words, Word.at("", number, start)))
    return Part(Word.at(named, number, 1), [each for each in clauses if each])
