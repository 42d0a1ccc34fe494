"""Monsters: met in secret, fought with hidden cards, fled from at a price; alone, the dice play the
monster.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.games.quest.box.rows import WEAPONS
from mazmorra.games.quest.rules.board import escapes, explored_beside, passage_to
from mazmorra.games.quest.rules.dice import Roll, Test, attribute, gain_determination, odds
from mazmorra.games.quest.rules.effect import OPS, Effect
from mazmorra.games.quest.rules.entering import ROOMS, Enter
from mazmorra.games.quest.rules.runes import has, holds, once, use_rune
from mazmorra.games.quest.rules.spaces import back
from mazmorra.games.quest.rules.wounds import Hurt, end_fight, end_turn
from mazmorra.games.quest.state import MONSTER, NO_SIDE, NO_WAY_BACK
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, Stage, rule

if TYPE_CHECKING:
    from mazmorra.content.ops import Op
    from mazmorra.games.quest.game import QuestTable


def draw_monster(table: QuestTable, then: Stage) -> Ending:
    """Ask chance for a monster card; the discards are shuffled when there are no others (DQ-CRD-1)."""
    state = table.state
    if not any(state.monster_deck):
        state.monster_deck, state.monster_discard = state.monster_discard, [0] * len(state.monster_discard)
    return table.draw(then, "monster", state.monster_deck)


def keeper(table: QuestTable, seat: int) -> int:
    """The player to the left plays the monster, dead or out though they may be (DQ-MON-2, DQ-R-45)."""
    return (seat + 1) % table.seats


@rule
class Encounter(Rule):
    """A monster in the hero's room; `escape` is whether it can be fled from, which it cannot behind a secret
    door.
    """

    seat: int
    escape: bool

    def start(self, table: QuestTable, _: object) -> Ending:
        state = table.state
        state.marks[state.space[self.seat]] |= MONSTER
        return Encounter(self.seat, self.escape and once(table, NO_WAY_BACK)).come(table)

    def come(self, table: QuestTable) -> Ending:
        if self.escape and holds(table, self.seat, "glare"):
            return table.ask(self.glared, self.glare, self.seat)
        return self.meet(table)

    def glare(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "glare", ("keep", "use"), "DQ-CRD-5", about=(("rune", "glare"),))

    def glared(self, table: QuestTable, answer: str) -> Ending:
        if answer == "keep":
            return self.meet(table)
        use_rune(table, self.seat)
        return draw_monster(table, self.dazzled)

    def dazzled(self, table: QuestTable, card: int) -> Ending:
        """The monster card and the token go, and so does the turn."""
        state = table.state
        state.foe, state.foe_card = table.game.box.monsters[card].name, card
        end_fight(table)
        state.marks[state.space[self.seat]] &= ~MONSTER
        return end_turn(table)

    def meet(self, table: QuestTable) -> Ending:
        if table.game.is_solo:
            return table.call(Alone(self.seat, self.escape))
        return draw_monster(table, self.met)

    def met(self, table: QuestTable, card: int) -> Ending:
        """The monster player looks at the card and announces its name alone (DQ-MON-2)."""
        state, row = table.state, table.game.box.monsters[card]
        state.foe, state.foe_card, state.foe_wounds = row.name, card, 0
        if table.watched:
            secret = {"health": row.health, "penalty": row.escape}
            table.tell(
                "monster_met",
                "DQ-MON-2",
                secret,
                (keeper(table, self.seat),),
                seat=self.seat,
                monster=row.name,
            )
            _tell_if_caught(table, self.seat, self.escape)
        return table.call(Fight(self.seat, self.escape))


@ROOMS.on("monster")
def meet_again(table: QuestTable, seat: int, _: int) -> Ending:
    """A monster in the room is met, and the room does nothing (DQ-MON-1)."""
    return table.call(Encounter(seat, True))


@OPS.on("encounter")
def encounter(effect: Effect, table: QuestTable, op: Op) -> Ending:
    return effect.go_on(table, Encounter(effect.seat, op["escape"]))


def _tell_if_caught(table: QuestTable, seat: int, escape: bool) -> None:
    """Whoever may not flee hears why nobody asks."""
    if table.watched and not escape:
        table.tell("no_escape", "DQ-CRD-2", seat=seat)


@rule
class Fight(Rule):
    """Round after round: two cards in secret, wounds by the chart, and perhaps an escape (DQ-COM-1)."""

    seat: int
    escape: bool
    guarded: bool = False
    hero_wounds: int = 0
    monster_wounds: int = 0

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.ask_all(self.revealed, self.weapon, (self.seat, keeper(table, self.seat)))

    def weapon(self, table: QuestTable, seat: int) -> Ask:
        kind = "hero_card" if seat == self.seat else "monster_card"
        about = (("monster", table.state.foe), ("suffered", table.state.foe_wounds))
        return Ask(seat, kind, WEAPONS, "DQ-COM-1", about=about)

    def revealed(self, table: QuestTable, cards: dict[int, str]) -> Ending:
        hero, monster = cards[self.seat], cards[keeper(table, self.seat)]
        hurt, dealt = table.game.box.clash[hero, monster]
        if table.watched:
            table.tell(
                "cards_revealed",
                "DQ-COM-1",
                seat=self.seat,
                weapon=hero,
                against=monster,
                monster=table.state.foe,
            )
        return replace(self, hero_wounds=hurt, monster_wounds=dealt).weigh(table)

    def weigh(self, table: QuestTable) -> Ending:
        """Hugo turns one wound aside once a fight; Krutzbeck may pay a wound for one more."""
        fight = self
        if self.hero_wounds and has(table, self.seat, "guard") and not self.guarded:
            fight = replace(self, guarded=True, hero_wounds=self.hero_wounds - 1)
            if table.watched:
                table.tell("guarded", "DQ-TRN-6", seat=self.seat)
        if fight.monster_wounds and has(table, self.seat, "fury"):
            return table.ask(fight.raged, fight.fury, self.seat)
        return fight.trade(table)

    def fury(self, table: QuestTable, seat: int) -> Ask:
        about = (("wounds", self.hero_wounds), ("dealt", self.monster_wounds))
        return Ask(seat, "fury", ("calm", "fury"), "DQ-TRN-6", about=about)

    def raged(self, table: QuestTable, answer: str) -> Ending:
        if answer == "calm":
            return self.trade(table)
        angry = replace(self, hero_wounds=self.hero_wounds + 1, monster_wounds=self.monster_wounds + 1)
        return angry.trade(table)

    def trade(self, table: QuestTable) -> Ending:
        """The hero's death is looked at first (DQ-R-39)."""
        return table.call(Hurt(self.seat, self.hero_wounds, "DQ-COM-2", "monster"), then=self.struck)

    def struck(self, table: QuestTable, _: object) -> Ending:
        if is_felled(table, self.monster_wounds, "DQ-COM-2"):
            return slain(table, self.seat)
        if self.escape and explored_beside(table, self.seat):
            return table.ask(self.decided, self.flee, self.seat)
        return self.again(table)

    def flee(self, table: QuestTable, seat: int) -> Ask:
        needed = attribute(table, seat, ("agility",))
        about = (
            ("attribute", "agility"),
            ("needed", needed),
            ("odds", odds(needed)),
            ("monster", table.state.foe),
        )
        return Ask(seat, "flee", ("fight", "flee"), "DQ-COM-5", about=about)

    def decided(self, table: QuestTable, answer: str) -> Ending:
        if answer == "fight":
            return self.again(table)
        return table.call(Test(self.seat, ("agility",), "flee", "DQ-COM-6"), then=self.fled)

    def again(self, table: QuestTable) -> Ending:
        return replace(self, hero_wounds=0, monster_wounds=0).start(table, None)

    def fled(self, table: QuestTable, missed: int) -> Ending:
        """Success: the monster is shown, its penalty suffered in this room, and the hero runs (DQ-COM-6,
        DQ-R-43).
        """
        if missed:
            return self.again(table)
        state = table.state
        row = table.game.box.monsters[state.foe_card]
        state.shown_foe = state.foe_card
        penalty = 0 if has(table, self.seat, "elusive") else row.escape
        if table.watched:
            table.tell("escaped", "DQ-COM-6", seat=self.seat, monster=row.name, penalty=penalty)
        return table.call(Hurt(self.seat, penalty, "DQ-COM-6", "monster"), then=self.away)

    def away(self, table: QuestTable, _: object) -> Ending:
        end_fight(table)
        return table.call(Run(self.seat, True), then=self.over)

    def over(self, table: QuestTable, _: object) -> Ending:
        return end_turn(table)


