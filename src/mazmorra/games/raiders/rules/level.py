"""A level: laid out, lit by torches, explored room by room, and slept off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import POWERS
from mazmorra.games.raiders.rules.chamber import CHAMBERS
from mazmorra.games.raiders.rules.look import TORCH_OFFER, can_offer
from mazmorra.games.raiders.state import UNDRAWN
from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersTable


@rule
class Level(Rule):
    """One of five levels of five rooms (DR-LVL-4)."""

    number: int

    def start(self, table: RaidersTable, _: object) -> Ending:
        state = table.state
        state.level = self.number
        state.place = 0
        state.row = [UNDRAWN] * 5
        state.lit = [0] * 5
        state.looked = [0] * 5
        if table.game.box.levels:
            return table.draw(self.planned, "level_card", state.level_cards)
        return self._face(table, 0)

    def planned(self, table: RaidersTable, card: int) -> Ending:
        """The level card says which rooms lie face up (DR-LVL-2)."""
        table.state.level_cards[card] = 0
        table.state.lit = [int(up) for up in table.game.box.levels[card].face_up]
        return self._lay(table)

    def _face(self, table: RaidersTable, place: int) -> Ending:
        """The next card has the facing it was shuffled with: 12 of 25 are face up (DR-SET-2, DR-LVL-1)."""
        state = table.state
        if place == 5:
            return self._lay(table)
        face_down = 25 - 5 * self.number - place - state.face_up_left
        state.place = place
        return table.draw(self.faced, "facing", (face_down, state.face_up_left))

    def faced(self, table: RaidersTable, facing: int) -> Ending:
        state = table.state
        state.lit[state.place] = facing
        state.face_up_left -= facing
        return self._face(table, state.place + 1)

    def _lay(self, table: RaidersTable) -> Ending:
        """Face-up rooms are drawn now; what is dark stays undrawn until somebody sees it."""
        state = table.state
        for place in range(5):
            if state.lit[place] and state.row[place] == UNDRAWN:
                state.place = place
                return table.draw(self.laid, "room", table.game.room_weights(state, place))
        state.place = 0
        return self._laid_out(table)

    def laid(self, table: RaidersTable, room: int) -> Ending:
        table.game.lay_room(table.state, table.state.place, room)
        return self._lay(table)

    def _laid_out(self, table: RaidersTable) -> Ending:
        """Torches are offered right after a level is laid out (DR-PLY-13)."""
        if table.watched:
            clause = "DR-LVL-2" if table.game.box.levels else "DR-LVL-1"
            rooms = tuple(
                table.game.box.rooms[room].id if room != UNDRAWN else "dark" for room in table.state.row
            )
            table.tell("level_laid", clause, level=self.number + 1, rooms=rooms)
        if can_offer(table.state):
            return table.call(TORCH_OFFER, then=self.lit)
        return self._explore(table)

    def lit(self, table: RaidersTable, _: object) -> Ending:
        return self._explore(table)

    def _explore(self, table: RaidersTable) -> Ending:
        return table.call(*CHAMBERS, then=self.rested)

    def rested(self, table: RaidersTable, _: object) -> None:
        """Everyone takes the power cards back (DR-LVL-5)."""
        state = table.state
        for seat in state.living():
            state.hands[seat] |= POWERS
        state.cards = [0] * table.seats
        if table.watched:
            table.tell("rested", "DR-LVL-5", level=self.number + 1)


LEVELS = tuple(Level(number) for number in range(5))
