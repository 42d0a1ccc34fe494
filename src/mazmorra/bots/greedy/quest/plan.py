"""What a moment is worth to an adventurer: the best of going home, going for the treasure and looking for
loot.

A plan is worth the chance of living through it times what its gold is worth outside.
"""

from __future__ import annotations

import random
from functools import cached_property
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from mazmorra.bots.greedy.quest.chart import DRAWS, Chart
from mazmorra.bots.greedy.quest.dangers import SAFE, Danger, Dangers
from mazmorra.bots.greedy.quest.legs import Legs, Stop
from mazmorra.bots.greedy.quest.policy import Policy
from mazmorra.games.quest.game import QuestView
from mazmorra.games.quest.rules.spaces import BESIDE, NOWHERE, back
from mazmorra.games.quest.state import MONSTER, NO_SIDE
from mazmorra.kernel.determinize import determinize

if TYPE_CHECKING:
    from mazmorra.games.quest.box.rows import CardRow
    from mazmorra.games.quest.game import QuestTable

LATE = ((0.9, 0.3), (1.15, 0.4), (1.5, 0.3))
"""How much longer than reckoned a way turns out, and how often."""
LONGEST = 40
"""No game has more rounds than this still to come."""
HASTE = 0.995
"""What a turn later makes of a worth: of ways as safe as each other the shorter is taken."""
SOME_GOLD = 50.0
"""What loot found in a room is worth, as a rule."""
BLOW = 4.2
"""How unevenly wounds come: their variance for each one expected."""


def gold_of(row: CardRow) -> int:
    """What a card is worth at the count; a chest holds two dice of hundreds."""
    return 700 if row.id == "treasure_chest" else row.gold


class Purse(NamedTuple):
    """The gold in hand, and whether one may leave with it."""

    gold: float
    leaves: bool