@rule
class Run(Rule):
    """Out of the room, doors and portcullises ignored: into an explored room (DQ-R-42), or alone by any
    passage (DQ-R-65).
    """

    seat: int
    known: bool

    def start(self, table: QuestTable, _: object) -> Ending:
        found = self.ways(table)
        if len(found) == 1:
            return self.chosen(table, found[0])
        return table.ask(self.chosen, self.where, self.seat)

    def ways(self, table: QuestTable) -> tuple[int, ...]:
        found = explored_beside(table, self.seat) if self.known else escapes(table, self.seat)
        return tuple(passage.to for passage in found)

    def where(self, table: QuestTable, seat: int) -> Ask:
        clause = "DQ-COM-6" if self.known else "DQ-SOLO-2"
        return Ask(seat, "run", self.ways(table), clause, about=(("here", table.state.space[seat]),))

    def chosen(self, table: QuestTable, to: int) -> Ending:
        side = NO_SIDE if to in table.game.box.treasure else back(passage_to(table, self.seat, to).way)
        return table.call(Enter(self.seat, to, side))


def is_felled(table: QuestTable, wounds: int, clause: str) -> bool:
    """Wound the monster; whether that is as much as it can bear."""
    state = table.state
    state.foe_wounds += wounds
    if table.watched and wounds:
        table.tell("monster_wounded", clause, monster=state.foe, amount=wounds, total=state.foe_wounds)
    return state.foe_wounds >= table.game.box.monsters[state.foe_card].health


