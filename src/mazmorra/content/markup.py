"""HTML and SVG as values: everything is escaped unless it was built here."""

from __future__ import annotations

from html import escape

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


def _name(name: str) -> str:
    return name if name == "viewBox" else name.rstrip("_").replace("_", "-")
