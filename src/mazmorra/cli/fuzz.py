"""`mazmorra fuzz`: random games that look for crashes, and keep each one as a saved game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mazmorra import games
from mazmorra.arena.errors import TooFew
from mazmorra.cli.files import text_in
from mazmorra.cli.options import add_seed
from mazmorra.cli.simulate import INTERRUPTED
from mazmorra.content.wording import Wording

if TYPE_CHECKING:
    from mazmorra.arena.fuzz import Fuzzed

GAMES = 1000
"""How many games are played when neither games nor seconds are given."""


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    names = games()
    parser.add_argument(
        "game", nargs="?", choices=names, help=say.say("arena-option-fuzz-game", games=", ".join(names))
    )
    parser.add_argument("--content", metavar=say.say("arena-file"), help=say.say("arena-option-fuzz-content"))
    parser.add_argument("--games", type=int, metavar="N", help=say.say("arena-option-games", default=GAMES))
    parser.add_argument("--seconds", type=float, metavar="S", help=say.say("arena-option-seconds"))
    add_seed(parser, say)
    parser.add_argument(
        "--folder", default="fuzz", metavar=say.say("arena-folder"), help=say.say("arena-option-folder")
    )


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.arena.fuzz import fuzz
    from mazmorra.games.owned import game_of
    from mazmorra.terminal.opening import Wishes, wished_game

    for option, least in (("games", 1), ("seconds", 0)):
        value = getattr(args, option)
        if value is not None and value < least:
            raise TooFew(option=f"--{option}", least=least, value=value)
    wanted = GAMES if args.games is None and args.seconds is None else args.games
    content = text_in(args.content) if args.content else None
    names = [args.game] if args.game else games()
    if content is not None:
        names = [args.game or game_of(content)]
        wished_game(Wishes(names[0], content=(args.content, content)))
    played: list[Fuzzed] = []
    try:
        for fuzzed in fuzz(names, args.seed, Path(args.folder), wanted, args.seconds, content):
            played.append(fuzzed)
            _tell(fuzzed, say)
    except KeyboardInterrupt:
        _sum_up(played, say)
        return INTERRUPTED
    return _sum_up(played, say)


def _tell(fuzzed: Fuzzed, say: Wording) -> None:
    if fuzzed.crash:
        path, problem = fuzzed.crash
        print(say.say("arena-crash", file=str(path), problem=problem), file=sys.stderr, flush=True)


def _sum_up(played: list[Fuzzed], say: Wording) -> int:
    """Say how it went; 1 if anything crashed."""
    crashes = sum(fuzzed.crash is not None for fuzzed in played)
    answers = sum(fuzzed.answers for fuzzed in played)
    print(say.say("arena-fuzzed", games=len(played), answers=answers, crashes=crashes))
    return 1 if crashes else 0
