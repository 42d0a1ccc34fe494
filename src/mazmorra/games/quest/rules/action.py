"""The one action of a turn: move, search, or what else the place allows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mazmorra.games.quest.rules.board import from_here, kind_at, onward, passage_to
from mazmorra.games.quest.rules.cards import Draw
from mazmorra.games.quest.rules.catacombs import Delve, Descend, hole_above
from mazmorra.games.quest.rules.decks import NOTHING
from mazmorra.games.quest.rules.entering import ROOM_CLAUSES
from mazmorra.games.quest.rules.leaving import leave, may_leave
from mazmorra.games.quest.rules.potions import DRINK, Drink, Tempt, potion
from mazmorra.games.quest.rules.runes import holds, use_rune
from mazmorra.games.quest.rules.search import Search
from mazmorra.games.quest.rules.stroll import Stroll, strolls
from mazmorra.games.quest.rules.walk import Feel, Go
from mazmorra.games.quest.rules.wounds import kill
from mazmorra.games.quest.state import BELOW, ENTRANCE, INSIDE, MONSTER, NO_WAY_BACK, SEARCHED
from mazmorra.kernel import Dispatch, Ending
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

FREE = (DRINK, ("stop",))
"""What can be chosen without being an action."""
ACTIONS: Dispatch[Callable[..., Ending]] = Dispatch()
"""What each answer does; it takes the action, the table, and what the answer says besides."""


@rule
class Action(Rule):
    """Exactly one of move, search, enter the catacombs, or what else the place allows (DQ-TRN-4)."""

    seat: int
    moves: int = 1
    """How many moves may still be made; more than one only by the rune of stasis."""
    hasty: bool = False
    """Whether a rune gave these moves: then moving is all there is, and one may stop."""

    def start(self, table: QuestTable, _: object) -> Ending:
        ask = self.what(table, self.seat)
        if any(choice not in FREE for choice in ask.options):
            return table.ask(self.chosen, self.what, self.seat, ask)
        if self.hasty:
            return None
        return self.stuck(table)

    def what(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "action", self.choices(table), "DQ-TRN-4", about=self.place(table))

    def place(self, table: QuestTable) -> tuple[tuple[str, object], ...]:
        """Where the hero stands, and how many moves are left."""
        return (("here", table.state.space[self.seat]), ("moves", self.moves if self.hasty else 0))

    def choices(self, table: QuestTable) -> tuple[Answer, ...]:
        state, seat = table.state, self.seat
        if state.standing[seat] == BELOW:
            return (("delve",), *((("climb",),) if hole_above(table, seat) else ()), *self.drinks(table))
        moves = self.ways(table)
        if self.hasty:
            return (*moves, ("stop",)) if moves else ()
        kind, marks = kind_at(table, state.space[seat]), state.marks[state.space[seat]]
        found: list[Answer] = list(moves)
        if kind.torch and not marks & (MONSTER | SEARCHED):
            found.append(("search",))
        if kind.stairs or marks & ENTRANCE:
            found.append(("descend",))
        if may_leave(table, seat):
            found.append(("leave",))
        if kind.type == "treasure":
            found.append(("dragon",))
        if table.game.forbidden_tome in state.loot[seat]:
            found.append(("tome",))
        if holds(table, seat, "stasis") and moves:
            found.append(("rune", "stasis"))
        if holds(table, seat, "passage") and strolls(table, seat, 2):
            found.append(("rune", "passage"))
        return (*found, *self.drinks(table))

    def ways(self, table: QuestTable) -> tuple[Answer, ...]:
        """The moves: by passage, or in the dark by the die."""
        seat, space = self.seat, table.state.space[self.seat]
        found = onward(table, seat)
        if kind_at(table, space).type == "darkness":
            return (("feel",),) if found else ()
        return tuple(("move", passage.to) for passage in found)

    def drinks(self, table: QuestTable) -> tuple[Answer, ...]:
        """Before acting a potion may be drunk (DQ-R-64)."""
        return (DRINK,) if potion(table, self.seat) != NOTHING else ()

    def stuck(self, table: QuestTable) -> Ending:
        """A dead end kills (DQ-MOV-10), unless only other heroes are in the way: then the turn is lost, as a
        rule (DQ-R-15).
        """
        if from_here(table, self.seat) and not table.game.blocked_die:
            if table.watched:
                table.tell("waits", "DQ-R-15", seat=self.seat)
            return None
        return kill(table, self.seat, "DQ-MOV-10", "dead_end")

    def chosen(self, table: QuestTable, answer: tuple[Any, ...]) -> Ending:
        return ACTIONS[answer[0]](self, table, *answer[1:])

    @ACTIONS.on("move")
    def do_move(self, table: QuestTable, to: int) -> Ending:
        return table.call(Go(self.seat, *passage_to(table, self.seat, to), False), then=self.moved)

    @ACTIONS.on("feel")
    def do_feel(self, table: QuestTable) -> Ending:
        return table.call(Feel(self.seat, False), then=self.moved)

    def moved(self, table: QuestTable, _: object) -> Ending:
        """Whoever has more moves goes on, where nothing has ended the turn."""
        if self.moves > 1 and table.state.standing[self.seat] == INSIDE:
            state = table.state
            state.spent = tuple(
                each for each in state.spent if each != NO_WAY_BACK
            )  # another move leaves the door behind
            return Action(self.seat, self.moves - 1, True).start(table, None)
        return None

    @ACTIONS.on("stop")
    def do_stop(self, table: QuestTable) -> Ending:
        return None

    @ACTIONS.on("search")
    def do_search(self, table: QuestTable) -> Ending:
        return table.call(Search(self.seat))

    @ACTIONS.on("descend")
    def do_descend(self, table: QuestTable) -> Ending:
        return table.call(Descend(self.seat, "DQ-CAT-1"))

    @ACTIONS.on("leave")
    def do_leave(self, table: QuestTable) -> Ending:
        return leave(table, self.seat)

    @ACTIONS.on("dragon")
    def do_dragon(self, table: QuestTable) -> Ending:
        return table.call(Draw(self.seat, "dragon", ROOM_CLAUSES["treasure"]))

    @ACTIONS.on("delve")
    def do_delve(self, table: QuestTable) -> Ending:
        return table.call(Delve(self.seat))

    @ACTIONS.on("climb")
    def do_climb(self, table: QuestTable) -> Ending:
        return table.call(Delve(self.seat, True))

    @ACTIONS.on("tome")
    def do_tome(self, table: QuestTable) -> Ending:
        return table.call(Tempt(self.seat, "tome"))

    @ACTIONS.on("drink")
    def do_drink(self, table: QuestTable) -> Ending:
        return table.call(Drink(self.seat), self)

    @ACTIONS.on("rune")
    def do_rune(self, table: QuestTable, rune: str) -> Ending:
        amount = use_rune(table, self.seat)
        if rune == "stasis":
            return Action(self.seat, amount, True).start(table, None)
        choice = Stroll(self.seat, amount)
        return table.ask(choice.chosen, choice.where, self.seat)
