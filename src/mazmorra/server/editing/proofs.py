"""A proof of a content text, made in a worker: what is wrong with it by line, or every card as it will
look.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from operator import itemgetter

from mazmorra.content.errors import BadContent
from mazmorra.content.leaflet import Chapter, Piece
from mazmorra.content.lines import Lines
from mazmorra.content.markup import style_of
from mazmorra.content.wording import words
from mazmorra.games import find_game, game_class, usual_seats
from mazmorra.games.owned import faults_in, leaflet_of
from mazmorra.kernel import AnyGame, Json
from mazmorra.server.wire.phrases import plain, told_box

PRINTED, CHANGED, NEW = "printed", "changed", "new"


def proof(name: str, settings: Mapping[str, str], content: str, language: str) -> Json:
    """What is wrong, else the cards, in a language; faults are told as keys and what fills their gaps."""
    faults = faults_in(name, content, settings)
    if faults:
        return {"faults": sorted(map(_fault, faults), key=itemgetter("line"))}
    game = find_game(name, settings, content)
    leaflet = leaflet_of(game, words(language).of(game))
    marked = Marked(game, content)
    return {
        "faults": [],
        "settings": dict(game.settings),
        "digest": game.content_digest,
        "chapters": [_chapter(each, marked) for each in leaflet.chapters],
        "style": style_of(leaflet.styled),
        "components": told_box(game, usual_seats(game.seats)),
    }


class Marked:
    """Where the rows of a text stand, and which of them the printed content has otherwise, or not at all."""

    def __init__(self, game: AnyGame, content: str) -> None:
        self.lines = Lines(content)
        self.own: Json = tomllib.loads(content)
        self.printed: Json = tomllib.loads(game_class(game.name).content_text(game.settings, ""))

    def line(self, table: str, piece: str) -> int:
        """The line a piece begins at, 0 where it has none of its own."""
        rows, headers = self.own.get(table), self.lines.headers(table)
        if isinstance(rows, dict) and headers:
            return self.lines.of_key(piece, headers[0])
        places = [index for index, row in enumerate(rows or ()) if row["id"] == piece]
        return headers[places[0]] if places and places[0] < len(headers) else 0

    def state(self, table: str, piece: str) -> str:
        """Whether a piece is as printed."""
        own, printed = (_row(tables.get(table), piece) for tables in (self.own, self.printed))
        return PRINTED if own == printed else NEW if printed is None else CHANGED


def _row(rows: object, piece: str) -> object:
    """The row of a piece; of a table of one row, which is a mapping, the figure that is called like it."""
    if isinstance(rows, dict):
        return rows.get(piece)
    listed = rows if isinstance(rows, list) else []
    return next((row for row in listed if row["id"] == piece), None)


def _fault(fault: BadContent) -> Json:
    return {"line": fault.args_by_name["line"], "problem": plain(fault.args_by_name["problem"])}


def _chapter(chapter: Chapter, marked: Marked) -> Json:
    names = ("table", "heading", "lead", "look", "drawing")
    pieces = [*_pieces(chapter, marked)]
    return {**{name: getattr(chapter, name) for name in names}, "pieces": pieces}


def _pieces(chapter: Chapter, marked: Marked) -> Iterator[Json]:
    names = [name for name in Piece.__slots__ if name != "source"]
    for piece in chapter.pieces:
        where = {
            "line": marked.line(chapter.table, piece.id),
            "state": marked.state(chapter.table, piece.id),
        }
        yield {**{name: getattr(piece, name) for name in names}, **where}
