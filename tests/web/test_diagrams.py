"""The rules that must be seen to be understood have a drawing beside them, in every game, also on a phone."""

from __future__ import annotations

import pytest

from tests.web.axe import grave_problems
from tests.web.visitor import Arrive

LEAST = 4
DRAWN = """() => [...document.querySelectorAll("[data-diagram]")].map((figure) => ({
  clause: figure.closest(".rule").id, told: figure.querySelector("svg").getAttribute("aria-label"),
  caption: figure.querySelector("figcaption").textContent,
  paths: [...figure.querySelectorAll("path")].map((path) => path.getAttribute("d")),
  wide: figure.getBoundingClientRect().right,
}))"""


@pytest.mark.parametrize("game", ["raiders", "quest", "platformer"])
def test_rules_are_drawn_with_words_for_who_cannot_see_them_and_fit_a_phone(
    arrive: Arrive, game: str
) -> None:
    ana = arrive(size=(360, 640), touch=True, language="pt-BR", painted=True)
    ana.goes(f"/rules/{game}")
    ana.page.locator("[data-diagram]").first.wait_for()

    drawn = ana.page.evaluate(DRAWN)

    assert len(drawn) >= LEAST
    assert all(each["told"] and each["caption"] and all(each["paths"]) for each in drawn)
    assert max(each["wide"] for each in drawn) <= 360
    assert ana.page.evaluate("document.documentElement.scrollWidth") == 360
    assert grave_problems(ana.page) == []
