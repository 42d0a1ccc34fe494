"""`mazmorra balance`: what wins in a game and how much skill matters; what a change of its figures does to
that.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from mazmorra.arena.errors import TooFew, TooFewBots, TooManyVersions
from mazmorra.bots import BOTS, make_bot, named
from mazmorra.cli.files import text_in
from mazmorra.cli.options import add_game, add_seed, add_settings, add_workers
from mazmorra.cli.simulate import INTERRUPTED
from mazmorra.content.wording import Wording
from mazmorra.games import setting_names

if TYPE_CHECKING:
    from mazmorra.arena.balance.study import Study, Version
    from mazmorra.kernel import AnyGame

GAMES = 500
SKILL = "random,greedy"
NO_SKILL = "none"
PRINTED = "printed"
"""Names the printed content, where a file could be named."""


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    file = say.say("arena-file")
    add_game(parser, say)
    add_settings(parser, say)
    parser.add_argument("--content", action="append", metavar=file, help=say.say("balance-option-content"))
    parser.add_argument("--set", action="append", metavar="PATH=VALUE", help=say.say("balance-option-set"))
    parser.add_argument("--sweep", metavar="PATH=VALUE,VALUE", help=say.say("balance-option-sweep"))
    parser.add_argument("--seats", type=int, metavar="N", help=say.say("arena-option-seats"))
    parser.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help=say.say("balance-option-games", default=GAMES)
    )
    bots = ", ".join(BOTS)
    parser.add_argument("--bots", metavar="BOT,BOT", help=say.say("arena-option-bots", bots=bots))
    parser.add_argument(
        "--skill", default=SKILL, metavar="BOT,BOT", help=say.say("balance-option-skill", default=SKILL)
    )
    add_seed(parser, say)
    add_workers(parser, say)
    parser.add_argument("--html", metavar=file, help=say.say("balance-option-html"))
    parser.add_argument("--json", metavar=file, help=say.say("balance-option-json"))


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.arena.balance.console import show

    for option in ("games", "workers"):
        if getattr(args, option) < 1:
            raise TooFew(option=f"--{option}", least=1, value=getattr(args, option))
    return 0 if show(_study(args, say), args.workers, say, args.html, args.json) else INTERRUPTED


def _study(args: argparse.Namespace, say: Wording) -> Study:
    from mazmorra.arena.balance.study import Study
    from mazmorra.arena.simulate import seat_bots

    bases = [_base(args, file, say) for file in args.content or [PRINTED]]
    versions = _versions(args, bases)
    game, _ = bases[0]
    bots = seat_bots(game, named(args.bots), args.seats)
    skill = _skill(args.skill, game)
    swept = args.sweep.partition("=")[0].strip() if args.sweep else ""
    return Study(args.game, dict(game.settings), bots, args.games, args.seed, versions, skill, swept)


def _base(args: argparse.Namespace, file: str, say: Wording) -> tuple[AnyGame, Version]:
    """The game that somebody's file or the printed content makes, checked."""
    from mazmorra.arena.balance.study import Version
    from mazmorra.terminal.opening import Wishes, wished_game

    settings = {name: value for name in setting_names() if (value := getattr(args, name)) is not None}
    is_printed = file == PRINTED and not Path(file).exists()
    content = None if is_printed else (file, text_in(file))
    game = wished_game(Wishes(args.game, settings, content=content))
    return game, Version(say.say("balance-printed") if is_printed else file, game.own_content)


def _versions(args: argparse.Namespace, bases: list[tuple[AnyGame, Version]]) -> tuple[Version, ...]:
    """One version, two to compare, or one for each value of a sweep."""
    from mazmorra.arena.balance.versions import changed_version, swept_versions
    from mazmorra.content.changes import read_change, read_sweep

    asked = (len(bases) > 1) + bool(args.set) + bool(args.sweep)
    if len(bases) > 2 or asked > 1:
        raise TooManyVersions
    game, first = bases[0]
    if args.set:
        return (first, changed_version(game, [read_change(text) for text in args.set]))
    if args.sweep:
        return swept_versions(game, read_sweep(args.sweep))
    return tuple(version for _, version in bases)


def _skill(text: str, game: AnyGame) -> tuple[str, ...]:
    if text == NO_SKILL:
        return ()
    bots = tuple(dict.fromkeys(named(text)))
    if len(bots) != 2:
        raise TooFewBots(least=2, bots=len(bots))
    for bot in bots:
        make_bot(bot, game, 0, own=bots)
    return bots
