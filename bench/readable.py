"""How long what happens can be read, and how soon one can move: `python -m bench.readable`.

Somebody who was never here plays a whole game of each against bots at normal pace, in real time. For every kind of
message the shortest time it stood there is listed beside the time its words take to read. What stands beside a
question stays until it is answered, so there the player alone decides how long; such messages are counted apart.
A game can be named to be played alone.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.server.http.running import Running, serving
from tests.web.chromium import launched
from tests.web.playing import GLOWING, anything, answer, is_over
from tests.web.visitor import Visitor

GAMES = ("raiders", "quest", "platformer")
GLANCE_MS, WORD_MS = 250, 60
FIRST_MOVE_S = 10
FRAME_MS = 20
"""A frame or so: what a clock in the browser may be off."""
MOST_S = 1500
# Notes when each message appears and goes. A message that moves beside the question is the same one.
WATCH = """
window.told = [];
let now = null;
const look = () => {
  const beat = document.querySelector("[data-beat]");
  const just = document.querySelector("[data-just]");
  const text = (beat ?? just)?.textContent ?? "";
  if (now && now.text === text) now.asked ||= !beat;
  else {
    if (now) told.push({ ...now, ms: performance.now() - now.at });
    now = text ? { text, kind: beat?.dataset.beat ?? "", at: performance.now(), asked: !beat } : null;
  }
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""


@dataclass(frozen=True)
class Told:
    """A message: of which kind, its words, and how long it stood there."""

    kind: str
    text: str
    ms: float
    asked: bool
    """Whether it stood beside a question when it went."""

    @property
    def floor(self) -> int:
        return GLANCE_MS + WORD_MS * len(self.text.split())


def played(browser: Browser, server: Running, game: str) -> tuple[float, list[Told]]:
    """Seconds from asking for the page to the first answer that can be given, and all that was told."""
    somebody = Visitor(browser, server.url, still=False, speed=1, painted=True)
    somebody.context.add_init_script(WATCH)
    began = time.monotonic()
    somebody.goes("/")
    somebody.page.locator(f"article:has(img[src$='{game}.svg']) .ways button").first.click()
    somebody.page.locator(GLOWING).first.wait_for()
    first = time.monotonic() - began
    _to_the_end(somebody, began + MOST_S)
    told: list[dict[str, Any]] = somebody.page.evaluate("told")
    somebody.leaves()
    return first, [Told(each["kind"], each["text"], each["ms"], each["asked"]) for each in told]


def _to_the_end(somebody: Visitor, limit: float) -> None:
    pick = anything(1)
    while not is_over(somebody.page) and time.monotonic() < limit:
        if somebody.page.locator(GLOWING).count():
            answer(somebody, pick)
        somebody.page.wait_for_timeout(100)


def table(game: str, told: list[Told]) -> list[str]:
    """A line for each kind: its message with the least time to spare."""
    kinds: dict[str, list[Told]] = defaultdict(list)
    for each in told:
        if each.kind and not each.asked:
            kinds[each.kind].append(each)
    lines = []
    for kind, those in sorted(kinds.items()):
        least = min(those, key=lambda each: each.ms - each.floor)
        short = " TOO SHORT" if least.ms < least.floor - FRAME_MS else ""
        lines.append(
            f"| {game} | {kind} | {len(those)} | {least.ms:.0f} | {least.floor}{short} | {least.text} |"
        )
    return lines


def main() -> None:
    wanted = sys.argv[1:] or GAMES
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home), "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for game in wanted:
            first, told = played(browser, server, game)
            late = " TOO LATE" if first > FIRST_MOVE_S else ""
            print(f"\n{game}: first move after {first:.1f} s{late}; {len(told)} messages\n")
            print("| game | kind | times | shortest, ms | to read it, ms | the message |\n|---|---|---|---|---|---|")
            print("\n".join(table(game, told)), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
