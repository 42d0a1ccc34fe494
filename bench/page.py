"""How soon one can play, and how quickly a table of five shows what happened: `python -m bench.page`.

The aims are 1.5 seconds to the first click, 10 from opening the page on a phone to the first decision, and 50
milliseconds, in the median, from a message to the frame that shows it.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright
from tests.server.http.running import Running, serving
from tests.web.chromium import launched
from tests.web.playing import GLOWING, play_to_the_end
from tests.web.tables import against_bots
from tests.web.visitor import Visitor

TRIES = 3
GAMES = ("raiders", "quest", "platformer")
GAMES_BEGUN = 8
PHONE = (390, 664)
# Begins when a message comes in, before the app hears of it; ends with the first task after the frame that
# shows it was painted.
WATCH = """
window.painted = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", () => {
      const heard = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => painted.push(performance.now() - heard);
      requestAnimationFrame(() => port2.postMessage(0));
    });
  }
};
"""


def seconds_to_play(browser: Browser, server: Running) -> float:
    """From asking for the page to a button that takes a click, with nothing kept from before."""
    visitor = Visitor(browser, server.url, painted=True)
    began = time.monotonic()
    visitor.page.goto("/", wait_until="commit")
    visitor.button("web-start-play").click(trial=True)
    taken = time.monotonic() - began
    visitor.leaves()
    return taken


def seconds_to_decide(browser: Browser, server: Running, game: str) -> float:
    """From asking for the page on a phone, by one touch, to the first question, at normal pace."""
    visitor = Visitor(browser, server.url, size=PHONE, touch=True, painted=True, still=False, speed=1)
    began = time.monotonic()
    visitor.page.goto("/", wait_until="commit")
    visitor.page.locator(f"[data-play={game}]").tap()
    visitor.page.locator(GLOWING).first.wait_for()
    taken = time.monotonic() - began
    visitor.leaves()
    return taken


def milliseconds_to_paint(browser: Browser, server: Running) -> list[float]:
    """For each message of a whole game at a table of five."""
    person = server.person("Ana")
    ana = Visitor(browser, server.url, "Ana", token=person.token, painted=True)
    ana.context.add_init_script(WATCH)
    ana.goes(f"/t/{against_bots(person, 5)}")
    play_to_the_end(ana)
    painted = sorted(ana.page.evaluate("painted"))
    ana.leaves()
    return painted


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home), "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright.chromium)
        soonest = min(seconds_to_play(browser, server) for _ in range(TRIES))
        print(f"interactive after {soonest:.2f} s, the best of {TRIES}")
        for game in GAMES:
            taken = [seconds_to_decide(browser, server, game) for _ in range(GAMES_BEGUN)]
            print(f"{game}: first decision after {median(taken):.1f} s, at most {max(taken):.1f} s")
        for _ in range(TRIES):
            painted = milliseconds_to_paint(browser, server)
            slow = painted[len(painted) * 9 // 10]
            print(f"{len(painted)} messages: median {median(painted):.1f} ms, slowest tenth {slow:.1f} ms")
        browser.close()


if __name__ == "__main__":
    main()
