"""`mazmorra simulate`: many games between bots, and what they tell."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from mazmorra.arena.errors import TooFew
from mazmorra.bots import BOTS, named
from mazmorra.cli.files import text_in
from mazmorra.cli.options import add_own_game, add_seed, add_workers
from mazmorra.content.wording import Wording
from mazmorra.games import setting_names

if TYPE_CHECKING:
    from mazmorra.arena.simulate import Plan

INTERRUPTED = 130
"""The exit status of a program stopped by Ctrl-C; what was played until then is told."""


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    add_own_game(parser, say)
    parser.add_argument("--seats", type=int, metavar="N", help=say.say("arena-option-seats"))
    parser.add_argument(
        "--games", type=int, default=1000, metavar="N", help=say.say("arena-option-games", default=1000)
    )
    bots = ", ".join(BOTS)
    parser.add_argument("--bots", metavar="BOT,BOT", help=say.say("arena-option-bots", bots=bots))
    add_seed(parser, say)
    add_workers(parser, say)
    parser.add_argument("--csv", metavar=say.say("arena-file"), help=say.say("arena-option-csv"))
    parser.add_argument("--plot", metavar=say.say("arena-file"), help=say.say("arena-option-plot"))


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.arena.console import show

    return 0 if show(_plan(args), args.workers, say, args.csv, args.plot) else INTERRUPTED


def _plan(args: argparse.Namespace) -> Plan:
    from mazmorra.arena.simulate import Plan, seat_bots
    from mazmorra.terminal.opening import Wishes, wished_game

    settings = {name: value for name in setting_names() if (value := getattr(args, name)) is not None}
    content = (args.content, text_in(args.content)) if args.content else None
    game = wished_game(Wishes(args.game, settings, content=content))
    for option in ("games", "workers"):
        if getattr(args, option) < 1:
            raise TooFew(option=f"--{option}", least=1, value=getattr(args, option))
    bots = seat_bots(game, named(args.bots), args.seats)
    return Plan(args.game, dict(game.settings), bots, args.games, args.seed, game.own_content)
