"""`mazmorra content`: what is in a game's box, written out to be corrected and played with, or shown to be
compared.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from mazmorra.cli.files import text_in, write_out
from mazmorra.cli.options import add_game, add_language
from mazmorra.content.leaflet import MARKS, Chapter, Leaflet, Piece, marks
from mazmorra.content.page import page
from mazmorra.content.wording import Wording
from mazmorra.games.owned import leaflet_of, printed_text, titled
from mazmorra.terminal.opening import Wishes, wished_game


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    actions = parser.add_subparsers(
        dest="action", required=True, metavar=say.say("cli-command"), title=say.say("cli-commands")
    )
    for action in ("export", "show"):
        about = say.say(f"cli-content-{action}")
        command = actions.add_parser(action, help=about, description=about)
        add_game(command, say)
        command.add_argument("--edition", help=say.say("cli-content-edition"))
        if action == "show":
            command.add_argument("--html", action="store_true", help=say.say("cli-content-html"))
            command.add_argument("--content", help=say.say("cli-content-file"))
        add_language(command, say)


def run(args: argparse.Namespace, say: Wording) -> int:
    wanted = {"edition": args.edition} if args.edition else {}
    if args.action == "export":
        write_out(printed_text(args.game, wanted, say))
        return 0
    content = (args.content, text_in(args.content)) if args.content else None
    game = wished_game(Wishes(args.game, wanted, content=content))
    title = say.say("content-page-title", title=titled(game.name, game.settings, say))
    say = say.of(game)
    leaflet = leaflet_of(game, say)
    if args.html:
        write_out(page(leaflet, title, game.name, say))
    else:
        _show(leaflet, title, say)
    return 0


def _show(leaflet: Leaflet, title: str, say: Wording) -> None:
    """A table for each chapter, as wide as the terminal."""
    console = Console(highlight=False, markup=False)
    console.print(title, style="bold")
    for sign in _signs(say):
        console.print(sign)
    for chapter in leaflet.chapters:
        console.print()
        console.print(_table(chapter, say))


def _signs(say: Wording) -> Iterator[str]:
    for mark, sign in MARKS.items():
        yield f"{sign} {say.say(f'content-source-{mark}')}: {say.say(f'content-source-{mark}-text')}"


def _table(chapter: Chapter, say: Wording) -> Table:
    heading = f"{chapter.heading} ({chapter.count})" if chapter.count else chapter.heading
    table = Table(
        title=heading,
        title_justify="left",
        caption=chapter.lead or None,
        caption_justify="left",
        expand=True,
        box=SIMPLE_HEAD,
    )
    table.add_column(say.say("content-page-copies"), justify="right", no_wrap=True)
    for key, ratio in (("name", 2), ("says", 5), ("source", 2)):
        table.add_column(say.say(f"content-page-{key}"), ratio=ratio)
    for piece in chapter.pieces:
        figures = [f"{name} {value}" for name, value in piece.figures]
        said = ". ".join([each for each in (", ".join(figures), piece.text) if each])
        name = piece.name if piece.name == piece.id else f"{piece.name}\n{piece.id}"
        table.add_row(str(piece.copies or ""), name, said, _source(piece))
    return table


def _source(piece: Piece) -> str:
    found = marks([piece.source])
    return "  ".join(f"{MARKS[mark]} {', '.join(figures)}".rstrip() for mark, figures in found.items())
