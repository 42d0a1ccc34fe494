"""A contest as one page of HTML that needs nothing else: ratings with their intervals, duels as tables."""

from __future__ import annotations

from importlib.resources import files

from mazmorra.arena.contest.ratings import Rating
from mazmorra.arena.contest.standing import Duelled
from mazmorra.arena.contest.telling import Telling
from mazmorra.content.markup import Markup, tag, together

WIDE, ROW, LEFT = 640, 28, 170
COURSE = 160
"""How high the course of a duel is drawn."""


def page(telling: Telling) -> str:
    """The whole page."""
    say = telling.say
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", telling.title()),
        tag("style", Markup((files("mazmorra.review") / "page.css").read_text("utf-8"))),
        tag("style", Markup((files("mazmorra.arena.contest") / "page.css").read_text("utf-8"))),
    )
    ratings = telling.ratings()
    body = tag(
        "body",
        tag("h1", telling.title()),
        tag("h2", say.say("arena-ratings")),
        _drawn(telling, ratings),
        _table(telling.rating_columns(), [telling.rating_row(each) for each in ratings]),
        tag("h2", say.say("arena-duels")),
        _table(telling.duel_columns(), [telling.duel_row(duel) for duel in telling.standing.duels]),
        tag("h2", say.say("arena-courses")),
        tag("p", say.say("arena-courses-explained"), class_="small"),
        tag("div", *_courses(telling), class_="courses"),
        tag("p", say.say("arena-contest-explained"), class_="small"),
        tag("footer", *(tag("p", line) for line in telling.heading()), tag("p", say.say("cli-epilog"))),
    )
    return f"<!doctype html>\n{tag('html', head, body, lang=say.locale)}\n"


def _table(columns: list[str], rows: list[list[str]]) -> Markup:
    head = tag("thead", tag("tr", *(tag("th", column, scope="col") for column in columns)))
    body = [
        tag("tr", tag("th", first, scope="row"), *(tag("td", cell) for cell in rest)) for first, *rest in rows
    ]
    return tag("div", tag("table", head, tag("tbody", *body)), class_="wide")


def _drawn(telling: Telling, ratings: list[Rating]) -> Markup:
    """Each bot a row: a dot with its interval."""
    low = min(each.low for each in ratings)
    scale = (WIDE - LEFT - 20) / max(max(each.high for each in ratings) - low, 1.0)

    def across(points: float) -> str:
        return f"{LEFT + 10 + (points - low) * scale:.1f}"

    rows = [
        together(
            tag("text", each.bot, x=LEFT, y=index * ROW + 19, text_anchor="end"),
            tag("line", x1=across(each.low), x2=across(each.high), y1=index * ROW + 14, y2=index * ROW + 14),
            tag("circle", cx=across(each.points), cy=index * ROW + 14, r=5),
        )
        for index, each in enumerate(ratings)
    ]
    title = telling.say.say("arena-ratings")
    picture = tag("svg", *rows, viewBox=f"0 0 {WIDE} {len(ratings) * ROW}", role="img", aria_label=title)
    return tag("figure", picture, class_="ratings")


def _courses(telling: Telling) -> list[Markup]:
    """How what is known of each duel narrowed, deal by deal."""
    return [
        tag("figure", tag("figcaption", " · ".join(telling.duel_row(duel)[:2])), _course(duelled))
        for duel, duelled in telling.standing.duels.items()
        if len(duelled.deals) > 1
    ]


def _course(duelled: Duelled) -> Markup:
    total, places = 0.0, []
    for count, share in enumerate(duelled.deals, 1):
        total += share
        x = 320 * (count - 1) / (len(duelled.deals) - 1)
        places.append(f"{x:.1f},{COURSE * (1 - total / count):.1f}")
    even = tag("line", x1=0, x2=320, y1=COURSE / 2, y2=COURSE / 2, class_="grid")
    frame = tag("rect", x=0, y=0, width=320, height=COURSE, class_="frame")
    return tag(
        "svg",
        frame,
        even,
        tag("polyline", points=" ".join(places)),
        viewBox=f"-2 -2 324 {COURSE + 4}",
        aria_hidden="true",
    )
