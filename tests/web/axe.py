"""axe-core in the page: what keeps people out who see, hear or move differently."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
FIND = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ["violations"]});
  const why = ({any, all}) => any[0]?.message ?? all[0]?.message ?? "";
  return violations.flatMap(({id, impact, nodes}) =>
    nodes.map((node) =>
      [impact, `${id}: ${node.target.join(" ")} ${node.html.slice(0, 120)} (${why(node)})`]));
}"""


@cache
def source() -> str:
    return SOURCE.read_text("utf-8")


def grave_problems(page: Page) -> list[str]:
    """What is serious or critical on the page as it stands; contrast of colours is looked at too."""
    page.evaluate("document.fonts.ready.then(() => true)")
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    return [told for impact, told in page.evaluate(FIND) if impact in GRAVE]
