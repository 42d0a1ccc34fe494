"""A turn: the sun, what lies in the play area, and one action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazmorra.games.quest.belongings import drop_kept, drop_loot, one_of_each
from mazmorra.games.quest.board import explored, free, from_here, kind_at, onward, passage_to, passages, same_side, taken
from mazmorra.games.quest.catacombs import Delve, Descend, hole_above
from mazmorra.games.quest.compass import back, place
from mazmorra.games.quest.decks import NOTHING, Draw, draw_from
from mazmorra.games.quest.dice import Roll, Test
from mazmorra.games.quest.effect import Effect
from mazmorra.games.quest.explore import Light
from mazmorra.games.quest.harm import Hurt, bury, end_turn, heal, kill
from mazmorra.games.quest.leaving import leave, may_leave
from mazmorra.games.quest.rooms import Enter
from mazmorra.games.quest.runes import has, holds, use_rune
from mazmorra.games.quest.state import BELOW, ENTRANCE, INSIDE, MONSTER, NO_SIDE, SEARCHED
from mazmorra.games.quest.walk import Feel, Go
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.box import Passage
    from mazmorra.games.quest.game import QuestTable

ACTING = ("torch_goes_out", "lingering_shade", "vampire_bite", "spider_venom")
"""The kept cards that do something in the state phase."""


@rule
class Turn(Rule):
    """One player's turn, from the sun's step to its end (DQ-TRN-2)."""

    seat: int

    def start(self, table: QuestTable, _: Any) -> Any:
        state = table.state
        state.turn, state.spent, state.passed = self.seat, (), ()
        if table.watched:
            table.tell("turn_began", "DQ-TRN-2", seat=self.seat)
        phases: list[Rule] = [Action(self.seat)]
        if state.kept[self.seat] or holds(table, self.seat, "mending"):
            phases.insert(0, Status(self.seat))
        if state.skips[self.seat]:
            phases.insert(0, Lost(self.seat))
        if self.seat == state.starter:
            phases.insert(0, Sun(self.seat))
        return table.call(*phases, then=self.ended)

    def ended(self, table: QuestTable, _: Any) -> Any:
        """Whatever ended the turn leads here; the fallen come back where death can wait."""
        return table.call(*(Return(seat) for seat in table.state.fallen), then=self.over) if table.state.fallen else None

    def over(self, table: QuestTable, _: Any) -> Any:
        table.state.fallen = ()
        return None


@rule
class Sun(Rule):
    """In the start player's turn the sun moves on, and may set (DQ-SUN-1, DQ-SUN-2, DQ-SUN-4, DQ-R-48)."""

    seat: int

    def start(self, table: QuestTable, _: Any) -> Any:
        state, track = table.state, table.game.box.sun
        state.sun = min(state.sun + 1, len(track))
        if table.watched:
            table.tell("sun_moved", "DQ-SUN-1", space=state.sun, left=len(track) - state.sun)
        if not track[state.sun - 1]:
            return None
        return table.call(Roll(self.seat, 1, "sun", "DQ-SUN-2"), then=self.looked)

    def looked(self, table: QuestTable, pips: tuple[int, ...]) -> Any:
        from mazmorra.games.quest.quest import Quest

        state = table.state
        if pips[0] > table.game.box.sun[state.sun - 1]:
            return None
        if table.watched:
            table.tell("sunset", "DQ-SUN-2")
        for seat in range(table.seats):
            if state.standing[seat] in (INSIDE, BELOW):
                _die_at_sunset(table, seat)
        return table.unwind(Quest)


def _die_at_sunset(table: QuestTable, seat: int) -> None:
    """Everyone still inside dies, and nobody comes back (DQ-SUN-3, DQ-R-50)."""
    if table.watched:
        table.tell("died", "DQ-SUN-3", seat=seat, cause="sunset")
    bury(table, seat)


@rule
class Lost(Rule):
    """A lost turn is lost whole, but for the sun (DQ-R-56)."""

    seat: int

    def start(self, table: QuestTable, _: Any) -> Any:
        table.state.skips[self.seat] -= 1
        if table.watched:
            table.tell("turn_lost", "DQ-R-56", seat=self.seat, left=table.state.skips[self.seat])
        return end_turn(table)


