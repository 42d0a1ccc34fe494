"""A contest as one page of HTML that needs nothing else: ratings with their intervals, duels as tables."""

from __future__ import annotations

from collections.abc import Iterator

from mazmorra.arena.contest.drawing import courses, drawn
from mazmorra.arena.contest.telling import Telling
from mazmorra.content.markup import Markup, document, grid, tag

STYLED = ("mazmorra.review", "mazmorra.arena.contest")


def page(telling: Telling) -> str:
    """The whole page."""
    return document(telling.say, telling.title(), STYLED, *_body(telling))


def _body(telling: Telling) -> Iterator[Markup]:
    say, ratings = telling.say, telling.ratings()
    yield tag("h1", telling.title())
    yield tag("h2", say.say("arena-ratings"))
    yield drawn(telling, ratings)
    yield _wide(telling.rating_columns(), [telling.rating_row(each) for each in ratings])
    yield tag("h2", say.say("arena-duels"))
    yield _wide(telling.duel_columns(), [telling.duel_row(duel) for duel in telling.standing.duels])
    yield tag("h2", say.say("arena-courses"))
    yield tag("p", say.say("arena-courses-explained"), class_="small")
    yield tag("div", *courses(telling), class_="courses")
    yield tag("p", say.say("arena-contest-explained"), class_="small")
    yield tag("footer", *(tag("p", line) for line in telling.heading()), tag("p", say.say("cli-epilog")))


def _wide(columns: list[str], rows: list[list[str]]) -> Markup:
    return tag("div", grid(columns, rows), class_="wide")
