"""Somebody at a browser: a window of their own, in their language, with an eye on everything that must never
happen.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket

from mazmorra.content.wording import words

WIDE = (1280, 800)
PHONE = (390, 844)
PATIENCE_MS = 40_000
OWN_SCHEMES = ("data", "blob")
LOUD = ("error", "warning", "assert")
THEMES = ("torchlight", "parchment")
UNPAINTED = """{
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync("html:not([data-painted]) { opacity: 0 }");
  document.adoptedStyleSheets = [unpainted];
}"""
"""Everything is laid out and can be touched, but no pixel is drawn, for nobody looks at pixels: that is a
quarter of a browser's work. Whoever asks about colours says that the page is painted.
"""
UNKEPT = "Service Worker registration blocked"
"""Keeping the whole app is work that only the tests about it need; the driver says that it was prevented."""
TURN = """path => {
  for (const each of document.querySelector("main").children) each.dataset.before = "";
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
KEY = re.compile(r"\b(?:web|raiders|quest|platformer|server|lesson|error)-[a-z][\w-]+")


class Visitor:
    """A person in a browser that shares nothing with anybody else's."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "",
        language: str = "en",
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        still: bool = True,
        speed: float = 0,
        token: str = "",
        painted: bool = False,
        keeps: bool = False,
        **more: Any,
    ) -> None:
        self.url, self.name, self.touches, self.words = url, name, touch, words(language)
        self.problems: list[str] = []
        self.forgiven: list[str] = [] if keeps else [UNKEPT]
        self.context = browser.new_context(
            base_url=url,
            locale=words(language).locale,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if keeps else "block",
            **more,
        )
        self.context.add_init_script(remembering(url, speed=str(speed), sound="off", name=name, token=token))
        if not painted:
            self.context.add_init_script(UNPAINTED)
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.problems.append(f"uncaught: {error.error}"))
        self.context.on("request", lambda request: self._see(request))
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._see)
        return page

    def goes(self, path: str) -> None:
        """Type an address; one of ours begins with a slash."""
        self.page.goto(path)

    def turns_to(self, path: str) -> None:
        """Come to another page of the app as by the way back: nothing is loaded anew, and the page before is
        gone.
        """
        self.page.locator("main > *").first.wait_for(state="attached")
        self.page.evaluate(TURN, path)
        self.page.locator("main > [data-before]").first.wait_for(state="detached")

    def say(self, key: str, /, **gaps: Any) -> str:
        """The words of a key, in this person's language."""
        return self.words.say(key, **gaps)

    def button(self, key: str, /, within: Page | Locator | None = None, **gaps: Any) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(key, **gaps), exact=True)

    def link(self, key: str, /, within: Page | Locator | None = None, **gaps: Any) -> Locator:
        return (within or self.page).get_by_role("link", name=self.say(key, **gaps), exact=True)

    def sees(self, key: str, /, **gaps: Any) -> None:
        """Wait until the words of a key are on the page."""
        self.page.get_by_text(self.say(key, **gaps)).first.wait_for()

    def wears(self, theme: str) -> None:
        """Change the light with the bar's button, also where a dialog lies over it."""
        if self.page.locator("html").get_attribute("data-theme") != theme:
            self.page.locator("[data-light]").evaluate("button => button.click()")

    def keys_shown(self) -> list[str]:
        """Keys on the page where words should be; also those only heard, for they are in the page too."""
        return [
            key
            for page in self.context.pages
            for key in KEY.findall(page.locator("body").text_content() or "")
        ]

    def forgives(self, pattern: str) -> None:
        """What the browser itself says when a network is cut or a request refused is no fault of ours."""
        self.forgiven.append(pattern)

    def leaves(self) -> list[str]:
        """Close the window; what went wrong meanwhile."""
        self.problems += [f"a key instead of words: {key}" for key in self.keys_shown()]
        self.context.close()
        return [
            each for each in self.problems if not any(re.search(pattern, each) for pattern in self.forgiven)
        ]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in LOUD:
            self.problems.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _see(self, asked: Request | WebSocket) -> None:
        address = urlsplit(asked.url)
        if address.scheme not in OWN_SCHEMES and address.netloc != urlsplit(self.url).netloc:
            self.problems.append(f"a request left the site: {asked.url}")


def remembering(url: str, **wishes: str) -> str:
    """What makes a browser one that was here before, and in which something was chosen. A state given to the
    window would be the same, but costs a page of its own.
    """
    kept = json.dumps({wish: value for wish, value in wishes.items() if value})
    origin = json.dumps(url)
    return f"if (location.origin === {origin} && !localStorage.length) Object.assign(localStorage, {kept})"


Arrive = Callable[..., Visitor]