@rule
class Status(Rule):
    """Cards in the play area that act at the start of a turn, in the order their owner likes (DQ-TRN-3, DQ-R-49)."""

    seat: int
    done: tuple[int, ...] = ()

    def start(self, table: QuestTable, _: Any) -> Any:
        left = self.left(table)
        if not left:
            return self.mend(table)
        if len(left) == 1:
            return self.act(table, left[0])
        return table.ask(self.act, self.order, self.seat)

    def left(self, table: QuestTable) -> tuple[int, ...]:
        cards, acting = table.game.box.cards, list(table.state.kept[self.seat])
        for card in self.done:
            if card in acting:
                acting.remove(card)
        return one_of_each(table, (card for card in acting if cards[card].id in ACTING))

    def order(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "status_order", self.left(table), "DQ-R-49")

    def act(self, table: QuestTable, card: int) -> Any:
        acting = Status(self.seat, (*self.done, card))
        name = table.game.box.cards[card].id
        if name == "vampire_bite":
            return table.call(Hurt(self.seat, 1, "DQ-CRD-2"), then=acting.next)
        if name == "torch_goes_out":
            return table.call(Test(self.seat, ("luck",), "torch_goes_out", "DQ-TRN-3"), then=acting.groped)
        dice = 2 if name == "lingering_shade" else 1
        return table.call(Roll(self.seat, dice, name, "DQ-TRN-3"), then=acting.rolled)

    def next(self, table: QuestTable, _: Any) -> Any:
        return self.start(table, None)

    def groped(self, table: QuestTable, missed: int) -> Any:
        if missed:
            return end_turn(table)
        drop_kept(table, self.seat, self.done[-1])
        return Status(self.seat, self.done[:-1]).start(table, None)

    def rolled(self, table: QuestTable, pips: tuple[int, ...]) -> Any:
        shade = table.game.box.cards[self.done[-1]].id == "lingering_shade"
        found = table.game.box.outcome("shade" if shade else "venom", sum(pips))
        return table.call(Effect(self.seat, found, "outcome"), then=self.next) if found != NOTHING else self.start(table, None)

    def mend(self, table: QuestTable) -> Any:
        if holds(table, self.seat, "mending") and table.state.wounds[self.seat]:
            return table.ask(self.mended, self.mending, self.seat)
        return None

    def mending(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "mending", ("keep", "use"), "DQ-CRD-5", about=(("rune", "mending"),))

    def mended(self, table: QuestTable, answer: str) -> Any:
        if answer == "keep":
            return None
        heal(table, self.seat, use_rune(table, self.seat), "DQ-WND-2")
        return end_turn(table)


