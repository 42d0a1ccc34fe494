"""A table of Dungeon Raiders as a test speaks to it: cards, items and rooms by name.

Every answer goes through the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import pytest

from mazmorra.games.raiders.game import RaidersGame
from mazmorra.games.raiders.rules.cards import (
    ITEM_CARDS,
    ITEMS,
    NAME,
    POWERS,
    TORCH,
    count,
    item_counts,
    powers,
)
from mazmorra.games.raiders.state import RaidersState
from mazmorra.kernel import AnyView, Event, Table
from mazmorra.kernel.errors import MazmorraError

Card: TypeAlias = int | str
"""A power card by its value, anything else by its name: torch, crystal_ball, key, sword, look, pass."""

Play: TypeAlias = "Card | Sequence[Card] | None"
"""What a seat answers in a room: a card, several in a row, or nothing, for the dead."""


def number_of(card: Card) -> int:
    return card if isinstance(card, int) else NAME.index(card)


def name_of(card: Any) -> Card:
    return card if 0 < card < TORCH else NAME[card]


class Scene:
    """A table in the middle of a situation."""

    def __init__(self, table: Table[RaidersGame, RaidersState]) -> None:
        self.table = table

    # Acting.

    def play(self, *plays: Play) -> None:
        """Each seat's answers in turn, until all are given; `game.play(5, ["crystal_ball", 4], 1)`."""
        left = {seat: _listed(play) for seat, play in enumerate(plays)}
        while any(left.values()):
            seat = next((seat for seat in self.asked if left.get(seat)), None)
            assert seat is not None, f"{left} still to be played, but the table asks {self.asked}"
            self.answer(seat, left[seat].pop(0))

    def answer(self, seat: int, card: Card) -> None:
        self.table.answer(seat, number_of(card))

    def refuses(self, seat: int, card: Card) -> bool:
        """The answer is refused, and refusing changed nothing that anybody could see."""
        before, told = self.table.copy(), list(self.table.events)
        with pytest.raises(MazmorraError):
            self.answer(seat, card)
        views = [self.view(each) == before.view(each) for each in range(self.table.seats)]
        return self.table == before and self.table.events == told and all(views)

    # What is asked.

    @property
    def asked(self) -> list[int]:
        """The seats with an open question."""
        return [ask.seat for ask in self.table.asks]

    @property
    def question(self) -> str:
        return self.table.asks[0].kind

    def options(self, seat: int) -> list[Card]:
        """What a seat may answer now."""
        return next([name_of(each) for each in ask.options] for ask in self.table.asks if ask.seat == seat)

    # What lies on the table.

    @property
    def state(self) -> RaidersState:
        return self.table.state

    @property
    def coins(self) -> list[int]:
        return self.state.coins

    @property
    def wounds(self) -> list[int]:
        return self.state.wounds

    @property
    def alive(self) -> list[bool]:
        return [bool(alive) for alive in self.state.alive]

    @property
    def starter(self) -> int:
        return self.state.starter

    @property
    def place(self) -> int:
        """The place of the current room, from 1."""
        return self.state.place + 1

    def supply(self, item: str) -> int:
        return self.state.supply[ITEMS.index(item)]

    def items(self, seat: int) -> list[str]:
        return [
            item
            for item, held in zip(ITEMS, item_counts(self.state.hands[seat]), strict=True)
            for _ in range(held)
        ]

    def powers(self, seat: int) -> list[int]:
        return list(powers(self.state.hands[seat]))

    def copies(self, item: str) -> int:
        """All copies of an item there are: in the supply and in hands."""
        card = ITEM_CARDS[ITEMS.index(item)]
        return self.supply(item) + sum(count(hand, card) for hand in self.state.hands)

    # What is known and told.

    def view(self, seat: int) -> AnyView:
        return self.table.view(seat)

    def knowledge(self, seat: int) -> tuple[object, ...]:
        """All a seat may know: two tables that differ in a secret alone must agree in it."""
        view = self.view(seat)
        return (view.fields, view.ask, view.waiting, view.answered, view.own_answer, self.table.log(seat))

    def row(self, seat: int) -> list[str]:
        """The level row as a seat knows it."""
        return ["dark" if room < 0 else self.table.game.box.rooms[room].id for room in self.view(seat)["row"]]

    def seen_played(self, viewer: int, seat: int) -> list[int]:
        """The power cards somebody sees lying before a seat."""
        return list(powers(self.view(viewer)["played"][seat] & POWERS))

    def seen_gained(self, viewer: int, seat: int) -> list[str]:
        """The items somebody knows a seat to have had."""
        return [
            item
            for item, had in zip(ITEMS, self.view(viewer)["gained"][seat], strict=True)
            for _ in range(had)
        ]

    def seen_used(self, viewer: int, seat: int) -> list[str]:
        """The items somebody has seen a seat use."""
        used = item_counts(self.view(viewer)["used"][seat])
        return [item for item, times in zip(ITEMS, used, strict=True) for _ in range(times)]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.table.events if event.kind == kind]

    def clause(self, kind: str) -> str:
        """The clause of the last event of a kind."""
        return self.told(kind)[-1].clause

    # How it ended.

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.over, f"the game goes on; the table asks {self.asked}"
        return self.table.result.winners

    @property
    def ending(self) -> str:
        return self.table.result.clause


def _listed(play: Play) -> list[Card]:
    if play is None:
        return []
    return [play] if isinstance(play, int | str) else list(play)
