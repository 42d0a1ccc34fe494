"""How long what happens can be read, and how soon one can move: `python -m bench.readable`.

Somebody who was never here plays a whole game of each against bots at normal pace, in real time. For every
kind of message the shortest time it stood there is listed beside the time its words take to read. What stands
beside a question stays until it is answered, so there the player alone decides how long; such messages are
left out. A game can be named to be played alone.
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
from tests.web.playing import GLOWING, answer, anything, is_over
from tests.web.readable import FRAME_MS, WATCH, Told
from tests.web.visitor import Visitor

GAMES = ("raiders", "quest", "platformer")
FIRST_MOVE_S = 10
MOST_S = 1500
LOOK_MS = 50


@dataclass(frozen=True)
class Played:
    """A game as somebody lived it."""

    first: float
    """Seconds from asking for the page to the first answer that can be given."""
    waits: list[float]
    """Seconds from each answer to the next question."""
    told: list[Told]


def played(browser: Browser, server: Running, game: str) -> Played:
    somebody = Visitor(browser, server.url, still=False, speed=1, painted=True)
    somebody.context.add_init_script(WATCH)
    began = time.monotonic()
    somebody.goes("/")
    somebody.page.locator(f"article:has(img[src$='{game}.svg']) .ways button").first.click()
    somebody.page.locator(GLOWING).first.wait_for()
    first = time.monotonic() - began
    waits = _to_the_end(somebody, began + MOST_S)
    told: list[dict[str, Any]] = somebody.page.evaluate("told")
    somebody.leaves()
    return Played(first, waits, [Told(**each) for each in told])


def _to_the_end(somebody: Visitor, limit: float) -> list[float]:
    """Play on until the end is shown; how long each question was waited for."""
    pick, waits, answered = anything(1), [0.0], time.monotonic()
    while not is_over(somebody.page) and time.monotonic() < limit:
        if somebody.page.locator(GLOWING).count():
            waits.append(time.monotonic() - answered)
            answer(somebody, pick)
            answered = time.monotonic()
        somebody.page.wait_for_timeout(LOOK_MS)
    return waits


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
        browser = launched(playwright.chromium)
        for game in wanted:
            game_played = played(browser, server, game)
            late = " TOO LATE" if game_played.first > FIRST_MOVE_S else ""
            print(f"\n{game}: first move after {game_played.first:.1f} s{late};", end=" ")
            print(f"the longest wait for a question {max(game_played.waits):.1f} s\n")
            print("| game | kind | times | shortest, ms | to read it, ms | the message |")
            print("|---|---|---|---|---|---|")
            print("\n".join(table(game, game_played.told)), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
