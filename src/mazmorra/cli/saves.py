"""`mazmorra saves`: every saved game with its number, finished ones too, to go on with, replay or delete."""

from __future__ import annotations

import argparse

from mazmorra.cli.files import saves_folder
from mazmorra.content.wording import Wording


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    parser.add_argument("--delete", type=int, nargs="+", metavar="N", help=say.say("cli-saves-delete"))


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.terminal.door import listing, saved_line
    from mazmorra.terminal.saves import delete, numbered

    if args.delete is None:
        print("\n".join(listing(saves_folder(), say, finished=True)))
        return 0
    for saved in [
        numbered(saves_folder(), number) for number in dict.fromkeys(args.delete)
    ]:  # all are there, or none goes
        delete(saved)
        print(say.say("terminal-game-deleted", game=saved_line(saved, say)))
    return 0
