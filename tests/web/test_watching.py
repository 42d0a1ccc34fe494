"""The eye that every other test relies on: what must never happen is seen when it does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.server.http.running import Running
from tests.web.axe import COLOURS, grave_problems
from tests.web.visitor import Arrive, Visitor

FAULTS = {
    "console.error('dropped a torch')": "dropped a torch",
    "console.warn('it flickers')": "it flickers",
    "setTimeout(() => { throw new Error('nobody catches it') })": "nobody catches it",
    "fetch('http://elsewhere.invalid/').catch(() => 0)": "Content Security Policy",
    "document.body.append('web-no-such-key')": "a key instead of words: web-no-such-key",
    "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')": "Content Security Policy",
}

PALE = "each => { each.style.opacity = 0.3 }"
OPACITY = "each => getComputedStyle(each).opacity"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_seen(browser: Browser, server: Running, fault: str) -> None:
    ana = Visitor(browser, server.url)
    ana.goes("/about")
    ana.page.locator("main h1").wait_for()
    ana.page.evaluate(f"() => {{ {fault} }}")
    ana.page.wait_for_function("() => new Promise(seen => setTimeout(() => seen(true)))")

    assert FAULTS[fault] in "\n".join(ana.leaves())


def test_a_request_that_leaves_the_site_is_seen_even_where_no_policy_forbids_it(
    browser: Browser, server: Running
) -> None:
    ana = Visitor(browser, server.url, bypass_csp=True)
    ana.goes("/about")
    ana.page.evaluate("() => fetch('http://elsewhere.invalid/').catch(() => 0)")

    assert "a request left the site: http://elsewhere.invalid/" in ana.leaves()


def test_a_quiet_visit_is_no_fault(browser: Browser, server: Running) -> None:
    ana = Visitor(browser, server.url)
    ana.goes("/about")
    ana.page.locator("main h1").wait_for()

    assert ana.leaves() == []


def test_words_too_pale_to_read_are_seen_though_nothing_is_painted(arrive: Arrive) -> None:
    ana = arrive()
    ana.goes("/about")
    ana.page.locator("main h1").wait_for()
    assert ana.page.locator("html").evaluate(OPACITY) == "0"
    assert grave_problems(ana.page, *COLOURS) == []

    ana.page.locator("#dice > p").first.evaluate(PALE)

    (seen,) = grave_problems(ana.page, *COLOURS)
    assert seen.startswith("color-contrast: #dice > p")
    assert ana.page.locator("html").evaluate(OPACITY) == "0"
