"""Playing a table by touching what glows, as somebody would who knows no rules."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.visitor import PATIENCE_MS, Visitor

GLOWING = "[data-option]:not([disabled], [aria-disabled=true])"
OVER = "[data-end]"
Pick = Callable[[Locator], Locator]


def anything(seed: int) -> Pick:
    """Touch any of what glows."""
    chance = Random(seed)
    return lambda glowing: glowing.nth(chance.randrange(glowing.count()))


def first(glowing: Locator) -> Locator:
    return glowing.first


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def asked(visitor: Visitor) -> bool:
    return visitor.page.locator(GLOWING).count() > 0


def answer(visitor: Visitor, pick: Pick = first) -> Any:
    """Touch an answer; what was answered."""
    chosen = pick(visitor.page.locator(GLOWING))
    said = json.loads(chosen.get_attribute("data-option") or "null")
    chosen.tap() if visitor.touches else chosen.click()
    return said


def play_to_the_end(visitor: Visitor, pick: Pick = first) -> list[Any]:
    """Answer whatever is asked until the end is shown; all answers given."""
    given: list[Any] = []
    while True:
        visitor.page.locator(f"{GLOWING}, {OVER}").first.wait_for()
        if is_over(visitor.page):
            return given
        given.append(answer(visitor, pick))


def turns(visitors: Sequence[Visitor]) -> Iterator[Visitor]:
    """Whoever is asked, one after another, until everybody sees the end."""
    limit = time.monotonic() + PATIENCE_MS / 1000
    while not all(is_over(visitor.page) for visitor in visitors):
        assert time.monotonic() < limit, "nobody is asked, and nobody sees the end"
        for visitor in filter(asked, visitors):
            yield visitor
            limit = time.monotonic() + PATIENCE_MS / 1000
        visitors[0].page.wait_for_timeout(10)
