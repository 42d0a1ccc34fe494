"""The app as something one has: it can be installed, opens without a network and says so, and newer builds
take over.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from mazmorra.content.wording import LANGUAGES, words
from mazmorra.server.http.pages import KNOWN
from tests.server.calls.mailbox import until
from tests.server.http.running import SECONDS, Running
from tests.web.test_accessible import assert_open_to_all
from tests.web.visitor import Arrive, Visitor

WEB = Path(str(files("mazmorra") / "web"))
KEPT = """async () => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const lists = await Promise.all(opened.map((cache) => cache.keys()));
  return lists.flat().map((each) => each.url.slice(location.origin.length));
}"""
WATCH = "navigator.serviceWorker.addEventListener('controllerchange', () => (window.taken = true))"
AT_WORK = """async (name) => {
  const whole = await caches.has(name) && await (await caches.open(name)).match("/");
  return Boolean(window.taken && whole && navigator.serviceWorker.controller?.state === "activated");
}"""
NO_NETWORK = r"ERR_INTERNET_DISCONNECTED|Failed to load resource"


def keeps(visitor: Visitor) -> list[str]:
    """What the worker keeps, once it has all."""
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept: list[str] = visitor.page.evaluate(KEPT)
    return kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_installed_in_every_language(server: Running, language: str) -> None:
    page = httpx.get(f"{server.url}/", headers={"Accept-Language": words(language).locale}, timeout=SECONDS)
    address = re.search(r'rel="manifest" href="([^"]+)"', page.text)
    assert address
    reply = httpx.get(f"{server.url}{address[1]}", timeout=SECONDS)
    manifest: dict[str, Any] = reply.json()
    assert reply.headers["Content-Type"] == "application/manifest+json"
    assert manifest["description"] == words(language).say("web-shell-description")
    assert (manifest["start_url"], manifest["scope"], manifest["theme_color"]) == ("/", "/", "#14110f")
    assert {each["purpose"] for each in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        data = httpx.get(f"{server.url}{icon['src']}", timeout=SECONDS).content
        size = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
        assert icon["sizes"] == "{}x{}".format(*size)
    assert {each["url"].strip("/") for each in manifest["shortcuts"]} <= KNOWN


def test_without_a_network_it_opens_says_so_and_shows_what_it_has(arrive: Arrive) -> None:
    ana = arrive("Ana", language="es", keeps=True)
    ana.forgives(NO_NETWORK)
    ana.goes("/")
    ana.button("web-start-play").wait_for()
    kept = keeps(ana)
    assert "/" in kept
    assert not [each for each in kept if each.startswith("/api") or "?" in each]

    ana.context.set_offline(True)
    ana.goes("/tables")
    ana.sees("web-shell-offline")
    assert_open_to_all(ana)
    ana.link("web-shell-offline-summary", game="DungeonQuest").click()
    ana.sees("web-summary-quest-goal")
    ana.goes("/rules/raiders/summary")
    ana.sees("web-summary-raiders-goal")

    ana.goes("/")
    ana.sees("web-shell-offline")
    ana.context.set_offline(False)
    ana.button("web-start-play").wait_for()


def test_a_connection_that_goes_is_said_and_the_page_stays(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.forgives(NO_NETWORK)
    ana.goes("/about")
    ana.sees("web-about-what")
    ana.context.set_offline(True)
    ana.sees("web-shell-offline-short")
    ana.sees("web-about-what")
    ana.context.set_offline(False)
    expect(ana.page.get_by_text(ana.say("web-shell-offline-short"))).to_have_count(0)


def test_nothing_that_a_person_asks_for_is_kept(arrive: Arrive, server: Running) -> None:
    token = server.person("Ana").token
    ana = arrive("Ana", keeps=True, token=token)
    ana.goes("/me")
    keeps(ana)
    ana.page.reload()
    ana.sees("web-me-title")
    ana.page.wait_for_load_state("networkidle")
    assert not [each for each in keeps(ana) if each.startswith(("/api", "/me"))]
    found = ana.page.evaluate(
        """async (token) => {
      for (const name of await caches.keys())
        for (const each of await (await caches.open(name)).matchAll())
          if ((await each.text()).includes(token)) return each.url;
      return "";
    }""",
        token,
    )
    assert found == ""


def test_where_the_browser_offers_it_a_button_installs_it(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.goes("/me")
    ana.sees("web-me-title")
    expect(ana.page.locator("[data-install]")).to_have_count(0)
    ana.page.evaluate("""() => {
      const offer = new Event("beforeinstallprompt", {cancelable: true});
      offer.prompt = async () => (window.prompted = true);
      dispatchEvent(offer);
    }""")
    ana.button("web-shell-install").click()
    assert ana.page.evaluate("window.prompted")
    expect(ana.page.locator("[data-install]")).to_have_count(0)


class Quiet(SimpleHTTPRequestHandler):
    """The files of a site as they are now, and its first page at any other address. That a file is not newer
    than another is not known: two builds can be of one second.
    """

    def log_message(self, format: str, *args: object) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def do_GET(self) -> None:
        del self.headers["If-Modified-Since"]
        if "." not in self.path:
            self.path = "/index.html"
        super().do_GET()


@pytest.fixture
def builds(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A copy of the app that can be changed, and where it is served."""
    site = tmp_path / "site"
    shutil.copytree(WEB, site, ignore=shutil.ignore_patterns("docs", "*.br", "*.gz", "cards"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}", site
    server.shutdown()
    server.server_close()


def rebuilt(site: Path, build: str) -> None:
    """Another build: its page says which it is, and so does its worker."""
    page, worker = site / "index.html", site / "sw.js"
    marked = re.sub(r"<meta name=\"build\".*?>", "", page.read_text("utf-8"))
    page.write_text(marked.replace("<title>", f'<meta name="build" content="{build}"><title>'), "utf-8")
    worker.write_text(re.sub(r'const BUILD = ".*?"', f'const BUILD = "{build}"', worker.read_text()), "utf-8")


def build_of(page: Page) -> str | None:
    return page.evaluate("document.querySelector('meta[name=build]')?.content ?? null")  # type: ignore[no-any-return]


def is_kept(page: Page, build: str) -> None:
    """Wait until the worker of a build has all of it, and has taken the page over."""
    until(lambda: bool(page.evaluate(AT_WORK, f"app-{build}")), f"the worker of build {build}")


def test_a_newer_build_takes_over_with_the_next_load_and_strands_nobody(
    arrive: Arrive, builds: tuple[str, Path]
) -> None:
    url, site = builds
    rebuilt(site, "one")
    ana = arrive(url=url, keeps=True)
    ana.context.add_init_script(WATCH)
    ana.goes("/about")
    is_kept(ana.page, "one")

    rebuilt(site, "two")
    seldom = next((site / "assets").glob("Missing-*.js"))
    seldom.rename(site / "assets" / "gone")  # as if only the build before had it
    listed = json.dumps(f"/assets/{seldom.name}")
    (site / "sw.js").write_text((site / "sw.js").read_text().replace(f"{listed},", ""), "utf-8")
    ana.page.reload()
    assert build_of(ana.page) == "one"
    is_kept(ana.page, "two")
    ana.turns_to("/nowhere")
    ana.sees("web-lobby-missing")

    ana.goes("/about")
    assert build_of(ana.page) == "two"
    rebuilt(site, "three")
    ana.page.reload()
    is_kept(ana.page, "three")
    ana.page.wait_for_function("async () => (await caches.keys()).join() === 'app-two,app-three'")


@pytest.mark.parametrize("game", ["raiders", "quest", "platformer"])
def test_the_rules_of_a_game_fit_on_one_sheet_in_every_language(arrive: Arrive, game: str) -> None:
    ana = arrive("Ana")
    ana.goes(f"/rules/{game}/summary")
    ana.page.locator("figure").wait_for()
    assert_open_to_all(ana)
    for language in LANGUAGES:
        ana.page.locator("header select").select_option(language)
        ana.page.get_by_text(words(language).say(f"web-summary-{game}-goal")).wait_for()
        sheet = ana.page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1, language


@pytest.mark.parametrize("path", ["/rules/quest", "/rules/quest/summary"])
def test_rules_are_printed_on_light_paper_also_by_whoever_reads_in_the_dark(
    arrive: Arrive, path: str
) -> None:
    ana = arrive("Ana")
    ana.goes(path)
    ana.page.locator(".sheet").first.wait_for()
    scheme = "() => getComputedStyle(document.documentElement).colorScheme"
    assert ana.page.evaluate(scheme) == "dark"

    ana.page.emulate_media(media="print")

    assert ana.page.evaluate(scheme) == "light"
