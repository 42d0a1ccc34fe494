"""`mazmorra rules`: a readable rulebook with clause numbers in the margin, or one clause."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from collections.abc import Iterator

from mazmorra.cli.options import add_game
from mazmorra.content.rulebook import Paragraph, Rulebook, rulebook
from mazmorra.content.wording import Wording

MARGIN = 12
"""The width of the margin that clause numbers stand in."""

WIDEST = 70 + MARGIN


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    add_game(parser, say)
    parser.add_argument("clause", nargs="?", help=say.say("cli-rules-clause"))


def run(args: argparse.Namespace, say: Wording) -> int:
    book = rulebook(args.game, say.language)
    width = min(shutil.get_terminal_size().columns, WIDEST)
    if args.clause is None:
        print("\n".join(page(book, say, width)))
        return 0
    clause = book.clauses().get(args.clause.upper())
    if clause is None:
        print(say.say("cli-rules-unknown", clause=args.clause, game=args.game), file=sys.stderr)
        return 2
    print("\n".join(_lines(clause, say, width)))
    return 0


def page(book: Rulebook, say: Wording, width: int) -> Iterator[str]:
    """The whole rulebook, line by line."""
    yield from ("", " " * MARGIN + book.title, "")
    for section in book.sections:
        if section.heading:
            yield from ("", " " * MARGIN + section.heading.upper(), "")
        for paragraph in section.paragraphs:
            yield from (*_lines(paragraph, say, width), "")


def _lines(paragraph: Paragraph, say: Wording, width: int) -> Iterator[str]:
    marks = [say.say(f"cli-rules-{tag}") for tag in paragraph.tags if tag in ("ruling", "example")]
    text = paragraph.text.replace("*", "") + "".join(f" ({mark})" for mark in marks)
    margin = paragraph.clause
    for line in textwrap.wrap(text, max(width - MARGIN, 20)):
        yield f"{margin:<{MARGIN}}{line}".rstrip()
        margin = ""
