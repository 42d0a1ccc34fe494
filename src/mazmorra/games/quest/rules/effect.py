"""What cards say, operation by operation: one function for each word of the content files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.content.ops import Op
from mazmorra.games.quest.rules.belongings import drop_loot, gain_loot, keep, one_of_each
from mazmorra.games.quest.rules.board import kind_at
from mazmorra.games.quest.rules.decks import NOTHING, draw_from
from mazmorra.games.quest.rules.dice import Roll, Test, attribute
from mazmorra.games.quest.rules.runes import has
from mazmorra.games.quest.rules.spaces import place
from mazmorra.games.quest.rules.wounds import Hurt, end_turn, heal, health, kill
from mazmorra.games.quest.state import BELOW, ENTRANCE, INSIDE
from mazmorra.kernel import Dispatch, Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

Does: TypeAlias = "Callable[[Effect, QuestTable, Op], Ending]"

OPS: Dispatch[Does] = Dispatch()
"""What each operation of the content files does; those about other chapters are entered by their rules."""


@rule
class Effect(Rule):
    """One branch of a card (`does`, `ok`, `fail`) or a row of a dice table (`outcome`), from one of its steps
    on.
    """

    seat: int
    source: int
    branch: str
    step: int = 0
    margin: int = 0

    def start(self, table: QuestTable, _: object) -> Ending:
        ops = self.ops(table)
        if self.step == len(ops):
            return None
        op = ops[self.step]
        return OPS[op.op](self, table, op)

    def next(self, table: QuestTable, _: object) -> Ending:
        following = Effect(
            seat=self.seat,
            source=self.source,
            branch=self.branch,
            step=self.step + 1,
            margin=self.margin,
        )
        return following.start(table, None)

    def go_on(self, table: QuestTable, rule: Rule) -> Ending:
        """Run a rule, then the next step."""
        return table.call(rule, then=self.next)

    def ops(self, table: QuestTable) -> tuple[Op, ...]:
        if self.branch == "outcome":
            return table.game.box.outcomes[self.source].does
        found: tuple[Op, ...] = getattr(table.game.box.cards[self.source].row, self.branch)
        return found

    def below(self, table: QuestTable) -> bool:
        return table.state.standing[self.seat] == BELOW

    # Drawing on.

    @OPS.on("may_draw")
    def do_may_draw(self, table: QuestTable, op: Op) -> Ending:
        return table.ask(self.may_drawn, self.may_draw, self.seat)

    def may_draw(self, table: QuestTable, seat: int) -> Ask:
        deck = self.ops(table)[self.step]["deck"]
        return Ask(seat, "may_draw", ("leave", "draw"), "DQ-TRN-6", about=(("deck", deck),))

    def may_drawn(self, table: QuestTable, answer: str) -> Ending:
        if answer == "leave":
            return self.next(table, None)
        return OPS["draw"](self, table, self.ops(table)[self.step])

    @OPS.on("reshuffle")
    def do_reshuffle(self, table: QuestTable, op: Op) -> Ending:
        return self.next(table, None)  # done when the card was drawn (DQ-R-82)

    @OPS.on("open")
    def do_open(self, table: QuestTable, op: Op) -> Ending:
        return self.next(table, None)

    # Wounds and healing.

    @OPS.on("wound")
    def do_wound(self, table: QuestTable, op: Op) -> Ending:
        return self.go_on(table, Hurt(self.seat, op["amount"], "DQ-CRD-2"))

    @OPS.on("wound_dice")
    def do_wound_dice(self, table: QuestTable, op: Op) -> Ending:
        return table.call(Roll(self.seat, op["dice"], "wounds", "DQ-CRD-2"), then=self.wounds_rolled)

    def wounds_rolled(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        less = self.ops(table)[self.step]["less"]
        return self.go_on(table, Hurt(self.seat, sum(pips) - less, "DQ-R-55" if less else "DQ-CRD-2"))

    @OPS.on("wound_margin")
    def do_wound_margin(self, table: QuestTable, op: Op) -> Ending:
        return self.go_on(table, Hurt(self.seat, self.margin, "DQ-CRD-2"))

    @OPS.on("wound_half")
    def do_wound_half(self, table: QuestTable, op: Op) -> Ending:
        left = health(table, self.seat) - table.state.wounds[self.seat]
        return self.go_on(table, Hurt(self.seat, (left + 1) // 2, "DQ-CRD-2"))

    @OPS.on("wound_less_armor")
    def do_wound_less_armor(self, table: QuestTable, op: Op) -> Ending:
        amount = op["amount"] - attribute(table, self.seat, ("armor",))
        return self.go_on(table, Hurt(self.seat, amount, "DQ-CRD-2"))

    @OPS.on("heal")
    def do_heal(self, table: QuestTable, op: Op) -> Ending:
        heal(table, self.seat, op["amount"], "DQ-WND-2")
        return self.next(table, None)

    @OPS.on("heal_all")
    def do_heal_all(self, table: QuestTable, op: Op) -> Ending:
        heal(table, self.seat, table.state.wounds[self.seat], "DQ-WND-2")
        return self.next(table, None)

    @OPS.on("die")
    def do_die(self, table: QuestTable, op: Op) -> Ending:
        return kill(table, self.seat, "DQ-DIE-1", "card")

    @OPS.on("ferrox")
    def do_ferrox(self, table: QuestTable, op: Op) -> Ending:
        return table.call(Roll(self.seat, 1, "ferrox_health", "DQ-CRD-2"), then=self.ferrox_met)

    def ferrox_met(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        return self.go_on(table, Ferrox(self.seat, pips[0]))

    # The turn.

    @OPS.on("end_turn")
    def do_end_turn(self, table: QuestTable, op: Op) -> Ending:
        return end_turn(table)

    @OPS.on("skip")
    def do_skip(self, table: QuestTable, op: Op) -> Ending:
        lose_turns(table, self.seat, op["turns"])
        return self.next(table, None)

    @OPS.on("skip_dice")
    def do_skip_dice(self, table: QuestTable, op: Op) -> Ending:
        return table.call(Roll(self.seat, op["dice"], "turns", "DQ-R-56"), then=self.turns_rolled)

    def turns_rolled(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        lose_turns(table, self.seat, max(0, sum(pips) - self.ops(table)[self.step]["less"]))
        return self.next(table, None)

    @OPS.on("roll")
    def do_roll(self, table: QuestTable, op: Op) -> Ending:
        return table.call(Roll(self.seat, op["dice"], op["table"], "DQ-CRD-2"), then=self.outcome_rolled)

    def outcome_rolled(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        found = table.game.box.outcome(self.ops(table)[self.step]["table"], sum(pips))
        if found == NOTHING:
            return self.next(table, None)
        return self.go_on(table, Effect(self.seat, found, "outcome"))

    # The room.

    @OPS.on("entrance")
    def do_entrance(self, table: QuestTable, op: Op) -> Ending:
        space = table.state.space[self.seat]
        table.state.marks[space] |= ENTRANCE
        if table.watched:
            table.tell("entrance_found", "DQ-CAT-1", seat=self.seat, space=space, place=place(space))
        return self.next(table, None)

    @OPS.on("turn_room")
    def do_turn_room(self, table: QuestTable, op: Op) -> Ending:
        """In the catacombs there is no tile to turn (DQ-R-24); in the printed rooms no such card is drawn."""
        if not self.below(table):
            turn_room(table, table.state.space[self.seat], op["quarters"], "DQ-R-62")
        return self.next(table, None)

    @OPS.on("turn_corridors")
    def do_turn_corridors(self, table: QuestTable, op: Op) -> Ending:
        for space, code in enumerate(table.state.board):
            if code and kind_at(table, space).type == "corridor":
                turn_room(table, space, op["quarters"], "DQ-R-63")
        return self.next(table, None)

    # Belongings.

    @OPS.on("keep")
    def do_keep(self, table: QuestTable, op: Op) -> Ending:
        card = self.source
        if table.game.box.cards[card].id == "torch_goes_out" and has(table, self.seat, "ember"):
            table.state.discard[card] += 1
        else:
            keep(table, self.seat, card)
        return self.next(table, None)

    @OPS.on("lose_loot", "treasures")
    def do_cards(self, table: QuestTable, op: Op) -> Ending:
        losing, cards = op.op == "lose_loot", op["cards"]
        return self.go_on(table, LoseLoot(self.seat, cards) if losing else Treasures(self.seat, cards))

    @OPS.on("lose_other_loot")
    def do_lose_other_loot(self, table: QuestTable, op: Op) -> Ending:
        """A card other than the imp itself, at random."""
        imp = table.game.bottle_imp
        others = [card for card in table.state.loot[self.seat] if card != imp]
        if not others:
            return self.next(table, None)
        return table.draw(self.other_lost, "loot", (1,) * len(others), others)

    def other_lost(self, table: QuestTable, card: int) -> Ending:
        drop_loot(table, self.seat, card, "DQ-WIN-2")
        return self.next(table, None)

    @OPS.on("eat_loot")
    def do_eat_loot(self, table: QuestTable, op: Op) -> Ending:
        """The dearest other loot card goes."""
        cards = table.game.box.cards
        others = [card for card in table.state.loot[self.seat] if card != self.source]
        if others:
            drop_loot(table, self.seat, max(others, key=lambda card: cards[card].row.gold), "DQ-CRD-2")
        return self.next(table, None)


@rule
class Ferrox(Rule):
    """A beast that must be beaten down, blow by blow (DQ-R-54)."""

    seat: int
    health: int

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.call(Test(self.seat, ("strength",), "ferrox", "DQ-R-54"), then=self.struck)

    def struck(self, table: QuestTable, missed: int) -> Ending:
        if missed:
            return table.call(Hurt(self.seat, 1, "DQ-R-54", "beast"), then=self.again)
        return Ferrox(self.seat, self.health - 1).again(table, None)

    def again(self, table: QuestTable, _: object) -> Ending:
        if self.health:
            return self.start(table, None)
        if table.watched:
            table.tell("beast_beaten", "DQ-R-54", seat=self.seat)
        return None


def droppable(table: QuestTable, seat: int) -> tuple[int, ...]:
    """The loot cards that may be discarded by choice, each once."""
    cards = table.game.box.cards
    return one_of_each(table, (card for card in table.state.loot[seat] if not cards[card].row.sticks))


@rule
class LoseLoot(Rule):
    """So many loot cards are discarded, chosen by their owner; a loadstone cannot be."""

    seat: int
    cards: int

    def start(self, table: QuestTable, _: object) -> Ending:
        if not self.cards or not droppable(table, self.seat):
            return None
        return table.ask(self.lost, self.loot, self.seat)

    def loot(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "lose_loot", droppable(table, seat), "DQ-CRD-2")

    def lost(self, table: QuestTable, card: int) -> Ending:
        drop_loot(table, self.seat, card, "DQ-CRD-2")
        return LoseLoot(self.seat, self.cards - 1).start(table, None)


@rule
class Treasures(Rule):
    """So many treasure cards, kept as loot (DQ-R-59)."""

    seat: int
    cards: int

    def start(self, table: QuestTable, _: object) -> Ending:
        return draw_from(table, self.drawn, "treasure") if self.cards else None

    def drawn(self, table: QuestTable, card: int) -> Ending:
        if card == NOTHING:
            return None
        table.state.deck[card] -= 1
        gain_loot(table, self.seat, card, "DQ-CRD-4")
        return table.call(Effect(self.seat, card, "does"), then=self.next)

    def next(self, table: QuestTable, _: object) -> Ending:
        return Treasures(self.seat, self.cards - 1).start(table, None)


def lose_turns(table: QuestTable, seat: int, turns: int) -> None:
    """Lost turns add up (DQ-R-56)."""
    table.state.skips[seat] += turns
    if table.watched and turns:
        table.tell("turns_lost", "DQ-R-56", seat=seat, amount=turns)


def turn_room(table: QuestTable, space: int, quarters: int, clause: str) -> None:
    """A tile turns clockwise; heroes, tokens and markers stay, and the sides they came by turn with it
    (DQ-R-12, DQ-R-63).
    """
    state = table.state
    code = state.board[space] - 1
    state.board[space] = 1 + (code & ~3) + ((code + quarters) & 3)
    for seat in range(table.seats):
        if state.space[seat] == space and state.standing[seat] == INSIDE and state.side[seat] < 4:
            state.side[seat] = (state.side[seat] + quarters) & 3
    if table.watched:
        table.tell("room_turned", clause, space=space, place=place(space), quarters=quarters)
