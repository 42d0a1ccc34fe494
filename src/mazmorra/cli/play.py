"""`mazmorra play`: a game in this terminal, against bots and people at the same keyboard."""

from __future__ import annotations

import argparse
from os.path import exists

from mazmorra.cli.errors import EmptyScene, NoScene
from mazmorra.cli.files import saves_folder, text_in
from mazmorra.cli.options import add_game, add_settings
from mazmorra.content.wording import Wording
from mazmorra.games import setting_names


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    add_game(parser, say)
    add_settings(parser, say)
    for name in ("bots", "names", "content", "salt"):
        parser.add_argument(f"--{name}", help=say.say(f"cli-play-{name}"))
    for name in ("seats", "humans", "seed"):
        parser.add_argument(f"--{name}", type=int, metavar="N", help=say.say(f"cli-play-{name}"))
    parser.add_argument("--from", dest="scene", metavar="SCENE", help=say.say("cli-play-from"))
    add_screens(parser, say)


def add_screens(parser: argparse.ArgumentParser, say: Wording) -> None:
    """The choice between plain lines and the full screen."""
    parser.add_argument("--line", action="store_true", help=say.say("cli-play-line"))
    parser.add_argument("--full", action="store_true", help=say.say("cli-play-full"))


def run(args: argparse.Namespace, say: Wording) -> int:
    from mazmorra.terminal.door import enter, wants_lines
    from mazmorra.terminal.opening import Wishes, new_session, scene_session

    lines = wants_lines(args.line, args.full)
    content = (args.content, text_in(args.content)) if args.content else None
    settings = {name: value for name in setting_names() if (value := getattr(args, name)) is not None}
    wishes = Wishes(
        args.game, settings, args.seats, args.humans, args.names, args.bots, args.seed, content, args.salt
    )
    if args.scene is not None:
        return enter(scene_session(wishes, _scene(args.scene), say, saves_folder()), lines)
    return enter(new_session(wishes, say, saves_folder()), lines)


def _scene(named: str) -> str:
    """A scene is named by its file, or is the text itself, which has a colon."""
    if not named.strip():
        raise EmptyScene
    if named == "-" or exists(named):
        return text_in(named)
    if ":" not in named:
        raise NoScene(text=named)
    return named
