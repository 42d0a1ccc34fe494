"""Torches: one player alone looks at the dark rooms of the level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import COST, LOOK, MOST_COPIES, PASS, TORCH
from mazmorra.games.raiders.rules.purse import return_item
from mazmorra.games.raiders.state import UNDRAWN
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersTable
    from mazmorra.games.raiders.state import RaidersState

TORCHES = MOST_COPIES * COST[TORCH]
"""The bits of a hand that count its torches."""

TORCH_ASKS = tuple(Ask(seat, "torch", (PASS, LOOK), "DR-PLY-12") for seat in range(5))


def can_offer(state: RaidersState) -> bool:
    """Whether anybody holds a torch and something lies face down (DR-PLY-13)."""
    return any(hand & TORCHES for hand in state.hands) and bool(state.dark_places())


@rule
class TorchOffer(Rule):
    """Every holder of a torch may look now."""

    def start(self, table: RaidersTable, _: object) -> Ending:
        holders = [seat for seat, hand in enumerate(table.state.hands) if hand & TORCHES]
        return table.ask_all(self.answered, self.torch, holders)

    def torch(self, table: RaidersTable, seat: int) -> Ask:
        return TORCH_ASKS[seat]

    def answered(self, table: RaidersTable, answers: dict[int, int]) -> Ending:
        looks = [Look(seat) for seat, answer in answers.items() if answer == LOOK]
        return table.call(*looks, then=self.done)

    def done(self, table: RaidersTable, _: object) -> Ending:
        return None


TORCH_OFFER = TorchOffer()


@rule
class Look(Rule):
    """A torch is used: dark rooms nobody has seen are drawn, and its player alone knows them (DR-PLY-12,
    DR-PLY-14).
    """

    seat: int

    def start(self, table: RaidersTable, _: object) -> Ending:
        state = table.state
        state.hands[self.seat] -= COST[TORCH]
        state.used[self.seat] += COST[TORCH]
        return_item(table, TORCH)
        return self._draw_next(table)

    def _draw_next(self, table: RaidersTable) -> Ending:
        state = table.state
        for place in state.dark_places():
            if state.row[place] == UNDRAWN:
                return table.draw(self.drawn, "dark_room", table.game.room_weights(state, place))
        return self._seen(table)

    def drawn(self, table: RaidersTable, room: int) -> Ending:
        state = table.state
        place = next(place for place in state.dark_places() if state.row[place] == UNDRAWN)
        table.game.lay_room(state, place, room)
        return self._draw_next(table)

    def _seen(self, table: RaidersTable) -> Ending:
        state = table.state
        dark = state.dark_places()
        for place in dark:
            state.looked[place] |= 1 << self.seat
        if table.watched:
            seen = {"rooms": tuple(table.game.box.rooms[state.row[place]].id for place in dark)}
            table.tell("torch_used", "DR-PLY-12", seen, (self.seat,), seat=self.seat, dark=len(dark))
        return None