@rule
class Action(Rule):
    """Exactly one of move, search, enter the catacombs, or what else the place allows (DQ-TRN-4)."""

    seat: int
    moves: int = 1
    """How many moves may still be made; more than one only by the rune of stasis."""
    hasty: bool = False
    """Whether a rune gave these moves: then moving is all there is, and one may stop."""

    def start(self, table: QuestTable, _: Any) -> Any:
        ask = self.what(table, self.seat)
        if any(choice not in FREE for choice in ask.options):
            return table.ask(self.chosen, self.what, self.seat, ask)
        if self.hasty:
            return self.acted(table, None)
        return self.stuck(table)

    def what(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "action", self.choices(table), "DQ-TRN-4", about=self.place(table))

    def place(self, table: QuestTable) -> tuple[tuple[str, object], ...]:
        """Where the hero stands, and how many moves are left."""
        return (("here", table.state.space[self.seat]), ("moves", self.moves if self.hasty else 0))

    def choices(self, table: QuestTable) -> tuple[Any, ...]:
        state, seat = table.state, self.seat
        if state.standing[seat] == BELOW:
            return (("delve",), *((("climb",),) if hole_above(table, seat) else ()), *self.drinks(table))
        moves = self.ways(table)
        if self.hasty:
            return (*moves, ("stop",)) if moves else ()
        kind, marks = kind_at(table, state.space[seat]), state.marks[state.space[seat]]
        found: list[Any] = list(moves)
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

    def ways(self, table: QuestTable) -> tuple[Any, ...]:
        """The moves: by passage, or in the dark by the die."""
        seat, space = self.seat, table.state.space[self.seat]
        found = onward(table, seat)
        if kind_at(table, space).type == "darkness":
            return (("feel",),) if found else ()
        return tuple(("move", passage.to) for passage in found)

    def drinks(self, table: QuestTable) -> tuple[Any, ...]:
        """A potion may be drunk at any moment of one's own turn outside combat (DQ-R-64)."""
        return (("drink",),) if self.potion(table) != NOTHING else ()

    def potion(self, table: QuestTable) -> int:
        potions = table.game.potions
        return next((card for card in table.state.loot[self.seat] if card in potions), NOTHING)

    def stuck(self, table: QuestTable) -> Any:
        """A dead end kills (DQ-MOV-10), unless only other heroes are in the way: then the turn is lost (DQ-R-15)."""
        if from_here(table, self.seat):
            if table.watched:
                table.tell("waits", "DQ-R-15", seat=self.seat)
            return None
        return kill(table, self.seat, "DQ-MOV-10", "dead_end")

    def chosen(self, table: QuestTable, answer: tuple[Any, ...]) -> Any:
        return getattr(self, f"do_{answer[0]}")(table, *answer[1:])

    def do_move(self, table: QuestTable, to: int) -> Any:
        return table.call(Go(self.seat, *passage_to(table, self.seat, to), False), then=self.moved)

    def do_feel(self, table: QuestTable) -> Any:
        return table.call(Feel(self.seat, False), then=self.moved)

    def moved(self, table: QuestTable, _: Any) -> Any:
        """Whoever has more moves goes on, where nothing has ended the turn."""
        if self.moves > 1 and table.state.standing[self.seat] == INSIDE:
            return Action(self.seat, self.moves - 1, True).start(table, None)
        return self.acted(table, None)

    def do_stop(self, table: QuestTable) -> Any:
        return self.acted(table, None)

    def do_search(self, table: QuestTable) -> Any:
        return table.call(Search(self.seat), then=self.acted)

    def do_descend(self, table: QuestTable) -> Any:
        return table.call(Descend(self.seat, "DQ-CAT-1"), then=self.acted)

    def do_leave(self, table: QuestTable) -> Any:
        return leave(table, self.seat)

    def do_dragon(self, table: QuestTable) -> Any:
        return table.call(Draw(self.seat, "dragon", "DQ-ROM-14"), then=self.acted)

    def do_delve(self, table: QuestTable) -> Any:
        return table.call(Delve(self.seat), then=self.acted)

    def do_climb(self, table: QuestTable) -> Any:
        return table.call(Delve(self.seat, True), then=self.acted)

    def do_tome(self, table: QuestTable) -> Any:
        return table.call(Tempt(self.seat, "tome"), then=self.acted)

    def do_drink(self, table: QuestTable) -> Any:
        drop_loot(table, self.seat, self.potion(table), "DQ-R-64")
        return table.call(Tempt(self.seat, "potion"), then=self.drunk)

    def drunk(self, table: QuestTable, _: Any) -> Any:
        return self.start(table, None)

    def do_rune(self, table: QuestTable, rune: str) -> Any:
        amount = use_rune(table, self.seat)
        if rune == "stasis":
            return Action(self.seat, amount, True).start(table, None)
        return table.call(Stroll(self.seat, amount), then=self.acted)

    def acted(self, table: QuestTable, _: Any) -> Any:
        """After acting too a potion may be drunk."""
        if self.drinks(table) and table.state.standing[self.seat] in (INSIDE, BELOW):
            return table.ask(self.sipped, self.thirst, self.seat)
        return None

    def thirst(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "drink", (("done",), *self.drinks(table)), "DQ-R-64")

    def sipped(self, table: QuestTable, answer: tuple[Any, ...]) -> Any:
        if answer[0] == "done":
            return None
        drop_loot(table, self.seat, self.potion(table), "DQ-R-64")
        return table.call(Tempt(self.seat, "potion"), then=self.acted)


FREE = (("drink",), ("stop",))
"""What can be chosen without being an action."""


@rule
class Tempt(Rule):
    """Two dice on a table of outcomes: a potion drunk, a forbidden page read."""

    seat: int
    table: str

    def start(self, table: QuestTable, _: Any) -> Any:
        return table.call(Roll(self.seat, 2, self.table, "DQ-R-64" if self.table == "potion" else "DQ-CRD-2"), then=self.rolled)

    def rolled(self, table: QuestTable, pips: tuple[int, ...]) -> Any:
        found = table.game.box.outcome(self.table, sum(pips))
        return table.call(Effect(self.seat, found, "outcome")) if found != NOTHING else None


