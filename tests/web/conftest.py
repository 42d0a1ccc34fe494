"""One server and one Chromium for all tests of a process, and a window for everybody who visits."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from mazmorra.server.http.site import built_site
from tests.server.http.running import Running, serving
from tests.web.chromium import THRIFTY, launched
from tests.web.visitor import PATIENCE_MS, Arrive, Visitor

expect.set_options(timeout=PATIENCE_MS)
VISITORS = pytest.StashKey[list[Visitor]]()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert built_site().built, "the web app is not built yet: `make test` builds it, and so does tools/web"
    with serving(tmp_path_factory.mktemp("web"), "--no-limits", "--review-tries", "2") as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """It goes with the last test of this folder, since its event loop bears no other in the same thread."""
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium, *THRIFTY)
        yield browser
        browser.close()


@pytest.fixture
def arrive(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Windows for visitors.

    A test fails if the console of any of them complained or a request left the site.
    """
    visitors: list[Visitor] = request.node.stash.setdefault(VISITORS, [])

    def arriving(name: str = "", url: str = "", **given: Any) -> Visitor:
        visitors.append(Visitor(browser, url or server.url, name, **given))
        return visitors[-1]

    yield arriving
    problems = [
        f"{visitor.name or 'somebody'}: {problem}" for visitor in visitors for problem in visitor.leaves()
    ]
    if problems:
        pytest.fail("\n".join(dict.fromkeys(problems)), pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """When a test fails, its report says what everybody saw."""
    report = yield
    if report.when == "call" and report.failed:
        for visitor in item.stash.get(VISITORS, []):
            report.sections.append((f"what {visitor.name or 'somebody'} saw", _seen(visitor)))
    return report


def _seen(visitor: Visitor) -> str:
    try:
        page = visitor.page
        return f"{page.url}\n{page.locator('body').aria_snapshot()}\n{visitor.problems}"
    except Error as error:
        return str(error)
