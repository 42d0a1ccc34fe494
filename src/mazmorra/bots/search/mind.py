"""What a search needs to know of a game: who plays on for the seats, how far, and who then stands how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from mazmorra.kernel import AnyTable
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.chance import FastDealer
from mazmorra.kernel.view import AnyView

Asked: TypeAlias = Sequence[tuple[AnyTable, Ask]]
"""Questions of imagined tables, each with its table."""

Chances: TypeAlias = tuple[float, ...]
"""How likely each seat is to win; a shared win counts as its part."""


class Policy(Protocol):
    """Quick players for every seat of many imagined tables at once."""

    def answers(self, asked: Asked) -> Sequence[Answer]: ...

    def chances(self, tables: Sequence[AnyTable]) -> Sequence[Chances]:
        """How each table stands, if it goes on so."""


class Mind(Protocol):
    """How a game is thought about."""

    figures: tuple[str, ...]
    """What is counted of a seat besides its chance to win, by name."""

    def heed(self, view: AnyView) -> None:
        """Learn what the viewer's rivals are like from what they have done since the last view."""

    def policy(self, view: AnyView, lot: int) -> Policy:
        """Players to go on with as the viewer imagines them; there may be several sorts, one a lot."""

    def moment(self, table: AnyTable) -> int:
        """How far a game has come; it never goes back."""

    def priors(self, view: AnyView) -> Sequence[float]:
        """How often each answer to the view's question is given at first glance."""

    def counted(self, table: AnyTable, seat: int) -> tuple[float, ...]:
        """The figures of a seat."""


def won(table: AnyTable) -> Chances:
    """How a finished game ended."""
    winners = table.result.winners
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)])


def alike(view: AnyView) -> Sequence[float]:
    """No answer is likelier than another."""
    options = view.ask.options if view.ask else ()
    return [1 / len(options) for _ in options]


def luck_of(table: AnyTable) -> float:
    """The next of an imagined table's own random numbers: equal tables have equal luck."""
    if not isinstance(table.dealer, FastDealer):
        raise ValueError("only an imagined table has luck of its own")
    return table.dealer.random()


class AnyPolicy:
    """Whatever is legal, each answer as likely as any other."""

    def answers(self, asked: Asked) -> Sequence[Answer]:
        return [ask.options[int(luck_of(table) * len(ask.options))] for table, ask in asked]

    def chances(self, tables: Sequence[AnyTable]) -> Sequence[Chances]:
        return [(1 / table.seats,) * table.seats for table in tables]


class PlainMind:
    """For a game nobody has thought about: random play to the end."""

    figures: tuple[str, ...] = ()

    def heed(self, view: AnyView) -> None:
        """All rivals are alike."""

    def policy(self, view: AnyView, lot: int) -> Policy:
        return AnyPolicy()

    def moment(self, table: AnyTable) -> int:
        return 0

    def priors(self, view: AnyView) -> Sequence[float]:
        return alike(view)

    def counted(self, table: AnyTable, seat: int) -> tuple[float, ...]:
        return ()
