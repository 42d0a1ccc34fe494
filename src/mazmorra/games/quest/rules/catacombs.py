"""The catacombs under the dungeon: going down, drawing card after card, and coming up somewhere else."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.belongings import clear_row, drop_kept, drop_loot, kept_card, leave_row
from mazmorra.games.quest.rules.board import explored, room_of, tiles_left
from mazmorra.games.quest.rules.cards import RUNE_ANSWERS, Draw
from mazmorra.games.quest.rules.dice import Roll, Test
from mazmorra.games.quest.rules.effect import OPS, Effect, droppable
from mazmorra.games.quest.rules.entering import Enter
from mazmorra.games.quest.rules.runes import has
from mazmorra.games.quest.rules.spaces import NOWHERE, WAYS, back, far, place
from mazmorra.games.quest.rules.wounds import Hurt, end_turn
from mazmorra.games.quest.state import BELOW, NO_SIDE
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.content.ops import Op
    from mazmorra.games.quest.game import QuestTable


def _at(space: int) -> tuple[tuple[str, object], ...]:
    """What a question says of a place."""
    return (("space", space), ("place", place(space)))


@rule
class Descend(Rule):
    """Down: the travel marker stays on the room, pointing where the player picks; the turn ends
    (DQ-CAT-3).
    """

    seat: int
    clause: str

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.ask(self.pointed, self.direction, self.seat)

    def direction(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "direction", (0, 1, 2, 3), "DQ-CAT-3", about=_at(table.state.space[seat]))

    def pointed(self, table: QuestTable, way: int) -> Ending:
        state = table.state
        state.travel[self.seat], state.heading[self.seat] = state.space[self.seat], way
        state.space[self.seat], state.side[self.seat] = NOWHERE, NO_SIDE
        state.standing[self.seat] = BELOW
        shade = kept_card(table, self.seat, "lingering_shade")
        if shade is not None:
            drop_kept(table, self.seat, shade)
        if table.watched:
            table.tell(
                "went_below",
                self.clause,
                seat=self.seat,
                space=state.travel[self.seat],
                place=place(state.travel[self.seat]),
                way=WAYS[way],
            )
        return end_turn(table)


@OPS.on("fall")
def fall(effect: Effect, table: QuestTable, op: Op) -> Ending:
    if effect.below(table):
        return effect.next(table, None)  # already there (DQ-R-24)
    return effect.go_on(table, Descend(effect.seat, "DQ-R-36"))


@rule
class Delve(Rule):
    """A turn below: a catacomb card is drawn, or the hole in the roof tried once more (DQ-CAT-4)."""

    seat: int
    climbing: bool = False

    def start(self, table: QuestTable, _: object) -> Ending:
        if self.climbing:
            return table.call(
                Test(self.seat, ("agility",), "hole_in_the_roof", "DQ-CAT-5"), then=self.climbed
            )
        return table.call(Draw(self.seat, "catacomb", "DQ-CAT-4"))

    def climbed(self, table: QuestTable, missed: int) -> Ending:
        return None if missed else table.call(MayExit(self.seat))


def hole_above(table: QuestTable, seat: int) -> bool:
    """Whether a hole in the roof lies in the row: it may be tried again instead of drawing (DQ-CAT-5)."""
    cards = table.game.box.cards
    return any(cards[card].id == "hole_in_the_roof" for card in table.state.row[seat])


@rule
class MayExit(Rule):
    """A way out, to be taken at once or not (DQ-CAT-5, DQ-R-34)."""

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.ask(self.decided, self.out, self.seat)

    def out(self, table: QuestTable, seat: int) -> Ask:
        state = table.state
        landing, _ = far(state.travel[seat], state.heading[seat], len(state.row[seat]))
        return Ask(
            seat, "exit", ("stay", "exit"), "DQ-CAT-5", about=(*_at(landing), ("cards", len(state.row[seat])))
        )

    def decided(self, table: QuestTable, answer: str) -> Ending:
        return table.call(Exit(self.seat)) if answer == "exit" else None


@OPS.on("may_exit")
def may_exit(effect: Effect, table: QuestTable, op: Op) -> Ending:
    return effect.go_on(table, MayExit(effect.seat))


@rule
class Exit(Rule):
    """Up again: one leg as long as the row of cards, a turn either way, a second leg by the die (DQ-CAT-6,
    DQ-CAT-7).
    """

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        state, seat = table.state, self.seat
        state.travel[seat], left = far(state.travel[seat], state.heading[seat], len(state.row[seat]))
        if table.watched:
            steps = len(state.row[seat]) - left
            table.tell("marker_moved", "DQ-CAT-6", seat=seat, **dict(_at(state.travel[seat])), steps=steps)
        return table.ask(self.turned, self.turn, seat)

    def turn(self, table: QuestTable, seat: int) -> Ask:
        heading = table.state.heading[seat]
        ways = ((heading + 3) % 4, (heading + 1) % 4)
        return Ask(seat, "turn_marker", ways, "DQ-CAT-7", about=_at(table.state.travel[seat]))

    def turned(self, table: QuestTable, way: int) -> Ending:
        table.state.heading[self.seat] = way
        return table.call(Roll(self.seat, 1, "second_leg", "DQ-R-29"), then=self.rolled)

    def rolled(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        going = SecondLeg(self.seat, pips[0])
        return table.call(going)


@RUNE_ANSWERS.on("catacomb")
def ascend(draw: Draw, table: QuestTable) -> Ending:
    """The rune of ascent: the card joins the row, and the hero goes up instead."""
    table.state.row[draw.seat] = (*table.state.row[draw.seat], draw.card)
    return table.call(Exit(draw.seat))


@rule
class SecondLeg(Rule):
    """So many steps; each one beyond the outer wall is a wound, before the hero comes up (DQ-R-30)."""

    seat: int
    steps: int

    def start(self, table: QuestTable, _: object) -> Ending:
        if has(table, self.seat, "trail"):
            return table.ask(self.trailed, self.trail, self.seat)
        return self.walked(table, self.steps)

    def trail(self, table: QuestTable, seat: int) -> Ask:
        """Lindel may go one step more or less than the die says."""
        steps = tuple(each for each in (self.steps, self.steps - 1, self.steps + 1) if 1 <= each <= 6)
        return Ask(seat, "trail", steps, "DQ-TRN-6", about=_at(table.state.travel[seat]))

    def trailed(self, table: QuestTable, steps: int) -> Ending:
        return self.walked(table, steps)

    def walked(self, table: QuestTable, steps: int) -> Ending:
        state, seat = table.state, self.seat
        state.travel[seat], left = far(state.travel[seat], state.heading[seat], steps)
        if table.watched:
            table.tell(
                "marker_moved", "DQ-CAT-7", seat=seat, **dict(_at(state.travel[seat])), steps=steps - left
            )
        return table.call(Hurt(seat, left, "DQ-R-30", "wall"), then=self.surfaced)

    def surfaced(self, table: QuestTable, _: object) -> Ending:
        """The hero appears there; other heroes do not matter, and no entrance is left (DQ-CAT-9,
        DQ-CAT-11).
        """
        state, seat = table.state, self.seat
        space = room_of(table, state.travel[seat])
        if not (explored(table, space) or tiles_left(table)):
            return self.buried(table)
        leave_row(table, seat, "DQ-CAT-8")
        return table.call(Enter(seat, space, NO_SIDE, walking=False))

    def buried(self, table: QuestTable) -> Ending:
        """When there are no more tiles an unexplored space is walled off: the hero stays below, marker and
        row too (DQ-R-41).
        """
        if table.watched:
            table.tell("no_way_up", "DQ-R-41", seat=self.seat, **dict(_at(table.state.travel[self.seat])))
        return end_turn(table)


def naga(table: QuestTable, seat: int) -> None:
    """The serpent carries the hero on: the first leg only, then back the other way; loot of the row stays in
    it.
    """
    state = table.state
    state.travel[seat], _ = far(state.travel[seat], state.heading[seat], len(state.row[seat]))
    state.heading[seat] = back(state.heading[seat])
    state.row[seat] = clear_row(table, seat)
    if table.watched:
        way = WAYS[state.heading[seat]]
        table.tell("carried_off", "DQ-CRD-2", seat=seat, **dict(_at(state.travel[seat])), way=way)


@OPS.on("naga")
def carry_off(effect: Effect, table: QuestTable, op: Op) -> Ending:
    naga(table, effect.seat)
    return effect.next(table, None)


@rule
class Bargain(Rule):
    """Loot offered to a deep elf: less than was offered lets the hero out, more is a blow, as much is
    nothing.
    """

    seat: int
    dice: int
    times: int
    wounds: int
    cards: int = 0
    offered: int = 0

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.ask(self.chosen, self.offer, self.seat) if droppable(table, self.seat) else None

    def offer(self, table: QuestTable, seat: int) -> Ask:
        done = ("done",) if self.cards else ("refuse",)
        about = (("offered", self.offered),)
        return Ask(seat, "bargain", (*done, *droppable(table, seat)), "DQ-TRN-6", about=about)

    def chosen(self, table: QuestTable, answer: str | int) -> Ending:
        if answer == "refuse":
            return None
        if answer == "done":
            return table.call(Roll(self.seat, self.dice, "bargain", "DQ-CRD-2"), then=self.weighed)
        gold = table.game.box.cards[int(answer)].row.gold
        drop_loot(table, self.seat, int(answer), "DQ-CRD-2")
        more = replace(self, cards=self.cards + 1, offered=self.offered + gold)
        return more.again(table)

    def again(self, table: QuestTable) -> Ending:
        if droppable(table, self.seat):
            return table.ask(self.chosen, self.offer, self.seat)
        return table.call(Roll(self.seat, self.dice, "bargain", "DQ-CRD-2"), then=self.weighed)

    def weighed(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        asked = sum(pips) * self.times
        if asked < self.offered:
            return table.call(MayExit(self.seat))
        return table.call(Hurt(self.seat, self.wounds if asked > self.offered else 0, "DQ-CRD-2"))


@OPS.on("bargain")
def bargain(effect: Effect, table: QuestTable, op: Op) -> Ending:
    return effect.go_on(table, Bargain(effect.seat, op["dice"], op["times"], op["wounds"]))
