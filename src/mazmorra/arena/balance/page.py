"""A study as one page of HTML that needs nothing else: what stands out, what changed, who wins, what each
thing did.
"""

from __future__ import annotations

from importlib.resources import files

from mazmorra.arena.balance.curves import curves
from mazmorra.arena.balance.drawing import Dot, curve, dots, small
from mazmorra.arena.balance.figures import GAME, Figure
from mazmorra.arena.balance.findings import findings
from mazmorra.arena.balance.telling import Section, Telling
from mazmorra.content.markup import Markup, tag

DRAWN = ("bot", "group", "seat", "order")
"""The sections whose wins are drawn above their table."""
FOLDED = 12
"""A section with more things shows the first of them, and the rest when it is opened."""


def page(telling: Telling) -> str:
    """The whole page."""
    say = telling.say
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", telling.title()),
        tag("style", Markup((files("mazmorra.arena.balance") / "page.css").read_text("utf-8"))),
    )
    sections = telling.sections()
    body = tag(
        "body",
        _opening(telling, sections),
        tag(
            "main",
            *([_changes(telling)] if telling.is_compared else []),
            *([_curves(telling)] if telling.study.swept else []),
            *(_section(telling, section) for section in sections if section.name != GAME),
        ),
        tag(
            "footer",
            tag("p", say.say("balance-explained")),
            *(tag("p", line, class_="again") for line in telling.heading()),
            tag("p", say.say("cli-epilog")),
        ),
    )
    return f"<!doctype html>\n{tag('html', head, body, lang=say.locale)}\n"


def _opening(telling: Telling, sections: list[Section]) -> Markup:
    name, *settings = telling.title().split(" · ")
    whole = next(section for section in sections if section.name == GAME)
    return tag(
        "header",
        tag("p", telling.say.say("balance-kicker"), class_="kicker"),
        tag("h1", name),
        tag("p", " · ".join([*settings, telling.played()]), class_="lead"),
        _versions(telling),
        tag("ul", *(tag("li", sentence) for sentence in findings(telling)), class_="findings"),
        tag("div", *(_tile(telling, figure) for figure in whole.names), class_="tiles"),
        tag("nav", *(_link(each.name, each.title) for each in sections if each is not whole)),
    )


def _versions(telling: Telling) -> Markup:
    """Which dot is which version."""
    if len(telling.samples) < 2 or telling.study.swept:
        return Markup()
    named = [tag("li", _sign(number), version.label) for number, version in enumerate(telling.study.versions)]
    return tag("ul", *named, class_="versions")


def _sign(version: int) -> Markup:
    circle = tag("circle", cx=6, cy=6, r=5, class_=f"v{version}")
    return tag("svg", circle, viewBox="0 0 12 12", aria_hidden="true")


def _link(name: str, title: str) -> Markup:
    return tag("a", title, href=f"#{name}")


def _tile(telling: Telling, name: str) -> Markup:
    """A figure of whole games in large: in each version, with its interval."""
    found = [telling.figure((GAME, "", name), number) for number in range(len(telling.samples))]
    values = [
        tag("p", tag("b", telling.value(each)), tag("small", telling.interval(each)))
        for each in (found if telling.is_compared else found[:1])
        if each
    ]
    return tag("div", tag("h2", telling.column(GAME, name)), *values)


def _changes(telling: Telling) -> Markup:
    """What changed beyond noise, or that nothing did."""
    say, sure = telling.say, [each for each in telling.differences() if each.is_sure]
    columns = [say.say(f"balance-{name}") for name in ("figure", "before", "after", "difference", "interval")]
    rows = []
    for each in sure:
        scale = 100 if each.after.is_rate else 1
        low, high = (scale * end for end in each.interval)
        cells = telling.value(each.before), telling.value(each.after), telling.signed(each)
        look = "up" if each.value > 0 else "down"
        rows.append(
            tag(
                "tr",
                tag("th", telling.whole(each.after), scope="row"),
                *(tag("td", cell) for cell in cells[:2]),
                tag("td", cells[2], class_=look),
                tag("td", telling.between((low, high), False)),
            )
        )
    new = [telling.label(*thing) for thing in telling.newly()]
    return tag(
        "section",
        tag("h2", say.say("balance-changes")),
        *([tag("p", say.say("balance-new", things=say.join(new)))] if new else []),
        _table(columns, rows) if sure else tag("p", say.say("balance-unchanged")),
        id="changes",
    )


def _curves(telling: Telling) -> Markup:
    """Every figure over the one that was swept over; evenly spaced where it is no number."""
    versions = telling.study.versions[: len(telling.samples)]
    given = [version.at for version in versions]
    places = [index if None in given else at or 0.0 for index, at in enumerate(given)]
    drawn = [
        tag(
            "figure",
            tag("figcaption", telling.whole(found[0])),
            curve(places, [_dot(each) for each in found]),
            tag(
                "table",
                *(
                    tag("tr", tag("th", version.label, scope="row"), tag("td", telling.value(each)))
                    for version, each in zip(versions, found, strict=True)
                ),
            ),
        )
        for found in curves(telling)
    ]
    title = telling.say.say("balance-sweep", path=telling.study.swept)
    return tag("section", tag("h2", title), tag("div", *drawn, class_="curves"), id="curves")


def _section(telling: Telling, section: Section) -> Markup:
    parts = [tag("h2", section.title)]
    if section.name in DRAWN and "wins" in section.names:
        parts.append(_drawn(telling, section))
    columns = ["", *(telling.column(section.name, name) for name in section.names)]
    rows = [_row(telling, section, thing) for thing in section.things]
    parts.append(_table(columns, rows[:FOLDED]))
    if rows[FOLDED:]:
        more = telling.say.say("balance-more", more=len(rows) - FOLDED)
        parts.append(tag("details", tag("summary", more), _table(columns, rows[FOLDED:])))
    return tag("section", *parts, id=section.name)


def _drawn(telling: Telling, section: Section) -> Markup:
    rows = []
    versions = range(len(telling.samples)) if telling.is_compared else [0]
    for thing in section.things:
        found = [telling.figure((section.name, thing, "wins"), version) for version in versions]
        rows.append((telling.label(section.name, thing), [_dot(each) for each in found if each]))
    caption = telling.say.say("balance-drawn", even=telling.written(telling.even, True))
    return tag("figure", dots(rows, telling.even, caption), tag("figcaption", caption))


def _row(telling: Telling, section: Section, thing: str) -> Markup:
    cells = []
    for name in section.names:
        figure = telling.figure((section.name, thing, name), -1)
        cells.append(_cell(telling, figure, section.name not in DRAWN))
    return tag("tr", tag("th", telling.label(section.name, thing), scope="row"), *cells)


def _cell(telling: Telling, figure: Figure | None, is_drawn: bool) -> Markup:
    if figure is None or not figure.count:
        return tag("td", "–")
    picture = small(_dot(figure), telling.even) if is_drawn and figure.name == "wins" else Markup()
    return tag("td", picture, tag("b", telling.value(figure)), tag("small", telling.interval(figure)))


def _table(columns: list[str], rows: list[Markup]) -> Markup:
    head = tag("thead", tag("tr", *(tag("th", column, scope="col") for column in columns)))
    return tag("div", tag("table", head, tag("tbody", *rows)), class_="wide", tabindex="0")


def _dot(figure: Figure) -> Dot:
    return Dot(figure.value, figure.interval)
