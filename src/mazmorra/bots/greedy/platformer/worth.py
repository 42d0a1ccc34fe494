"""What a moment is worth to one seat, in turns: the way still to go, the rolls the boss will take, and what
may go wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from mazmorra.bots.greedy.platformer.fight import Fight
from mazmorra.bots.greedy.platformer.ways import Ascent, ascent
from mazmorra.bots.greedy.platformer.weights import USUAL as USUAL_WEIGHTS
from mazmorra.bots.greedy.platformer.weights import Weights
from mazmorra.games.platformer.rules.enemies import threats
from mazmorra.games.platformer.rules.figures import boss_slot, map_of, row_of
from mazmorra.games.platformer.rules.spaces import COLUMNS
from mazmorra.games.platformer.rules.symbols import HOVER
from mazmorra.games.platformer.rules.wounds import most_health

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerGame, PlatformerTable

WON, LOST = 1000.0, -1000.0
SOON = 10
"""The round after which haste grows."""
MOST_GOLD = 6
"""How many pieces of gold count."""


class Taste(NamedTuple):
    """How much somebody minds or likes a thing, of what is usual."""

    weak: float = 1.0
    """Being weak, and what may be met on the way."""
    stuff: float = 1.0
    """Gold and gems."""
    haste: float = 1.0
    """The way still to go."""
    rivals: float = 1.0
    """How the others stand."""


USUAL = Taste()


class Judge:
    """Judges moments for one seat."""

    def __init__(
        self,
        game: PlatformerGame,
        seat: int,
        heroes: Sequence[int],
        taste: Taste = USUAL,
        weights: Weights = USUAL_WEIGHTS,
    ) -> None:
        self.game, self.box, self.seat, self.taste, self.weights = game, game.box, seat, taste, weights
        self.fight = Fight(game, seat, heroes[seat], weights)
        self.rivals = tuple(
            Fight(game, each, hero, weights) for each, hero in enumerate(heroes) if each != seat
        )
        self.is_star_sword, self.is_star_boot = self.fight.is_star_sword, self.fight.is_star_boot
        self.is_solo = game.is_solo(len(heroes))
        self.struck = 1 - (2 / 3) ** len(heroes)
        """How likely the enemies attack before the hero is up again."""

    # Moments.

    def rest(self, table: PlatformerTable) -> float:
        """What it is worth that the turn is over and everybody has fallen."""
        state = table.state
        if state.ending:
            return self._ended(state.winner)
        space = state.spaces[self.seat]
        way = ascent(self.box, state.tiles, self.weights.pace)
        worth = self._stuff(table) - self.fight.turns(table, space, 0) - self._rivals(table, way)
        if space < 0:
            return (
                worth
                - self._weakness(state.health[self.seat])
                - self._from_below(table, way)
                - self.weights.back
            )
        if not state.inside[self.seat]:
            turns = way.aloft[space] if state.marks[self.seat] & HOVER else way.turns[space]
            worth -= (turns + self.weights.door) * self._haste(table) - self.weights.door
        return worth - self._danger(table, space, way)

    def hope(self, table: PlatformerTable) -> float:
        """What a moment of the turn promises: as if nothing pulled the hero down, and the dice left were
        still to be used.
        """
        state = table.state
        if state.ending:
            return self._ended(state.winner)
        space = state.spaces[self.seat]
        way = ascent(self.box, state.tiles, self.weights.pace)
        left = sum([count * self.weights.symbols[symbol] for symbol, count in enumerate(state.pool) if count])
        worth = self._stuff(table) + left - self._weakness(state.health[self.seat])
        worth -= self.fight.turns(table, space, state.bonus)
        if space < 0:
            return worth - self._from_below(table, way) - self.weights.back
        if state.inside[self.seat]:
            return worth + (3.0 if self.fight.can_fell(table) else 0.0)
        return worth - self._haste(table) * min(way.turns[space], 0.45 * way.steps[space] + way.hidden)

    def revealing(self, table: PlatformerTable) -> float:
        """What it is worth to stand in the top row while the next level is turned: half of the falls are
        caught again.
        """
        state = table.state
        space = state.spaces[self.seat]
        way = ascent(self.box, state.tiles, self.weights.pace)
        fall = 0.0 if way.rests[space] == space else 0.5 * (way.turns[way.rests[space]] - way.hidden)
        left = sum(count * self.weights.symbols[symbol] for symbol, count in enumerate(state.pool) if count)
        worth = self._stuff(table) + left - self._weakness(state.health[self.seat]) - self._rivals(table, way)
        return worth - self._haste(table) * (fall + way.hidden) - self.fight.turns(table, space, 0)

    def can_finish(self, table: PlatformerTable) -> bool:
        """Whether the boss might fall this turn."""
        return (
            table.state.inside[self.seat] > 0
            and table.state.spaces[self.seat] >= 0
            and self.fight.can_fell(table)
        )

    def to_boss(self, table: PlatformerTable) -> int:
        """The steps to it."""
        return self.fight.steps(table, table.state.spaces[self.seat])

    def resting(self, table: PlatformerTable) -> int:
        """Where the hero will come to rest, if nobody is in the way."""
        space = table.state.spaces[self.seat]
        return ascent(self.box, table.state.tiles, self.weights.pace).rests[space] if space >= 0 else space

    # Parts.

    def _ended(self, winner: int) -> float:
        return WON if winner == self.seat else LOST

    def _from_below(self, table: PlatformerTable, way: Ascent) -> float:
        """The way from where a hero comes back to the map."""
        if table.state.inside[self.seat]:
            return 0.0
        floor = map_of(table).floor
        return min(way.turns[floor : floor + COLUMNS])

    def _haste(self, table: PlatformerTable) -> float:
        return self.taste.haste * (1 + self.weights.haste * max(0, table.state.round - SOON))

    def _rivals(self, table: PlatformerTable, way: Ascent) -> float:
        """What the others' places cost: how near the boss's end is by their hand, less the turns they still
        have to climb.
        """
        state, cost = table.state, 0.0
        for rival in self.rivals:
            space = state.spaces[rival.seat]
            if state.inside[rival.seat]:
                cost += self.weights.rival_fells * rival.chance(table, space, state.special[rival.seat])
            elif space >= 0:
                cost -= self.weights.rival_way * way.turns[space]
        return self.taste.rivals * cost

    def _stuff(self, table: PlatformerTable) -> float:
        """Cards, gold, gems, the saved symbol and the boss's tokens."""
        state, seat, game, weights = table.state, self.seat, self.game, self.weights
        cards, inside = self.fight.kit(table), state.inside[seat]
        gold = min(state.gold[seat], MOST_GOLD) * (weights.gold_inside if inside else weights.gold)
        worth = weights.cards * (cards.inside if inside else cards.turns)
        worth += self.taste.stuff * (gold + weights.gem * state.gems[seat])
        worth += weights.saved * weights.symbols[state.special[seat]]
        badges = state.badges[seat]
        if badges:
            worth += weights.badge * (badges >> game.good_badge(state.boss) & 1)
            worth -= (
                0.6 * game.is_petrified(badges)
                + 0.8 * game.is_shackled(badges)
                + 0.3 * game.is_dreading(badges)
            )
        return worth

    def _weakness(self, health: int) -> float:
        return (
            (self.weights.weak_alone if self.is_solo else 1.0)
            * self.taste.weak
            * self.weights.weak
            / max(1, health)
        )

    def _danger(self, table: PlatformerTable, space: int, way: Ascent) -> float:
        """What being weak costs, and what the enemies beside the hero and the boss may do."""
        state = table.state
        health = state.health[self.seat]
        cost = self._weakness(health)
        wounds = sum(row_of(table, slot).damage for slot in threats(table, space) if slot not in state.frost)
        boss = boss_slot(table)
        if state.inside[self.seat] and state.foes[boss] >= 0 and boss not in state.frost:
            cost += self.weights.boss_blow * (self._weakness(max(1, health - 1)) - self._weakness(health))
            if health <= 2:
                cost += 0.25 * self._downed(table, space, way)
        if wounds >= health:
            return cost + self.struck * self._downed(table, space, way)
        return (
            cost + self.struck * (self._weakness(health - wounds) - self._weakness(health))
            if wounds
            else cost
        )

    def _downed(self, table: PlatformerTable, space: int, way: Ascent) -> float:
        """What it would cost to be Downed here."""
        if self.is_solo:
            return self.weights.death * sum(table.state.event_deck)
        if table.state.inside[self.seat]:
            return self.weights.back
        regained = self._weakness(table.state.health[self.seat]) - self._weakness(
            most_health(table, self.seat)
        )
        return max(0.0, self.weights.back + self._from_below(table, way) - way.turns[space] - regained)