class Plan:
    """The prospects of one hero at one moment."""

    def __init__(self, view: QuestView, policy: Policy) -> None:
        self.view, self.policy, self.seat = view, policy, view.seat
        self.table: QuestTable = determinize(view, random.Random(0))
        self.state, self.box = self.table.state, self.table.game.box
        self.dangers = Dangers(self.table, self.seat)
        self.vault: Stop = (self.box.treasure[0], NO_SIDE)
        self.days = self._days()
        self.rage = self.dangers.rage()
        self.treasures = 2 * self.mean("treasure")
        self.purse = self._purse()
        self.finds = self._finds()

    @cached_property
    def chart(self) -> Chart:
        return Chart(self.table, self.seat, self.dangers, self.policy.heed)

    @cached_property
    def home(self) -> Legs:
        """The ways to the nearest tower."""
        return self.chart.legs(self.box.towers)

    @cached_property
    def there(self) -> Legs:
        """The ways to the treasure chamber."""
        return self.chart.legs(self.box.treasure[:1])

    def _purse(self) -> Purse:
        loot = self.state.loot[self.seat]
        return Purse(float(sum(gold_of(self.box.cards[card].row) for card in loot)), self.leaves_with(loot))

    @property
    def any_loot_leaves(self) -> bool:
        """Alone, and for whoever insists, only treasure counts (DQ-SOLO-1)."""
        return not (self.policy.treasure or self.table.game.is_solo)

    def leaves_with(self, loot: tuple[int, ...]) -> bool:
        """Whether these cards are something to leave with."""
        return any(self.any_loot_leaves or self.box.cards[card].deck == "treasure" for card in loot)

    def mean(self, deck: str) -> float:
        """What a loot card of a deck is worth on average."""
        loot = [(likely, gold_of(row)) for likely, row in self.dangers.cards(deck) if row.loot]
        found = sum(likely for likely, _ in loot)
        return sum(likely * gold for likely, gold in loot) / found if found else 0.0

    def share(self, deck: str) -> float:
        """How often the next card of a deck is loot."""
        return sum(likely for likely, row in self.dangers.cards(deck) if row.loot)

    def _finds(self) -> float:
        """How often a dungeon card brings loot, the corpses and crypts opened."""
        opened = [
            (likely, op["deck"])
            for likely, row in self.dangers.cards("dungeon")
            for op in row.does
            if op.op == "may_draw"
        ]
        return self.share("dungeon") + sum(likely * self.share(deck) for likely, deck in opened)

    # Chances.

    def light(self, turns: float) -> float:
        """How likely the sun still shines after so many turns of one's own, this one counted (DQ-SUN-2)."""
        rounds = max(0.0, turns - 1)
        return sum(often * self._daylight(rounds * slow) for slow, often in LATE)

    def _daylight(self, rounds: float) -> float:
        whole = int(rounds)
        if whole + 1 >= len(self.days):
            return self.days[-1]
        return self.days[whole] + (self.days[whole + 1] - self.days[whole]) * (rounds - whole)

    def _days(self) -> list[float]:
        """How likely the sun shines after each number of rounds."""
        track, lit = self.box.sun, [1.0]
        for sun in range(self.state.sun, self.state.sun + LONGEST):
            lit.append(lit[-1] * (1 - track[min(sun, len(track) - 1)] / 6))
        return lit

    def lives(self, danger: Danger) -> float:
        """How likely the hero lives through a danger."""
        left, wounds = self.dangers.left, danger.wounds * self.policy.heed
        spread = 0.55 * (BLOW * max(0.0, wounds) + 0.1) ** 0.5
        endures = 1 / (1 + exp(-max(-30.0, min(30.0, (left - 0.5 - wounds) / spread))))
        spared = max(0.0, 1 - danger.death * self.policy.heed)
        hurried: float = HASTE**danger.turns
        return endures * spared * self.light(danger.turns) * hurried

    # Worth.

    def worth(self, stop: Stop, danger: Danger, purse: Purse) -> float:
        """What it is worth to stand at a stop with a purse, when getting there costs a danger."""
        if stop not in self.home:
            return 0.0
        home = self.home[stop].danger
        best = self._outside(danger + home, purse) if purse.leaves else self._loot(danger, home)
        return max(best, self._treasure(stop, danger, purse))

    def _outside(self, danger: Danger, purse: Purse) -> float:
        return self.lives(danger) * self.policy.worth(purse.gold)

    def _loot(self, danger: Danger, home: Danger) -> float:
        """Drawing cards not far from home until there is something to leave with."""
        if not (self.policy.curious and self.any_loot_leaves and self.finds):
            return 0.0
        rooms = 1 / self.finds
        roam = self.dangers.deck("dungeon") * rooms + Danger(turns=rooms)
        longest = Danger(
            max(home.turns, roam.turns), max(home.wounds, roam.wounds), max(home.death, roam.death)
        )
        return self._outside(danger + longest, Purse(SOME_GOLD, True))

    def _treasure(self, stop: Stop, danger: Danger, purse: Purse) -> float:
        if stop not in self.there or self.vault not in self.home:
            return 0.0
        once_more = Danger(turns=1.0) if stop == self.vault else SAFE
        there, back = self.there[stop], self.home[self.vault]
        shorter = there.weight + self.home[stop].weight < back.weight
        home = there.returning + self.home[stop].danger if shorter else back.danger
        way = danger + once_more + there.danger + home
        return (1 - self.rage) * self._outside(way, Purse(purse.gold + self.treasures, True))

    def arriving(self, to: Stop, danger: Danger) -> float:
        """What a step is worth: the room's danger is in the danger, the loot it may hold is looked for
        here.
        """
        if to == self.vault:
            return self.after_dragon(danger)
        found = self._holds_loot(to[0])
        without = self.worth(to, danger, self.purse)
        if not found:
            return without
        more = Purse(self.purse.gold + SOME_GOLD, self.purse.leaves or self.any_loot_leaves)
        return found * self.worth(to, danger, more) + (1 - found) * without

    def _holds_loot(self, space: int) -> float:
        if self.state.marks[space] & MONSTER:
            return 0.0
        kind = self.chart.kind(space)
        return self.finds if kind is None or kind.type in DRAWS else 0.0

    def after_dragon(self, danger: Danger) -> float:
        """What drawing a dragon card is worth: two treasures, or all loot lost in the flames."""
        calm = self.worth(self.vault, danger, Purse(self.purse.gold + self.treasures, True))
        burnt = self.worth(self.vault, danger + Danger(wounds=7.0), Purse(0.0, False))
        return (1 - self.rage) * calm + self.rage * burnt

    def resting(self, danger: Danger, purse: Purse | None = None) -> float:
        """What it is worth to be where one is at the start of one's next turn."""
        space, side = self.state.space[self.seat], self.state.side[self.seat]
        purse = purse or self.purse
        steps = self.chart.steps(self.chart.stop(space, side), rested=True)
        return max((self.worth(to, danger + cost, purse) for to, cost in steps), default=0.0)

    def step(self, to: int, begun: bool, saved: int = 0) -> float:
        """What stepping into a room beside this one is worth, with turns `saved` on the way.

        `begun` is whether this turn's move is under way: then doors and portcullises may not count, but the
        turn does.
        """
        space, side = self.state.space[self.seat], self.state.side[self.seat]
        here = self.chart.stop(space, side)
        turns = Danger(turns=float(begun - saved))
        found = [
            self.arriving(stop, cost + turns)
            for stop, cost in self.chart.steps(here, rested=not begun)
            if stop[0] == to
        ]
        return max(found, default=0.0)

    def appear(self, space: int, danger: Danger) -> float:
        """What it is worth to come into a space through no passage."""
        return self.arriving(self.chart.stop(space, NO_SIDE), danger + self.chart.enter(space))

    def beside(self, to: int, danger: Danger) -> float:
        """What it is worth to get into a space beside this room, whatever is between."""
        room = self.vault[0] if to in self.box.treasure else to
        exits = self.box.exits[self.state.space[self.seat]]
        side = next((back(each.passage.way) for each in exits if each.passage.to == room), NO_SIDE)
        return self.arriving(self.chart.stop(to, side), danger + self.chart.enter(to))

    def through_wall(self, danger: Danger) -> float:
        """The best of what lies beside this room, walls or none."""
        space = self.state.space[self.seat]
        return max(self.beside(to, danger) for to in BESIDE[space] if to != NOWHERE)

    def search(self) -> float:
        """What searching here is worth: loot, a way through the wall, or a turn gone."""
        cost = self.dangers.deck("search") + Danger(turns=1.0)
        loot, door = self.share("search") * self.policy.curious, self.dangers.does("search", "secret_door")
        leaves = self.purse.leaves or self.any_loot_leaves
        rich = self.resting(cost, Purse(self.purse.gold + self.mean("search"), leaves))
        poor = self.resting(cost)
        return loot * rich + door * max(poor, self.through_wall(cost)) + (1 - loot - door) * poor
