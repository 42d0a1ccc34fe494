"""The expedition from the first hero dealt to the last coin counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.explore import Light
from mazmorra.games.quest.rules.scoring import Reckoning
from mazmorra.games.quest.rules.spaces import place
from mazmorra.games.quest.rules.turn import Turn
from mazmorra.games.quest.state import BELOW, INSIDE
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


@rule
class Quest(Rule):
    """The whole game: set-up, turns until nobody is inside, the count (DQ-TRN-1, DQ-WIN-1)."""

    def start(self, table: QuestTable, _: object) -> Ending:
        if table.watched:
            table.tell("goal", "DQ-SOLO-1" if table.game.is_solo else "DQ-WIN-2", alone=table.game.is_solo)
        deals = [Deal(seat) for seat in range(table.seats)]
        return table.call(*deals, then=self.dealt)

    def dealt(self, table: QuestTable, _: object) -> Ending:
        return table.draw(self.started, "starter", (1,) * table.seats)

    def started(self, table: QuestTable, seat: int) -> Ending:
        """The start player is random; from there on clockwise each takes a different tower (DQ-TRN-1)."""
        table.state.starter = seat
        if table.watched:
            table.tell("start_drawn", "DQ-TRN-1", seat=seat)
        order = [(seat + offset) % table.seats for offset in range(table.seats)]
        return table.call(*(TakeTower(each) for each in order), then=self.placed)

    def placed(self, table: QuestTable, _: object) -> Ending:
        return table.call(Turn(table.state.starter), then=self.turned)

    def turned(self, table: QuestTable, _: object) -> Ending:
        """The next player inside; the start player's token passes on if its holder is not (DQ-R-47,
        DQ-R-51).
        """
        inside = _inside(table, table.state.turn + 1)
        if not inside:
            return table.call(Reckoning())
        starter = _inside(table, table.state.starter)[0]
        return table.call(Turn(inside[0], self.pass_token(table, starter)), then=self.turned)

    def pass_token(self, table: QuestTable, starter: int) -> bool:
        """Whether the sun may move in the next turn: not if the token comes to somebody who has yet to play
        in this round.
        """
        state, first = table.state, table.state.starter
        if starter == first:
            return True
        state.starter = starter
        if table.watched:
            table.tell("start_passes", "DQ-R-47", seat=starter)
        return (starter - first) % table.seats <= (state.turn - first) % table.seats


def _inside(table: QuestTable, first: int) -> list[int]:
    """The seats inside the dungeon or under it, clockwise from a seat on."""
    standing = table.state.standing
    around = ((first + offset) % table.seats for offset in range(table.seats))
    return [seat for seat in around if INSIDE <= standing[seat] <= BELOW]


@rule
class Deal(Rule):
    """A hero, dealt or chosen, and a rune (set-up, steps 7 and 8)."""

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        if table.game.heroes_chosen:
            return table.ask(self.hero_taken, self.hero, self.seat)
        left = [int(hero not in table.state.heroes) for hero in range(len(table.game.box.heroes))]
        return table.draw(self.hero_taken, "hero", left)

    def hero(self, table: QuestTable, seat: int) -> Ask:
        left = tuple(hero for hero in range(len(table.game.box.heroes)) if hero not in table.state.heroes)
        return Ask(seat, "hero", left, "DQ-TRN-1")

    def hero_taken(self, table: QuestTable, hero: int) -> Ending:
        table.state.heroes[self.seat] = hero
        return table.draw(self.rune_dealt, "rune", table.state.rune_bag)

    def rune_dealt(self, table: QuestTable, rune: int) -> Ending:
        state, box = table.state, table.game.box
        state.rune_bag[rune] -= 1
        state.runes[self.seat] = rune
        if table.watched:
            hero = box.heroes[state.heroes[self.seat]]
            table.tell("hero_dealt", "DQ-TRN-1", seat=self.seat, hero=hero.id, rune=box.runes[rune].id)
        return None


@rule
class TakeTower(Rule):
    """Each figure starts in a tower room of its own; by torchlight its passages are lit at once (DQ-LIGHT-2,
    DQ-R-75).
    """

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.ask(self.placed, self.tower, self.seat)

    def tower(self, table: QuestTable, seat: int) -> Ask:
        free = tuple(tower for tower in table.game.box.towers if tower not in table.state.space)
        return Ask(seat, "start_tower", free, "DQ-R-77")

    def placed(self, table: QuestTable, tower: int) -> Ending:
        table.state.space[self.seat] = tower
        if table.watched:
            table.tell("tower_taken", "DQ-R-77", seat=self.seat, space=tower, place=place(tower))
        return table.call(Light(self.seat, tower)) if table.game.torchlight else None
