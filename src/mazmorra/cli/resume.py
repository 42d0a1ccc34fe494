"""`mazmorra resume`: go on with a saved game, the latest if none is named."""

from __future__ import annotations

import argparse

from mazmorra.cli.files import add_content, named_file, record_in, saves_folder
from mazmorra.cli.play import add_screens
from mazmorra.content.wording import Wording


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    parser.add_argument("file", nargs="?", help=say.say("cli-resume-file"))
    parser.add_argument("--list", action="store_true", help=say.say("cli-resume-list"))
    parser.add_argument("--bot", action="append", default=[], metavar="BOT", help=say.say("cli-resume-bot"))
    add_content(parser, say)
    add_screens(parser, say)


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.terminal.door import enter, latest, listing, saved_session, wants_lines

    if args.list:
        print("\n".join(listing(saves_folder(), say)))
        return 0
    lines = wants_lines(args.line, args.full)
    file = named_file(args.file) if args.file else latest(saves_folder())
    record = record_in(file, args.content)
    session = saved_session(record, file, args.lang, say, tuple(args.bot))
    return enter(session, lines, goes_on=True)
