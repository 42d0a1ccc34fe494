"""HTML and SVG as values: everything is escaped unless it was built here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mazmorra.content.wording import Wording

VOID = ("br", "input", "link", "meta")


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


def tag(element: str, /, *inside: str, **attributes: object) -> Markup:
    """An element.

    A trailing underscore of an attribute is dropped and others become dashes: `class_`, `data_id`.
    """
    named = "".join(f' {_name(name)}="{escape(str(value))}"' for name, value in attributes.items())
    if element in VOID:
        return Markup(f"<{element}{named}>")
    return Markup(f"<{element}{named}>{together(*inside)}</{element}>")


def together(*parts: str) -> Markup:
    """Several parts, one after another."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part, quote=False) for part in parts))


def document(say: Wording, title: str, styled: Sequence[str], *body: str) -> str:
    """A page that needs nothing else, with the style sheets of some packages."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("style", Markup(style_of(styled))),
    )
    return f"<!doctype html>\n{tag('html', head, tag('body', *body), lang=say.locale)}\n"


def style_of(packages: Sequence[str]) -> str:
    """The style sheets (`page.css`) of some packages."""
    return "".join((files(package) / "page.css").read_text("utf-8") for package in packages)


def grid(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Markup:
    """A table whose rows begin with what they are about."""
    head = tag("thead", tag("tr", *(tag("th", column, scope="col") for column in columns)))
    body = [
        tag("tr", tag("th", first, scope="row"), *(tag("td", cell) for cell in rest)) for first, *rest in rows
    ]
    return tag("table", head, tag("tbody", *body))


def _name(name: str) -> str:
    return name if name == "viewBox" else name.rstrip("_").replace("_", "-")
