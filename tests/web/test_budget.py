"""How much is sent, how soon one can play, how quickly a table shows what happened. `docs/performance.md` has the figures."""

from __future__ import annotations

import time
from statistics import median

import pytest
from playwright.sync_api import Response

from tests.server.http.running import Running
from tests.web.playing import play_to_the_end
from tests.web.tables import against_bots
from tests.web.visitor import Arrive, Visitor

FIRST_PAGE_BYTES = 200_000
INTERACTIVE_SECONDS = 1.5
PAINTED_MS = 50
TRIES = 3
# Begins when a message comes in, before the app hears of it; ends with the first task after the frame that shows it was painted.
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


def test_the_first_page_is_small(arrive: Arrive) -> None:
    ana = arrive("Ana")
    sent: list[Response] = []
    ana.page.on("response", lambda response: sent.append(response) if is_code(response) else None)
    ana.goes("/")
    ana.button("web-start-play").wait_for()
    ana.page.wait_for_load_state("networkidle")

    size = sum(response.request.sizes()["responseBodySize"] for response in sent)

    print(f"first page: {size} bytes of JavaScript and CSS in {len(sent)} files")
    assert all(response.header_value("content-encoding") in ("br", "gzip") for response in sent)
    assert 0 < size < FIRST_PAGE_BYTES


def is_code(response: Response) -> bool:
    return response.request.resource_type in ("script", "stylesheet")


def test_one_can_play_soon(arrive: Arrive) -> None:
    taken = min(seconds_to_play(arrive()) for _ in range(TRIES))

    print(f"interactive after {taken:.2f} s")
    assert taken < INTERACTIVE_SECONDS


def seconds_to_play(visitor: Visitor) -> float:
    """From asking for the page to a button that takes a click, with nothing kept from before."""
    began = time.monotonic()
    visitor.page.goto("/", wait_until="commit")
    visitor.button("web-start-play").click(trial=True)
    return time.monotonic() - began


def test_a_table_of_five_shows_at_once_what_happened(arrive: Arrive, server: Running) -> None:
    for _ in range(TRIES):
        person = server.person("Ana")
        ana = arrive("Ana", token=person.token)
        ana.context.add_init_script(WATCH)
        ana.goes(f"/t/{against_bots(person, 5)}")
        play_to_the_end(ana)
        painted = sorted(ana.page.evaluate("painted"))
        print(f"{len(painted)} messages: median {median(painted):.1f} ms, slowest tenth {painted[len(painted) * 9 // 10]:.1f} ms")
        if median(painted) < PAINTED_MS:
            return
    pytest.fail(f"painted after {median(painted):.1f} ms")
