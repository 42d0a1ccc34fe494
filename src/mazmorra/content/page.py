"""A leaflet as one page of HTML that needs nothing else: to be read, printed, and compared with a printed
copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files

from mazmorra.content.leaflet import MARKS, Chapter, Leaflet, Piece, marks, sign
from mazmorra.content.markup import Markup, tag, together
from mazmorra.content.wording import Wording


def page(leaflet: Leaflet, title: str, game: str, say: Wording) -> str:
    """The whole page."""
    style = (files("mazmorra.content") / "page.css").read_text("utf-8") + leaflet.style
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("style", Markup(style)),
    )
    chapters = [_chapter(each, say) for each in leaflet.chapters]
    foot = tag("footer", tag("p", say.say("cli-epilog")))
    body = tag("body", _opening(leaflet, title, game, say), tag("main", *chapters), foot)
    return f"<!doctype html>\n{tag('html', head, body, lang=say.locale)}\n"


def _opening(leaflet: Leaflet, title: str, game: str, say: Wording) -> Markup:
    links = [tag("a", each.heading, _count(each), href=f"#{each.table}") for each in leaflet.chapters]
    explained = [
        tag("li", sign(mark), tag("span", _worded(mark, say)), ": ", say.say(f"content-source-{mark}-text"))
        for mark in MARKS
    ]
    return tag(
        "header",
        tag("h1", title),
        tag("p", say.say("content-page-lead")),
        tag(
            "p",
            say.say("content-page-correct"),
            " ",
            tag("code", f"mazmorra content export {game} > mine.toml"),
        ),
        tag("h2", say.say("content-page-sources")),
        tag("ul", *explained, class_="legend"),
        tag("nav", *links, aria_label=say.say("content-page-contents")),
    )


def _chapter(chapter: Chapter, say: Wording) -> Markup:
    parts = [tag("h2", chapter.heading, _count(chapter))]
    if chapter.lead:
        parts.append(tag("p", chapter.lead, class_="lead"))
    if chapter.drawing:
        parts.append(tag("div", chapter.drawing, class_="drawing"))
    if chapter.look == "drawing":
        hidden = [tag("span", data_id=f"{chapter.table}/{piece.id}") for piece in chapter.pieces]
        sources = _source((piece.source for piece in chapter.pieces), say)
        parts.append(tag("p", tag("span", *hidden, hidden=""), sources, class_="source"))
    else:
        pieces = [_piece(chapter, piece, say) for piece in chapter.pieces]
        parts.append(tag("div", *pieces, class_=f"pieces {chapter.look}"))
    return tag("section", *parts, id=chapter.table)


def _count(chapter: Chapter) -> Markup:
    return tag("span", str(chapter.count), class_="count") if chapter.count else Markup()


def _piece(chapter: Chapter, piece: Piece, say: Wording) -> Markup:
    compared = tag("input", type="checkbox", aria_label=say.say("content-page-compared", name=piece.name))
    head = [tag("h3", piece.name)]
    if piece.copies:
        head.append(tag("span", f"×{piece.copies}", class_="copies"))
    figures = [tag("div", tag("dt", name), tag("dd", value)) for name, value in piece.figures]
    body = [
        *([piece.drawing] if piece.drawing else []),
        tag("div", *head, compared, class_="head"),
        *([tag("dl", *figures)] if figures else []),
        *([tag("p", piece.text)] if piece.text else []),
        tag("p", tag("code", piece.id), _source([piece.source], say), class_="source"),
    ]
    return tag("article", *body, data_id=f"{chapter.table}/{piece.id}")


def _source(sources: Iterable[Mapping[str, str]], say: Wording) -> Markup:
    """Where figures come from: a sign and a word for each provenance, and of what."""
    return together(
        *(
            tag("span", sign(mark), _worded(mark, say), _of(figures), class_="mark")
            for mark, figures in marks(sources).items()
        )
    )


def _of(figures: tuple[str, ...]) -> Markup:
    return together(": ", tag("code", ", ".join(figures))) if figures else Markup()


def _worded(mark: str, say: Wording) -> str:
    return say.say(f"content-source-{mark}")
