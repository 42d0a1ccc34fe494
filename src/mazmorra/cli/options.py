"""What several commands ask for in the same words."""

from __future__ import annotations

import argparse
import os

from mazmorra import games
from mazmorra.content.wording import LANGUAGES, Wording
from mazmorra.games import game_class, setting_names


def add_language(parser: argparse.ArgumentParser, say: Wording) -> None:
    """The option that names a language; it may stand anywhere on the line."""
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say.say("cli-lang"))


def add_game(parser: argparse.ArgumentParser, say: Wording) -> None:
    """The argument that names a game."""
    names = games()
    parser.add_argument("game", choices=names, help=say.say("cli-game", games=", ".join(names)))


def add_own_game(parser: argparse.ArgumentParser, say: Wording) -> None:
    """A game with its settings, printed or of a content file."""
    add_game(parser, say)
    add_settings(parser, say)
    add_content(parser, say)


def add_content(parser: argparse.ArgumentParser, say: Wording) -> None:
    """The option that names a content file."""
    parser.add_argument("--content", metavar=say.say("arena-file"), help=say.say("cli-play-content"))


def add_seed(parser: argparse.ArgumentParser, say: Wording) -> None:
    """The option for the seed of all chance."""
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=say.say("arena-option-seed"))


def add_workers(parser: argparse.ArgumentParser, say: Wording) -> None:
    """The option for the number of processes that play side by side."""
    workers = os.cpu_count() or 1
    parser.add_argument(
        "--workers", type=int, default=workers, metavar="N", help=say.say("arena-option-workers")
    )


def add_settings(parser: argparse.ArgumentParser, say: Wording) -> None:
    """The settings of all games, each with the games it belongs to."""
    for name in setting_names():
        owners = ", ".join(game for game in games() if name in game_class(game).variants()[0])
        parser.add_argument(
            f"--{name}", help=say.say("cli-setting", about=say.say(f"cli-play-{name}"), games=owners)
        )
