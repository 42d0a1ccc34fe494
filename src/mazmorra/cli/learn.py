"""`mazmorra learn`: a lesson in this terminal, in plain lines; the first one if none is named."""

from __future__ import annotations

import argparse

from mazmorra.cli.options import add_game
from mazmorra.content.wording import Wording


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    add_game(parser, say)
    parser.add_argument("lesson", nargs="?", help=say.say("cli-learn-lesson"))
    parser.add_argument("--list", action="store_true", help=say.say("cli-learn-list"))


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.lessons import find_lesson, lessons
    from mazmorra.terminal.lesson_line import LineLesson, listing
    from mazmorra.terminal.voice import Voice

    shelf = lessons(args.game)
    if args.list or not shelf:
        print("\n".join(listing(shelf, say)))
        return 0
    lesson = find_lesson(args.game, args.lesson) if args.lesson else shelf[0]
    return LineLesson(lesson, say, Voice()).take()
