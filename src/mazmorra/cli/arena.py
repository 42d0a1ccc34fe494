"""`mazmorra arena`: contests between bots, their ratings, and whether one is better than another."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from mazmorra.arena.errors import BadMargin, TooFew, TooFewBots
from mazmorra.bots import BOTS, make_bot, named
from mazmorra.cli.files import text_in
from mazmorra.cli.options import add_content, add_seed, add_workers
from mazmorra.cli.simulate import INTERRUPTED
from mazmorra.content.wording import Wording

if TYPE_CHECKING:
    from mazmorra.arena.contest.plan import Contest

FORMS = ("robin", "ladder", "versus")
DEALS = 100
MARGIN = 0.1
"""With --sure a duel stops when it is clear whether one of them wins 60 games of 100."""
MOST_MARGIN = 0.5
"""Nobody wins more than all games."""


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    parser.add_argument(
        "tables", nargs="+", metavar=say.say("arena-tables"), help=say.say("arena-option-tables")
    )
    bots = ", ".join(BOTS)
    parser.add_argument(
        "--bots", required=True, metavar="BOT,BOT", help=say.say("arena-option-contenders", bots=bots)
    )
    parser.add_argument("--form", choices=FORMS, default="robin", help=say.say("arena-option-form"))
    parser.add_argument(
        "--deals", type=int, default=DEALS, metavar="N", help=say.say("arena-option-deals", default=DEALS)
    )
    parser.add_argument("--sure", action="store_true", help=say.say("arena-option-sure"))
    parser.add_argument(
        "--margin",
        type=float,
        default=MARGIN,
        metavar="X",
        help=say.say("arena-option-margin", default=str(MARGIN)),
    )
    add_seed(parser, say)
    add_workers(parser, say)
    parser.add_argument("--ray", metavar=say.say("arena-address"), help=say.say("arena-option-ray"))
    add_content(parser, say)
    parser.add_argument(
        "--folder", type=Path, metavar=say.say("arena-folder"), help=say.say("arena-option-results")
    )


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.arena.contest.console import show

    contest = _contest(args)
    for option in ("deals", "workers"):
        if getattr(args, option) < 1:
            raise TooFew(option=f"--{option}", least=1, value=getattr(args, option))
    return 0 if show(contest, args.workers, say, args.folder, args.ray) else INTERRUPTED


def _contest(args: argparse.Namespace) -> Contest:
    from mazmorra.arena.contest.ground import read_ground
    from mazmorra.arena.contest.plan import Contest

    content = text_in(args.content) if args.content else None
    grounds = tuple(dict.fromkeys(read_ground(text, content) for text in args.tables))
    bots = tuple(dict.fromkeys(named(args.bots)))
    if len(bots) < 2 or (args.form == "versus" and len(bots) > 2):
        raise TooFewBots(least=2, bots=len(bots))
    for ground in grounds:
        for bot in bots:
            make_bot(bot, ground.made(), 0, own=bots)
    if args.sure and not 0 < args.margin < MOST_MARGIN:
        raise BadMargin(margin=str(args.margin))
    margin = args.margin if args.sure else 0.0
    return Contest(args.form, bots, grounds, args.deals, args.seed, margin)
