"""The things of a game (rooms, cards, monsters, items): which events name them, and what they did to whom in
one game.

An effect is credited to what was last named for its seat, and to what was last named for the whole table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from mazmorra.kernel import AnyTable
from mazmorra.kernel.event import Event

Thing: TypeAlias = tuple[str, str]
"""A section and an id: what a thing is called is worded as `GAME-SECTION-ID`."""


@dataclass(frozen=True, slots=True)
class Naming:
    """An event that names things: those in its `argument`, which may be numbers of `ids`.

    It `counts` as their coming up, and they `act`: what follows is theirs, until something else is named,
    but for what goes on `beside` it. `under` is an argument that an id is not unique without.
    """

    section: str
    argument: str
    counts: bool = True
    acts: bool = True
    beside: tuple[str, ...] = ()
    under: str = ""
    ids: Callable[[AnyTable], Sequence[str]] | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """An event that does something to a seat: so much of a figure, or one where it has no `argument`."""

    figure: str
    argument: str = ""
    sign: int = 1


HARM = {"wounded": Effect("wounds", "amount"), "healed": Effect("wounds", "amount", -1)}
"""What hurts and heals, in the words of the games that tell it so."""


@dataclass(frozen=True, slots=True)
class Things:
    """What the events of a game say about its things. Those of `ends` are about nothing that was named."""

    names: Mapping[str, tuple[Naming, ...]] = field(default_factory=dict)
    effects: Mapping[str, Effect] = field(default_factory=dict)
    ends: tuple[str, ...] = ()

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(naming.section for names in self.names.values() for naming in names))

    @property
    def figures(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(effect.figure for effect in self.effects.values()))


@dataclass(slots=True)
class Meeting:
    """What a thing did in one game: how often it came up, which seats had to do with it, and its effects."""

    times: int = 0
    seats: set[int] = field(default_factory=set)
    effects: Counter[str] = field(default_factory=Counter)


def meetings(things: Things, table: AnyTable) -> dict[Thing, Meeting]:
    """Everything that things did in a game that was watched."""
    credit = Credit(things, table)
    for event in table.events:
        credit.add(event)
    return credit.met


class Credit:
    """What is credited with what happens, event by event."""

    def __init__(self, things: Things, table: AnyTable) -> None:
        self.things, self.table = things, table
        self.met: dict[Thing, Meeting] = {}
        self.of_table: list[Thing] = []
        self.of_seat: list[list[Thing]] = [[] for _ in range(table.seats)]

    def add(self, event: Event) -> None:
        if event.kind in self.things.ends:
            self._forget(event.args.get("seat"))
        for naming in self.things.names.get(event.kind, ()):
            self._name(naming, event)
        effect = self.things.effects.get(event.kind)
        if effect:
            self._effect(effect, event)

    def _forget(self, seat: int | None, beside: tuple[str, ...] = ()) -> None:
        """Nothing is named any more for a seat, or for anybody, but for what goes on."""
        for each in range(len(self.of_seat)) if seat is None else (seat,):
            self.of_seat[each] = [thing for thing in self.of_seat[each] if thing[0] in beside]
        if seat is None:
            self.of_table = [thing for thing in self.of_table if thing[0] in beside]

    def _name(self, naming: Naming, event: Event) -> None:
        found = [(naming.section, name) for name in self._ids(naming, event) if name]
        seat: int | None = event.args.get("seat")
        for thing in found:
            met = self.met.setdefault(thing, Meeting())
            met.times += naming.counts
            met.seats |= set() if seat is None else {seat}
        if naming.acts:
            self._forget(seat, naming.beside)
            (self.of_table if seat is None else self.of_seat[seat]).extend(found)

    def _ids(self, naming: Naming, event: Event) -> Iterable[str]:
        said = event.args[naming.argument]
        if naming.ids is not None:
            return (naming.ids(self.table)[said],)
        if naming.under:
            return (f"{event.args[naming.under]}/{said}",)
        return said if isinstance(said, tuple) else (said,)

    def _effect(self, effect: Effect, event: Event) -> None:
        seat: int = event.args["seat"]
        amount = effect.sign * (event.args[effect.argument] if effect.argument else 1)
        for thing in {*self.of_table, *self.of_seat[seat]}:
            met = self.met[thing]
            met.seats.add(seat)
            met.effects[effect.figure] += amount