@rule
class Search(Rule):
    """The top search card, and a token so that nobody searches here again (DQ-SEA-2); Lindel and a rune see more cards."""

    seat: int
    cards: int = 1
    seen: tuple[int, ...] = ()

    def start(self, table: QuestTable, _: Any) -> Any:
        table.state.marks[table.state.space[self.seat]] |= SEARCHED
        cards = 2 if has(table, self.seat, "keen") else 1
        if holds(table, self.seat, "seeking"):
            return table.ask(Search(self.seat, cards).sought, self.seeking, self.seat)
        return Search(self.seat, cards).look(table)

    def seeking(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "seeking", ("keep", "use"), "DQ-CRD-5", about=(("rune", "seeking"),))

    def sought(self, table: QuestTable, answer: str) -> Any:
        cards = max(self.cards, use_rune(table, self.seat)) if answer == "use" else self.cards
        return Search(self.seat, cards).look(table)

    def look(self, table: QuestTable) -> Any:
        if self.cards == 1:
            return table.call(Draw(self.seat, "search", "DQ-SEA-2"))
        return draw_from(table, self.drawn, "search")

    def drawn(self, table: QuestTable, card: int) -> Any:
        """Several cards are looked at; one of them is followed."""
        state = table.state
        seen = self.seen
        if card != NOTHING:
            state.deck[card] -= 1
            seen = (*seen, card)
        looking = Search(self.seat, self.cards, seen)
        if len(seen) < self.cards and card != NOTHING:
            return draw_from(table, looking.drawn, "search")
        return table.ask(looking.picked, looking.pick, self.seat) if seen else None

    def pick(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "pick", tuple(dict.fromkeys(self.seen)), "DQ-SEA-2")

    def picked(self, table: QuestTable, card: int) -> Any:
        from mazmorra.games.quest.decks import is_reshuffle, reshuffle

        rest = list(self.seen)
        rest.remove(card)
        for each in rest:
            table.state.discard[each] += 1
        if table.watched:
            table.tell("card_drawn", "DQ-SEA-2", seat=self.seat, deck="search", card=table.game.box.cards[card].id)
        if is_reshuffle(table, card):
            reshuffle(table, "search", card)
            return table.call(Draw(self.seat, "search", "DQ-R-82"))
        return Draw(self.seat, "search", "DQ-SEA-2", card).follow(table)


def strolls(table: QuestTable, seat: int, rooms: int) -> dict[int, Passage]:
    """The explored rooms the rune of passage can lead to, and the last passage into each; none on the way is occupied."""
    start, side = table.state.space[seat], table.state.side[seat]
    reached: dict[int, Passage] = {}
    border = [(start, side)]
    for _ in range(rooms):
        found = []
        for space, came in border:
            for passage in free(table, seat, _on_this_side(table, space, came)):
                if explored(table, passage.to) and passage.to not in reached and passage.to != start:
                    reached[passage.to] = passage
                    found.append((passage.to, back(passage.way)))
        border = found
    return reached


def _on_this_side(table: QuestTable, space: int, side: int) -> list[Passage]:
    """The passages of a room that lead across nothing (DQ-R-16)."""
    found = passages(table, space)
    if not kind_at(table, space).groups or side == NO_SIDE:
        return found
    near = same_side(table, space, side)
    return [passage for passage in found if passage.way in near]


@rule
class Stroll(Rule):
    """The rune of passage: straight to a room up to so many rooms away; only the last one is resolved."""

    seat: int
    rooms: int

    def start(self, table: QuestTable, _: Any) -> Any:
        return table.ask(self.chosen, self.where, self.seat)

    def where(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "stroll", tuple(sorted(strolls(table, seat, self.rooms))), "DQ-CRD-5")

    def chosen(self, table: QuestTable, to: int) -> Any:
        passage = strolls(table, self.seat, self.rooms)[to]
        side = NO_SIDE if to in table.game.box.treasure else back(passage.way)
        return table.call(Enter(self.seat, to, side))


@rule
class Return(Rule):
    """Death can wait: the player to the left puts the figure in a tower room; alone, chance does (DQ-WAIT-1, DQ-R-68)."""

    seat: int

    def start(self, table: QuestTable, _: Any) -> Any:
        towers = self.towers(table)
        if table.seats == 1:
            return table.draw(self.back, "tower", (1,) * len(towers), towers)
        return table.ask(self.back, self.where, (self.seat + 1) % table.seats)

    def towers(self, table: QuestTable) -> tuple[int, ...]:
        return tuple(tower for tower in table.game.box.towers if not taken(table, self.seat, tower))

    def where(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "return_to", self.towers(table), "DQ-WAIT-1", about=(("seat", self.seat),))

    def back(self, table: QuestTable, tower: int) -> Any:
        state = table.state
        state.standing[self.seat], state.space[self.seat], state.side[self.seat] = INSIDE, tower, NO_SIDE
        if table.watched:
            table.tell("returned", "DQ-WAIT-1", seat=self.seat, space=tower, place=place(tower))
        if any(state.rune_bag):
            return table.draw(self.dealt, "rune", state.rune_bag)
        return self.lit(table)

    def dealt(self, table: QuestTable, rune: int) -> Any:
        """A rune nobody has used, if there is one (DQ-R-69)."""
        table.state.rune_bag[rune] -= 1
        table.state.runes[self.seat] = rune
        if table.watched:
            table.tell("rune_dealt", "DQ-R-69", seat=self.seat, rune=table.game.box.runes[rune].id)
        return self.lit(table)

    def lit(self, table: QuestTable) -> Any:
        """By torchlight the tower's passages are lit again, as at the start (DQ-LIGHT-2)."""
        return table.call(Light(self.seat, table.state.space[self.seat])) if table.game.torchlight else None
