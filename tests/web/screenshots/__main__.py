"""Takes the pictures: `make screenshots`.

`python -m tests.web.screenshots boss end --lang es` takes only some, in another language.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from mazmorra.content.wording import LANGUAGES
from tests.server.http.running import serving
from tests.web.chromium import launched
from tests.web.screenshots import pages, platformer, quest, raiders
from tests.web.screenshots.world import ROOT, SIZES, STATES, World
from tests.web.visitor import THEMES, Visitor

FOLDER = ROOT / "screenshots"
TALLEST = 3000
SHOWN = (pages, raiders, quest, platformer)
"""Where the states are; each module names its own."""
OPENED_BY = {"log": "g", "chat": "c", "matters": "o"}
"""States that are a column on wide screens and a sheet on narrow ones: the key that opens it."""


def take(visitor: Visitor, name: str) -> None:
    """One state at every width, in both themes; a page that scrolls is shown as far as it goes, a table as
    one sees it.
    """
    page = visitor.page
    page.evaluate("document.fonts.ready.then(() => true)")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if name in OPENED_BY:
            page.keyboard.press("Escape")
            expect(page.locator("dialog header")).to_have_count(0)
            page.keyboard.press(OPENED_BY[name])
        if not page.locator("main.bare").count():
            needed = page.evaluate("document.documentElement.scrollHeight")
            page.set_viewport_size({"width": width, "height": max(height, min(needed, TALLEST))})
        for theme in THEMES:
            visitor.wears(theme)
            page.screenshot(path=FOLDER / f"{name}-{width}-{theme}.png", animations="disabled")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "states",
        nargs="*",
        metavar="STATE",
        help=f"one of {', '.join(STATES)}; all of them, if you do not say",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    args = parser.parse_args()
    chosen = args.states or list(STATES)
    if unknown := [name for name in chosen if name not in STATES]:
        parser.error(f"there is no {', '.join(unknown)}")
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home), "--no-limits", "--review-tries", "2") as server,
        sync_playwright() as playwright,
    ):
        world = World(server, launched(playwright.chromium), args.lang)
        for number, name in enumerate(chosen, 1):
            print(f"{number}/{len(chosen)} {name}", flush=True)
            visitor = STATES[name](world)
            take(visitor, name)
            for problem in visitor.leaves():
                print(f"    {problem}")
    print(f"{len(chosen) * len(SIZES) * len(THEMES)} pictures in {FOLDER.relative_to(ROOT)}/")


if __name__ == "__main__":
    main()
