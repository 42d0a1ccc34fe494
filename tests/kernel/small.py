"""A game small enough to hold in the head: it calls, asks one or all, draws, unwinds, and can be told to
break the law.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from mazmorra.kernel import (
    Answer,
    AnyView,
    Ask,
    Game,
    Phrase,
    Result,
    Rule,
    State,
    Table,
    owner,
    public,
    rule,
    secret,
    state,
)
from mazmorra.kernel.event import Told, told


@state
class Small(State):
    notes: list[str] = public()
    secrets: list[int] = owner()
    buried: int = secret()
    pair: tuple[int, int] = public()


@rule
class Whole(Rule):
    script: tuple[str, ...]

    def start(self, table: Table[Any, Small], value: Any) -> Any:
        return table.call(*(Step(name) for name in self.script), then=self.over)

    def over(self, table: Table[Any, Small], value: Any) -> Any:
        table.state.notes.append(f"over with {value}")


@rule
class Elsewhere(Rule):
    """A rule that is never under way."""


@rule
class Step(Rule):
    name: str

    def start(self, table: Table[Any, Small], value: Any) -> Any:
        return getattr(self, f"_{self.name}")(table)

    def _one(self, table: Table[Any, Small]) -> Any:
        return table.ask(self.answered, self.question, 0)

    def _all(self, table: Table[Any, Small]) -> Any:
        return table.ask_all(self.answered, self.question, range(table.seats))

    def _nobody(self, table: Table[Any, Small]) -> Any:
        return table.ask_all(self.answered, self.question, ())

    def _die(self, table: Table[Any, Small]) -> Any:
        return table.draw(self.answered, "die", [1] * 6, range(1, 7))

    def _deep(self, table: Table[Any, Small]) -> Any:
        return table.call(Step("unwind"), then=self.answered)

    def _unwind(self, table: Table[Any, Small]) -> Any:
        table.unwind(Whole)
        return "unwound"

    def _twice(self, table: Table[Any, Small]) -> Any:
        table.ask(self.answered, self.question, 0)
        return table.ask(self.answered, self.question, 1)

    def _both(self, table: Table[Any, Small]) -> Any:
        table.call(Step("one"), then=self.answered)
        return table.ask(self.answered, self.question, 1)

    def _value(self, table: Table[Any, Small]) -> Any:
        table.ask(self.answered, self.question, 0)
        return "besides"

    def _called(self, table: Table[Any, Small]) -> Any:
        table.call(Step("one"), then=self.answered)
        return "besides"

    def _loaded(self, table: Table[Any, Small]) -> Any:
        table.draw(self.answered, "die", [1] * 6, range(1, 7))
        return 1

    def _nowhere(self, table: Table[Any, Small]) -> Any:
        table.unwind(Elsewhere)

    def _byhand(self, table: Table[Any, Small]) -> Any:
        table.stack.append(self.answered)

    def _same(self, table: Table[Any, Small]) -> Any:
        return table.ask_all(self.answered, self.question, (0, 0))

    def _last(self, table: Table[Any, Small]) -> Any:
        return table.call(Step("die"))

    def _changed(self, table: Table[Any, Small]) -> Any:
        object.__setattr__(self, "name", "another")

    def _other(self, table: Table[Any, Small]) -> Any:
        return table.ask(self.answered, self.question, 0, Ask(0, "another", ("near",)))

    def _made(self, table: Table[Any, Small]) -> Any:
        return table.ask(self.answered, self.question, 0, self.question(table, 0))

    def _only(self, table: Table[Any, Small]) -> Any:
        return table.ask(self.answered, self.no_choice, 0)

    def _lone(self, table: Table[Any, Small]) -> Any:
        return table.ask_all(self.answered, self.question, (0,))

    def _some(self, table: Table[Any, Small]) -> Any:
        return table.ask_all(self.answered, self.choice_for_the_first, range(table.seats))

    def _none(self, table: Table[Any, Small]) -> Any:
        return table.ask_all(self.answered, self.no_choice, range(table.seats))

    def no_choice(self, table: Table[Any, Small], seat: int) -> Ask:
        return Ask(seat, "choose", (f"the only way of {seat}",), "SM-1")

    def choice_for_the_first(self, table: Table[Any, Small], seat: int) -> Ask:
        return self.no_choice(table, seat) if seat else self.question(table, seat)

    def question(self, table: Table[Any, Small], seat: int) -> Ask:
        return Ask(seat, "choose", ("left", "right", ("far", 2), "now"), "SM-1", at_once=("now",))

    def answered(self, table: Table[Any, Small], value: Any) -> Any:
        table.state.notes.append(f"{self.name} {value}")
        if table.watched:
            table.tell("noted", "SM-1", {"buried": table.state.buried}, (1,), name=self.name)
        return value


class SmallGame(Game[Small]):
    name, newest, rules = "small", 1, (Whole, Step)
    events: ClassVar[Mapping[str, Told]] = {"noted": told({"buried": int}, name=str)}
    aliases: ClassVar[Mapping[str, str]] = {"Stride": "Step"}

    def __init__(self, settings: Mapping[str, str], content: str | None = None) -> None:
        self.settings = settings
        self.seats = (2, 3)
        self.content_digest = "none"
        self.opening = Whole(tuple(settings["script"].split()))  # type: ignore[misc]  # a rule for each script

    @classmethod
    def variants(cls) -> list[dict[str, str]]:
        return [{"script": "one"}]

    @classmethod
    def content_text(cls, settings: Mapping[str, str], heading: str) -> str:
        return heading

    def first(self, seats: int) -> Small:
        return Small([], list(range(seats)), 42, (1, 2))

    def result(self, state: Small) -> Result:
        return Result((), (0,), "SM-1")

    def bound(self, seats: int) -> int:
        return 99

    def shown(self, state: Small, seat: int) -> dict[str, Any]:
        return {}

    def imagine(self, view: AnyView, rng: random.Random) -> Small:
        return Small(list(view["notes"]), list(range(view.seats)), rng.randrange(100), view["pair"])

    def label(self, ask: Ask, option: Answer) -> Phrase:
        return Phrase(f"small-{option}")


def small(script: str, seats: int = 2, **options: Any) -> Table[Any, Small]:
    """A table that runs the named steps in order."""
    return SmallGame({"script": script}).new(seats, **{"ask_chance": True, "checked": True, **options})
