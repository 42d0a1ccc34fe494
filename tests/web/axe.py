"""axe-core in the page: what keeps people out who see, hear or move differently."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that look at colours, of those that axe checks when nothing is said."""
FIND = """async (rules) => {
  document.documentElement.dataset.painted = "";  // what is see-through has no colours
  const only = rules.length ? {runOnly: {type: "rule", values: rules}} : {};
  const {violations} = await axe.run(document, {resultTypes: ["violations"], ...only});
  delete document.documentElement.dataset.painted;
  const why = ({any, all}) => any[0]?.message ?? all[0]?.message ?? "";
  return violations.flatMap(({id, impact, nodes}) =>
    nodes.map((node) =>
      [impact, `${id}: ${node.target.join(" ")} ${node.html.slice(0, 120)} (${why(node)})`]));
}"""


@cache
def source() -> str:
    return SOURCE.read_text("utf-8")


def grave_problems(page: Page, *rules: str) -> list[str]:
    """What is serious or critical on the page as it stands, by some rules or by all."""
    if not page.evaluate("document.fonts.ready.then(() => 'axe' in window)"):
        page.evaluate(source())
    return [told for impact, told in page.evaluate(FIND, list(rules)) if impact in GRAVE]
