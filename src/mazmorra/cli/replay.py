"""`mazmorra replay`: step through a saved game, forwards and backwards, from any seat's viewpoint."""

from __future__ import annotations

import argparse

from mazmorra.cli.files import add_content, named_file, record_in
from mazmorra.cli.play import add_screens
from mazmorra.content.wording import Wording


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    parser.add_argument("file", help=say.say("cli-file"))
    parser.add_argument("--seat", type=int, metavar="N", help=say.say("cli-replay-seat"))
    for name in ("everything", "watcher"):
        parser.add_argument(f"--{name}", action="store_true", help=say.say(f"cli-replay-{name}"))
    add_content(parser, say)
    add_screens(parser, say)


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.terminal.door import Viewpoint, look_back, wants_lines

    lines = wants_lines(args.line, args.full)
    file = named_file(args.file)
    viewpoint = Viewpoint(file, args.seat, args.everything, args.watcher)
    return look_back(record_in(file, args.content), viewpoint, lines, args.lang, say)
