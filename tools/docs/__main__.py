"""Builds the pages at /docs from `docs/`, the docstrings and the source: `python tools/docs FOLDER`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from diagrams import imports, way_of_a_move
from reference import reference

from page import SOURCE, Page, stylesheet, written

ROOT = Path(__file__).parents[2]
PICTURES = """<h1>The house in two pictures</h1>
<h2>Who imports whom</h2>
<p>Nothing imports upward; the thicker a line, the more imports.</p>
<p><img src="/docs/imports.svg" alt="cli, server, terminal, arena, bots, lessons, games, content, kernel"></p>
<h2>The way of a move</h2>
<p><img src="/docs/move.svg" alt="From a click over socket, wish, log and kernel to what each seat sees"></p>
"""
FIRST = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "web/README.md")


def main(out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    files = [ROOT / name for name in FIRST]
    files += sorted((ROOT / "docs").glob("*.md")) + sorted((ROOT / "docs" / "decisions").glob("*.md"))
    pages = [Page.of(ROOT, file) for file in files]
    pages += [Page("pictures", "The house in two pictures", PICTURES, SOURCE)]
    pages += [Page("reference", "The Python interface", reference(ROOT / "src"), SOURCE)]
    for page in pages:
        place = out / f"{page.name}.html"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(written(page, pages), "utf-8")
    for picture in [*(ROOT / "docs").glob("*.png"), *(ROOT / "docs").glob("*.svg")]:
        shutil.copy(picture, out)
    (out / "imports.svg").write_text(imports(ROOT / "src" / "mazmorra"), "utf-8")
    (out / "move.svg").write_text(way_of_a_move(ROOT / "src"), "utf-8")
    (out / "docs.css").write_text(stylesheet(), "utf-8")


main(Path(sys.argv[1]))
