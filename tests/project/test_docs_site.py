"""The pages at /docs: every document is there, every link leads somewhere, and the pictures are made."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "docs"
    subprocess.run([sys.executable, str(ROOT / "tools" / "docs"), str(out)], check=True)
    return out


def test_every_document_has_its_page(site: Path) -> None:
    documents = {str(each.relative_to(ROOT / "docs"))[:-3] for each in (ROOT / "docs").rglob("*.md")}
    pages = {str(each.relative_to(site))[:-5] for each in site.rglob("*.html")}
    named = {name.replace("README", "index") for name in documents}
    assert (
        named | {"index", "contributing", "changelog", "reporting", "reference", "pictures", "web/readme"}
        == pages
    )


def test_every_link_between_pages_leads_somewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        for link in re.findall(r'(?:href|src)="/docs([^"#]*)', page.read_text("utf-8")):
            place = site / link.strip("/")
            found = (
                place.is_file() or place.with_suffix(".html").is_file() or (place / "index.html").is_file()
            )
            assert found, f"{page.name} leads to {link}"


def test_the_interface_and_the_pictures_come_from_the_source(site: Path) -> None:
    assert 'id="mazmorra.kernel.Table"' in (site / "reference.html").read_text("utf-8")
    assert (site / "imports.svg").read_text("utf-8").count("<rect") == 9
    assert "Hub.wish" in (site / "move.svg").read_text("utf-8")
