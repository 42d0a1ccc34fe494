"""The rules in our own words: read from each game's rulebook, by section and by clause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

CLAUSE = re.compile(r"\{(?P<id>[A-Z]{2}(?:-[A-Z]+)?-\d+)(?P<tags>[a-z ]*)\} (?P<text>.+)", re.S)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of a rulebook; `clause` is empty where the text only leads the reader on."""

    text: str
    clause: str = ""
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it."""

    heading: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rules in one language."""

    title: str
    sections: tuple[Section, ...]

    def clauses(self) -> dict[str, Paragraph]:
        """Every clause by its number, in reading order."""
        return {each.clause: each for section in self.sections for each in section.paragraphs if each.clause}


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """A game's rulebook; its opening paragraphs are a first section without a heading."""
    text = (files(f"mazmorra.games.{game}") / "rulebook" / f"{language}.md").read_text("utf-8")
    title, *blocks = [block.strip() for block in text.strip().split("\n\n") if block.strip()]
    return Rulebook(title.removeprefix("# "), tuple(_sections(blocks)))


def _sections(blocks: list[str]) -> Iterator[Section]:
    heading = ""
    paragraphs: list[Paragraph] = []
    for block in blocks:
        if block.startswith("## "):
            yield Section(heading, tuple(paragraphs))
            heading, paragraphs = block.removeprefix("## "), []
        else:
            paragraphs.append(_paragraph(block))
    yield Section(heading, tuple(paragraphs))


def _paragraph(block: str) -> Paragraph:
    found = CLAUSE.fullmatch(block)
    if not found:
        return Paragraph(block)
    return Paragraph(found["text"], found["id"], tuple(found["tags"].split()))
