"""A document as a page: its Markdown, a list of the others, and one stylesheet."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Self

from markdown_it import MarkdownIt
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(#[^)\s]+)?\)")
EXAMPLE = re.compile(r"^(>>> .*?)(?=\n\n|\Z)", re.M | re.S)
HEADING = re.compile(r"<h([1-3])>(.*?)</h\1>", re.S)
GUIDE, DECISIONS, SOURCE = CHAPTERS = ("Guide", "Decisions", "From the source")
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} - Mazmorra</title>
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<header><a href="/">Play</a> <a href="#pages">All pages</a></header>
<main>
{body}
</main>
<nav id="pages" aria-label="Pages">
{menu}
</nav>
</body>
</html>
"""
STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --ground: #f7f0e0; --line: #cdbf9f; --ember: #9c3d10; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eadfc8; --ground: #17120e; --line: #4a3d2c; --ember: #ffab5e; }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); font: 1.05rem/1.6 Georgia, serif; }
a { color: var(--ember); }
header { padding: 0.6rem 1rem; border-bottom: 1px solid var(--line); display: flex; gap: 1.5rem; }
nav { padding: 1rem; border-top: 1px solid var(--line); }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0; columns: 14rem; }
nav h2 { font-size: 1rem; margin: 0 0 0.3rem; }
nav [aria-current] { font-weight: bold; text-decoration: none; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
main > * { overflow-x: auto; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { padding: 0.8rem; border: 1px solid var(--line); border-radius: 6px; overflow-x: auto; }
table { border-collapse: collapse; display: block; }
td, th { border: 1px solid var(--line); padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
img { max-width: 100%; height: auto; }
@media (min-width: 70rem) {
  body { display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
  header { grid-column: 1 / -1; }
  header a[href="#pages"] { display: none; }
  nav { grid-column: 1; grid-row: 2; position: sticky; top: 0; height: 100vh; overflow-y: auto; }
  nav { border: 0; border-right: 1px solid var(--line); }
  main { grid-column: 2; grid-row: 2; width: 100%; }
  nav ul { columns: auto; }
}
"""


@dataclass(frozen=True)
class Page:
    """A page's address under /docs, its title, and its text in HTML."""

    name: str
    title: str
    body: str
    chapter: str

    @classmethod
    def of(cls, root: Path, file: Path) -> Self:
        text = file.read_text("utf-8")
        place = file.relative_to(root)
        name = str(place.with_suffix("")).removeprefix("docs/")
        title = re.search(r"^# (.+)$", text, re.M)
        html = _markdown().render(LINK.sub(lambda link: _aimed(link, place.parent), text))
        return cls(
            _named(name),
            title[1] if title else name,
            _anchored(html),
            DECISIONS if "decisions" in place.parts else GUIDE,
        )


def written(page: Page, pages: list[Page]) -> str:
    """The whole page."""
    menu = "\n".join(
        _chapter(name, [each for each in pages if each.chapter == name], page) for name in CHAPTERS
    )
    return PAGE.format(title=escape(page.title), menu=menu, body=page.body)


def stylesheet() -> str:
    light, dark = (HtmlFormatter(style=style).get_style_defs("pre") for style in ("default", "monokai"))
    plain = "\n".join(line for line in dark.splitlines() if line.startswith("pre ."))
    code = "\n".join(line for line in light.splitlines() if line.startswith("pre ."))
    return f"{STYLE}\n{code}\n@media (prefers-color-scheme: dark) {{\n{plain}\n}}\n"


def address(name: str) -> str:
    return f"/docs/{name}".removesuffix("index").rstrip("/") or "/docs"


def _chapter(name: str, pages: list[Page], here: Page) -> str:
    return f"<h2>{name}</h2><ul>{''.join(_item(each, each is here) for each in pages)}</ul>"


def _item(page: Page, here: bool) -> str:
    current = ' aria-current="page"' if here else ""
    return f'<li><a href="{address(page.name)}"{current}>{escape(page.title)}</a></li>'


def prose(text: str) -> str:
    """A docstring in HTML; its examples are code."""
    return _anchored(_markdown().render(EXAMPLE.sub(r"```python\n\1\n```", text)))


def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"highlight": _coloured}).enable(["table", "strikethrough"])


def _coloured(code: str, language: str, _: str) -> str:
    try:
        lexer = get_lexer_by_name(language)
    except ClassNotFound:
        return ""
    return str(highlight(code, lexer, HtmlFormatter(nowrap=True)))


def _aimed(link: re.Match[str], folder: Path) -> str:
    """A link between documents leads to their pages; one to a file of the source stays a name."""
    parts: list[str] = []
    for part in (folder / link[1]).parts:
        parts = parts[:-1] if part == ".." else [*parts, part]
    path = "/".join(parts)
    if path.endswith(".md"):
        return f"]({address(_named(path.removesuffix('.md').removeprefix('docs/')))}{link[2] or ''})"
    return f"](/docs/{path.removeprefix('docs/')})" if path.endswith((".png", ".svg")) else "](/docs)"


def _named(name: str) -> str:
    """The address of a document; SECURITY.md says how to report, docs/security.md what is held."""
    names = {"README": "index", "decisions/README": "decisions/index", "SECURITY": "reporting"}
    return names.get(name, name.lower())


def _anchored(html: str) -> str:
    """Headings can be linked to, by the words GitHub would use; wide code can be scrolled by keys."""

    def named(found: re.Match[str]) -> str:
        words = re.sub(r"<[^>]+>|[^\w\s-]", "", found[2]).strip().lower().replace(" ", "-")
        return f'<h{found[1]} id="{words}">{found[2]}</h{found[1]}>'

    return HEADING.sub(named, html).replace("<pre>", '<pre tabindex="0">')
