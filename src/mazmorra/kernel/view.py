"""What a seat may know, derived from the state's declaration."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Stage, frame, stage_of
from mazmorra.kernel.state import OWNER, PUBLIC, SECRET

if TYPE_CHECKING:
    from mazmorra.kernel.game import AnyGame
    from mazmorra.kernel.table import AnyTable, Question, Table

G = TypeVar("G", bound="AnyGame")
Seen = TypeVar("Seen", bound="AnyGame", covariant=True)

Fields: TypeAlias = dict[str, Any]
"""What is seen of a state, by name; each game declares what its fields hold."""

WATCHER = -2
"""The viewpoint of somebody without a seat: public information only."""

EVERYTHING = -3
"""The viewpoint of a finished game's replay: nothing is hidden."""


@dataclass(frozen=True, slots=True)
class View(Generic[Seen]):
    """A table as one seat may know it: `view["coins"]` is a field, `None` in an owner's list stands for what
    is hidden.

    `waiting` names the seats with an open question; of those `asked` at the same time, `answered` have chosen
    in secret.
    """

    game: Seen
    seat: int
    seats: int
    number: int
    fields: Fields
    ask: Ask | None
    waiting: tuple[int, ...]
    asked: tuple[int, ...]
    answered: tuple[int, ...]
    own_answer: Answer | None
    over: bool
    joint: bool
    stack: tuple[Stage, ...] = field(compare=False, repr=False)
    asker: Question | None = field(compare=False, repr=False)

    def __getitem__(self, name: str) -> Any:  # as the game declares it
        return self.fields[name]

    def key(self) -> tuple[object, ...]:
        """What the viewer knows, as a value to look it up by: the same for equal views at the same point of
        the rules, and for no others.
        """
        known = tuple([(name, _hashable(value)) for name, value in self.fields.items()])
        asked = (self.ask, self.waiting, self.asked, self.answered, self.own_answer)
        flow = tuple([frame(stage) for stage in self.stack])
        return (self.game.key(), self.seat, self.seats, self.number, known, asked, self.over, flow)

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        """Small: the game by its name, the flow by the names of its stages."""
        known = [getattr(self, name) for name in self.__match_args__[1:-2]]
        asker = frame(self.asker) if self.asker else None
        return _opened, (self.game, *known, tuple([frame(stage) for stage in self.stack]), asker)

    @property
    def question(self) -> Ask:
        """What the viewer is asked; only for somebody who is."""
        if self.ask is None:
            raise ValueError("this seat is not asked anything")
        return self.ask


AnyView: TypeAlias = View[Any]
"""A view of whichever game."""


def view_of(table: Table[G, Any], seat: int, known: Fields | None = None) -> View[G]:
    """The table as the seat (or `WATCHER`, or `EVERYTHING`) may know it; `known` are its `open_fields`, if
    they are at hand.
    """
    return View(
        game=table.game,
        seat=seat,
        seats=table.seats,
        number=table.number,
        fields=fields_of(table, seat, known),
        ask=next((ask for ask in table.asks if ask.seat == seat), None),
        waiting=tuple(ask.seat for ask in table.asks),
        asked=tuple(table.given),
        answered=tuple(each for each, answer in table.given.items() if answer is not None),
        own_answer=table.given.get(seat),
        over=table.over,
        joint=table.joint,
        stack=tuple(table.stack),
        asker=table.asker,
    )


def fields_of(table: AnyTable, seat: int, known: Fields | None = None) -> Fields:
    """What the seat may know of the state; whoever asks for several seats has `open_fields` at hand."""
    state = table.state
    if seat == EVERYTHING:
        shown = {name: _fixed(getattr(state, name)) for name, _ in state.__seen__}
    else:
        shown = open_fields(table) if known is None else dict(known)
        for name, seen in state.__seen__:
            if seen == OWNER:
                shown[name] = tuple(
                    [each if index == seat else None for index, each in enumerate(getattr(state, name))]
                )
    shown.update(table.game.shown(state, seat))
    return shown


def open_fields(table: AnyTable) -> Fields:
    """What everybody may know of the state, with gaps for what only an owner may."""
    state = table.state
    return {
        name: _fixed(getattr(state, name)) if seen == PUBLIC else None
        for name, seen in state.__seen__
        if seen != SECRET
    }


def _fixed(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _opened(game: AnyGame, *kept: Any) -> AnyView:  # the values of a view, and its flow as frames
    """The view that a pickle holds."""
    *known, frames, asker = kept
    rules = game.rules_by_name()
    stack = tuple([stage_of(each, rules) for each in frames])
    values = (game, *known, stack, stage_of(asker, rules) if asker else None)
    return View(**dict(zip(View.__match_args__, values, strict=True)))


def _hashable(value: Any) -> Any:  # as the game declares it
    """A field as a value that can be looked up: a field by names becomes its pairs."""
    return tuple(value.items()) if isinstance(value, dict) else value
