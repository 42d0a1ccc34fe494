"""The page of a contest, which stands alone: all of it is seen on a desk, and nothing runs off a phone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from mazmorra.cli import main
from tests.web.visitor import PHONE, WIDE

LONG = "raiders/edition=classic/mode=duel:2"


def test_a_contest_at_tables_with_long_names_fits_a_desk_and_a_phone(
    browser: Browser, tmp_path: Path
) -> None:
    asked = ["arena", LONG, "--bots", "random,greedy", "--deals", "1", "--workers", "1"]
    assert main([*asked, "--folder", str(tmp_path)]) == 0
    for (width, height), hidden in (
        (PHONE, "document.documentElement"),
        (WIDE, "document.querySelectorAll('.wide')[1]"),
    ):
        page = browser.new_page(viewport={"width": width, "height": height})
        page.goto((tmp_path / "report.html").as_uri())
        assert page.evaluate(f"{hidden}.scrollWidth <= {hidden}.clientWidth"), width
        page.close()
