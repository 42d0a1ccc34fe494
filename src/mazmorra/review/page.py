"""A review as one page of HTML that needs nothing else."""

from __future__ import annotations

from importlib.resources import files

from mazmorra.content.markup import Markup, tag
from mazmorra.review.account import Account
from mazmorra.review.telling import Telling

WIDE, HIGH = 640, 240
COLOURS = ("#b5442e", "#2f6f8f", "#6b7f2a", "#8a5a9e", "#b8862b")
"""One for each seat."""
DASHES = ("", "8 4", "3 3", "10 3 3 3", "1 3")
"""And a pattern, for whoever cannot tell colours apart."""


def page(telling: Telling) -> str:
    """The whole page."""
    say = telling.say
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", telling.heading()),
        tag("style", Markup((files("mazmorra.review") / "page.css").read_text("utf-8"))),
    )
    table = tag(
        "table",
        tag("thead", tag("tr", *(tag("th", column, scope="col") for column in telling.columns()))),
        tag(
            "tbody",
            *(
                tag("tr", tag("th", first, scope="row"), *(tag("td", cell) for cell in rest))
                for first, *rest in telling.rows()
            ),
        ),
    )
    costly = telling.review.costliest()
    decisions = [
        tag("li", *(tag("p", line) for line in telling.decision(decision)), id=f"answer-{decision.number}")
        for decision in costly
    ]
    turns = [tag("li", telling.turn(turn)) for turn in telling.review.turning_points()]
    body = tag(
        "body",
        tag("h1", telling.heading()),
        *(tag("p", line, class_="why") for line in telling.why()),
        _plot(telling),
        table,
        tag("p", say.say("review-explained"), class_="small"),
        tag("h2", say.say("review-costliest")),
        tag("ol", *decisions) if costly else tag("p", say.say("review-nothing-lost")),
        tag("h2", say.say("review-turns")),
        tag("ul", *turns),
        tag("footer", tag("p", say.say("cli-epilog"))),
    )
    return f"<!doctype html>\n{tag('html', head, body, lang=say.locale)}\n"


def _plot(telling: Telling) -> Markup:
    """Every player's chance to win over the game."""
    review = telling.review
    lines = [_line(account, review.answers) for account in review.accounts]
    legend = [
        tag(
            "li",
            tag(
                "svg",
                tag("line", x1=0, y1=6, x2=28, y2=6, stroke=COLOURS[seat % 5], **_dashes(seat)),
                viewBox="0 0 28 12",
                aria_hidden="true",
            ),
            name,
        )
        for seat, name in enumerate(telling.names)
    ]
    grid = [
        tag("line", x1=0, x2=WIDE, y1=HIGH * part / 4, y2=HIGH * part / 4, class_="grid") for part in range(5)
    ]
    caption = tag("figcaption", telling.say.say("review-plot"))
    picture = tag(
        "svg",
        *grid,
        *lines,
        viewBox=f"-4 -4 {WIDE + 8} {HIGH + 8}",
        role="img",
        aria_label=telling.say.say("review-plot"),
    )
    return tag("figure", caption, picture, tag("ul", *legend, class_="legend"))


def _line(account: Account, answers: int) -> Markup:
    places = " ".join(
        f"{WIDE * number / max(answers, 1):.1f},{HIGH * (1 - chance):.1f}"
        for number, chance in account.points
    )
    return tag("polyline", points=places, stroke=COLOURS[account.seat % 5], **_dashes(account.seat))


def _dashes(seat: int) -> dict[str, object]:
    return {"stroke_dasharray": DASHES[seat % 5]} if DASHES[seat % 5] else {}
