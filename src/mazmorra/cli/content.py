"""`mazmorra content`: the printed figures of a game, written out to be corrected and played with."""

from __future__ import annotations

import argparse

from mazmorra.cli.main import add_game, add_language
from mazmorra.content.wording import Wording
from mazmorra.games import game_class
from mazmorra.kernel.game import choose


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar=say.say("cli-command"), title=say.say("cli-commands"))
    about = say.say("cli-content-export")
    export = actions.add_parser("export", help=about, description=about)
    add_game(export, say)
    export.add_argument("--edition", help=say.say("cli-content-edition"))
    add_language(export, say)


def run(args: argparse.Namespace, say: Wording) -> int:
    cls = game_class(args.game)
    settings = choose(cls.variants(), {"edition": args.edition} if args.edition else {})
    edition = say.say(f"{args.game}-edition-{settings['edition']}")
    heading = say.say("cli-content-heading", game=say.say(args.game), edition=edition, name=args.game)
    print(cls.content_text(settings, heading), end="")
    return 0