def slain(table: QuestTable, seat: int) -> Ending:
    """The monster is dead: its card and its token go, and the turn ends (DQ-COM-4, DQ-R-38)."""
    state = table.state
    if table.watched:
        table.tell("monster_slain", "DQ-COM-4", seat=seat, monster=state.foe)
    end_fight(table)
    state.marks[state.space[seat]] &= ~MONSTER
    if has(table, seat, "glory"):
        gain_determination(table, seat, 1, "DQ-TRN-6")
    return end_turn(table)


@rule
class Alone(Rule):
    """Solo: one chance to escape before the fight, then the dice (DQ-SOLO-2, DQ-SOLO-3)."""

    seat: int
    escape: bool

    def start(self, table: QuestTable, _: object) -> Ending:
        if self.escape and escapes(table, self.seat):
            return table.ask(self.decided, self.flee, self.seat)
        return draw_monster(table, self.faced)

    def flee(self, table: QuestTable, seat: int) -> Ask:
        needed = attribute(table, seat, ("agility",))
        about = (("attribute", "agility"), ("needed", needed), ("odds", odds(needed)))
        return Ask(seat, "flee_unseen", ("fight", "flee"), "DQ-SOLO-2", about=about)

    def decided(self, table: QuestTable, answer: str) -> Ending:
        if answer == "fight":
            return draw_monster(table, self.faced)
        return table.call(Test(self.seat, ("agility",), "flee", "DQ-SOLO-2"), then=self.fled)

    def fled(self, table: QuestTable, missed: int) -> Ending:
        return draw_monster(table, self.caught if missed else self.away)

    def away(self, table: QuestTable, card: int) -> Ending:
        """The card is discarded, the token stays, and the hero leaves by any passage (DQ-R-65)."""
        state = table.state
        state.foe, state.foe_card = table.game.box.monsters[card].name, card
        if table.watched:
            table.tell("escaped", "DQ-SOLO-2", seat=self.seat, monster=state.foe, penalty=0)
        end_fight(table)
        return table.call(Run(self.seat, False), then=self.gone)

    def gone(self, table: QuestTable, _: object) -> Ending:
        return end_turn(table)

    def caught(self, table: QuestTable, card: int) -> Ending:
        """A failed escape shows the monster and costs its penalty; then it is to the death (DQ-R-66)."""
        self._show(table, card, "DQ-SOLO-2")
        penalty = table.game.box.monsters[card].escape
        return table.call(Hurt(self.seat, penalty, "DQ-SOLO-2", "monster"), then=self.round)

    def faced(self, table: QuestTable, card: int) -> Ending:
        """The monster is shown when the fight begins (DQ-SOLO-4)."""
        self._show(table, card, "DQ-SOLO-4")
        _tell_if_caught(table, self.seat, self.escape)
        return self.round(table, None)

    def _show(self, table: QuestTable, card: int, clause: str) -> None:
        state, row = table.state, table.game.box.monsters[card]
        state.foe, state.foe_card, state.shown_foe, state.foe_wounds = row.name, card, card, 0
        if table.watched:
            table.tell(
                "monster_shown",
                clause,
                seat=self.seat,
                monster=row.name,
                health=row.health,
                penalty=row.escape,
            )

    def round(self, table: QuestTable, _: object) -> Ending:
        return table.call(Roll(self.seat, 1, "combat", "DQ-SOLO-3"), then=self.clashed)

    def clashed(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        hurt, dealt = table.game.box.solo[pips[0] - 1]
        return table.call(Blow(self.seat, hurt, dealt), then=self.next)

    def next(self, table: QuestTable, _: object) -> Ending:
        return self.round(table, None)


@rule
class Blow(Rule):
    """One round of a solo fight; ends the turn if the monster falls."""

    seat: int
    hero_wounds: int
    monster_wounds: int

    def start(self, table: QuestTable, _: object) -> Ending:
        hurt = self.hero_wounds
        if hurt and has(table, self.seat, "guard") and "guard" not in table.state.spent:
            table.state.spent = (*table.state.spent, "guard")
            hurt -= 1
            if table.watched:
                table.tell("guarded", "DQ-TRN-6", seat=self.seat)
        if self.monster_wounds and has(table, self.seat, "fury"):
            ready = replace(self, hero_wounds=hurt)
            return table.ask(ready.raged, ready.fury, self.seat)
        return replace(self, hero_wounds=hurt).trade(table)

    def fury(self, table: QuestTable, seat: int) -> Ask:
        about = (("wounds", self.hero_wounds), ("dealt", self.monster_wounds))
        return Ask(seat, "fury", ("calm", "fury"), "DQ-TRN-6", about=about)

    def raged(self, table: QuestTable, answer: str) -> Ending:
        more = answer == "fury"
        return Blow(self.seat, self.hero_wounds + more, self.monster_wounds + more).trade(table)

    def trade(self, table: QuestTable) -> Ending:
        return table.call(Hurt(self.seat, self.hero_wounds, "DQ-SOLO-3", "monster"), then=self.struck)

    def struck(self, table: QuestTable, _: object) -> Ending:
        return slain(table, self.seat) if is_felled(table, self.monster_wounds, "DQ-SOLO-3") else None


@rule
class Volley(Rule):
    """Monster cards are drawn for their escape penalties alone, and discarded together."""

    seat: int
    cards: int
    drawn: tuple[int, ...] = ()

    def start(self, table: QuestTable, _: object) -> Ending:
        return draw_monster(table, self.shot)

    def shot(self, table: QuestTable, card: int) -> Ending:
        state, monsters = table.state, table.game.box.monsters
        state.monster_deck[card] -= 1
        drawn = (*self.drawn, card)
        if table.watched:
            table.tell(
                "volley_card",
                "DQ-CRD-2",
                seat=self.seat,
                monster=monsters[card].name,
                penalty=monsters[card].escape,
            )
        if len(drawn) < self.cards and (any(state.monster_deck) or any(state.monster_discard)):
            return replace(self, drawn=drawn).start(table, None)
        for each in drawn:
            state.monster_discard[each] += 1
        return table.call(Hurt(self.seat, sum(monsters[each].escape for each in drawn), "DQ-CRD-2"))


@OPS.on("volley")
def volley(effect: Effect, table: QuestTable, op: Op) -> Ending:
    return effect.go_on(table, Volley(effect.seat, op["cards"]))
