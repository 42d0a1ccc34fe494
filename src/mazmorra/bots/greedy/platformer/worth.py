"""What a moment is worth to a climber, in turns: the way still to go, the rolls the boss will take, and what may go wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.bots.greedy.platformer.arms import MOST_STEPS, Arms, can_inflict, chance, swords
from mazmorra.bots.greedy.platformer.kit import Kit, kit
from mazmorra.bots.greedy.platformer.ways import Ascent, ascent
from mazmorra.games.platformer.enemies import threats
from mazmorra.games.platformer.figures import boss_slot, map_of, row_of
from mazmorra.games.platformer.spaces import COLUMNS, LEVEL, distance
from mazmorra.games.platformer.symbols import BLANK, BOOT, COIN, GEM, GREATSWORD, HAND, RAGE, STAR, SWORD
from mazmorra.games.platformer.wounds import most_health

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerGame, PlatformerTable

WON, LOST = 1000.0, -1000.0
LONGEST = 25.0
"""More turns than this the boss never seems to take."""
AS_A_RULE, STRIDE = 3, 2
"""The steps from the door to the boss, as a rule, and those of a turn."""
PATIENCE = 1.6
"""The turns a strike that must succeed seems to take: who waits for gems strikes once."""
HASTE, SOON = 0.04, 10
"""How much longer the way up seems with every round after some: waiting has an end."""
DOOR_TURNS = 6.0
"""The turns that going through the boss's door counts when the way seems longer."""
GOLD_TURNS, SHOP_TURNS, SHOP_NEAR, MOST_GOLD = 0.06, 0.06, 0.85, 10
"""What a piece of gold is worth, what more of it beside a shop, what every space makes of that, and how many pieces count."""
GEM_TURNS = 0.08
"""What a gem is worth besides what it does to the boss."""
GEM_NEAR, GEM_FAR = 0.2, 0.15
"""The turns a gem on the map costs, and what each space adds."""
GEM_HIDDEN, HIDDEN_GEMS = 0.6, 2
"""The turns a gem costs on a level nobody has seen, and how many a climber picks up there."""
LOOT_NEAR = 0.7
"""The turns a gem costs that an enemy has."""
GEM_LATE, GEM_INSIDE, MOST_LATE = 2.0, 6.0, 6
"""The turns a gem costs when none is in sight, in the tower and on the boss's level, and how many are thought of."""
WEAK = 1.2
"""The turns it costs to be at one health; more health, less of it."""
BACK = 1.0
"""The turns it costs to come back, besides the way."""
DEATH = 1.5
"""What a solo game that is lost costs, for each turn that was left."""
BOSS_BLOW = 0.9
"""The wounds a turn beside the boss costs."""
SYMBOL_TURNS = {BLANK: 0.0, BOOT: 0.35, SWORD: 0.3, COIN: 0.1, HAND: 0.12, STAR: 0.25}
"""What a die not yet used is worth."""


class Judge:
    """Judges moments for one seat."""

    def __init__(self, game: PlatformerGame, seat: int, hero: int, seats: int) -> None:
        self.game, self.box, self.seat, self.seats = game, game.box, seat, seats
        stars = self.box.stars[hero]
        self.is_star_sword, self.is_star_boot = SWORD in stars, BOOT in stars
        self.is_solo = game.is_solo(seats)
        self.struck = 1 - (2 / 3) ** seats
        """How likely the enemies attack before the hero is up again."""

    # Moments.

    def rest(self, table: PlatformerTable) -> float:
        """What it is worth that the turn is over and everybody has fallen."""
        ended = self._ended(table)
        if ended is not None:
            return ended
        state = table.state
        space = state.spaces[self.seat]
        way = ascent(self.box, state.tiles)
        fight = self._fight(table, space, bonus=0)
        if space < 0:
            return self._stuff(table) - fight - self._weakness(state.health[self.seat]) - self._from_below(table, way) - BACK
        climb = 0.0 if state.inside[self.seat] else (way.turns[space] + DOOR_TURNS) * self._haste(table) - DOOR_TURNS
        return self._stuff(table) + self._shopping(table, space) - climb - fight - self._danger(table, space, way)

    def hope(self, table: PlatformerTable) -> float:
        """What a moment of the turn promises: as if nothing pulled the hero down, and the dice left were still to be used."""
        ended = self._ended(table)
        if ended is not None:
            return ended
        state = table.state
        space = state.spaces[self.seat]
        way = ascent(self.box, state.tiles)
        left = sum(count * SYMBOL_TURNS[symbol] for symbol, count in enumerate(state.pool) if count)
        worth = self._stuff(table) + left - self._weakness(state.health[self.seat])
        worth += self._shopping(table, space) - self._fight(table, space, state.bonus)
        if space < 0:
            return worth - self._from_below(table, way) - BACK
        if state.inside[self.seat]:
            return worth + (3.0 if self.can_fell(table) else 0.0)
        return worth - self._haste(table) * min(way.turns[space], 0.45 * way.steps[space] + way.hidden)

    def revealing(self, table: PlatformerTable) -> float:
        """What it is worth to stand in the top row while the next level is turned: half of the falls are caught again."""
        state = table.state
        space = state.spaces[self.seat]
        way = ascent(self.box, state.tiles)
        fall = 0.0 if way.rests[space] == space else 0.5 * (way.turns[way.rests[space]] - way.hidden)
        left = sum(count * SYMBOL_TURNS[symbol] for symbol, count in enumerate(state.pool) if count)
        worth = self._stuff(table) + left - self._weakness(state.health[self.seat])
        return worth - self._haste(table) * (fall + way.hidden) - self._fight(table, space, bonus=0)

    # Parts.

    def _ended(self, table: PlatformerTable) -> float | None:
        state = table.state
        if not state.ending:
            return None
        return WON if state.winner == self.seat else LOST

    def _from_below(self, table: PlatformerTable, way: Ascent) -> float:
        """The way from where a hero comes back to the map."""
        if table.state.inside[self.seat]:
            return 0.0
        floor = map_of(table).floor
        return min(way.turns[floor : floor + COLUMNS])

    def _haste(self, table: PlatformerTable) -> float:
        return 1 + HASTE * max(0, table.state.round - SOON)

    def _kit(self, table: PlatformerTable) -> Kit:
        state, seat = table.state, self.seat
        artifacts = tuple(card for card, holder in zip(state.artifacts, state.holders, strict=True) if holder == seat)
        return kit(self.box, state.items[seat], state.potions[seat], artifacts)

    def _stuff(self, table: PlatformerTable) -> float:
        """Cards, gold, gems, the saved symbol and the boss's tokens."""
        state, seat, game = table.state, self.seat, self.game
        worth = self._kit(table).turns + GOLD_TURNS * min(state.gold[seat], MOST_GOLD) + GEM_TURNS * state.gems[seat]
        worth += 0.5 * SYMBOL_TURNS[state.special[seat]]
        badges = state.badges[seat]
        if badges:
            worth += 0.4 * (badges >> game.good_badge(state.boss) & 1)
            worth -= 0.6 * game.is_petrified(badges) + 0.5 * game.is_shackled(badges) + 0.3 * game.is_dreading(badges)
        return worth

    def arms(self, table: PlatformerTable, bonus: int) -> Arms:
        """What the hero would strike the boss with."""
        state, seat = table.state, self.seat
        cards = self._kit(table)
        more = cards.bonus + bonus + bool(state.powers[seat] & RAGE and state.health[seat] > 1)
        if state.badges[seat] and self.game.is_dreading(state.badges[seat]):
            more -= 1
        gems = state.gems[seat] + cards.gems
        return Arms(self.is_star_sword, self.is_star_boot, state.special[seat], gems, more, bool(state.powers[seat] & GREATSWORD))

    def _fight(self, table: PlatformerTable, space: int, bonus: int) -> float:
        """The turns the boss will take: gathering some more gems first, then striking until a roll fells it."""
        state = table.state
        arms = self.arms(table, bonus)
        inside = state.inside[self.seat]
        steps = self._to_boss(table, space) if inside else AS_A_RULE
        if not inside:
            arms = arms._replace(special=SWORD)
        wanted, gems = self.game.boss_pool(state.boss), arms.gems
        best, spent = LONGEST, 0.0
        for cost in (0.0, *self._gathering(table, space)):
            spent += cost
            if spent + PATIENCE >= best:
                break
            best = min(best, spent + self._felling(arms._replace(gems=gems), wanted, steps))
            gems += 1
        return best

    def _felling(self, arms: Arms, wanted: int, steps: int) -> float:
        """The turns it takes to walk up to the boss and to strike until a roll is enough."""
        die = self.box.die
        walking = range(-(-steps // STRIDE) + 1)
        return min(turns + PATIENCE / max(chance(die, arms, wanted, max(0, steps - STRIDE * turns)), 0.01) for turns in walking)

    def _gathering(self, table: PlatformerTable, space: int) -> list[float]:
        """The turns each gem costs that could still be had, the cheapest first."""
        state, tokens = table.state, table.state.tokens
        here = space if space >= 0 else map_of(table).floor + COLUMNS // 2
        zone = self._zone(table)
        costs = [GEM_NEAR + GEM_FAR * distance(here, there) for there in zone if tokens[there] == GEM]
        for slot, there in enumerate(state.foes[:-1]):
            if there in zone:
                costs += [LOOT_NEAR + GEM_FAR * distance(here, there)] * row_of(table, slot).gems
        if state.inside[self.seat]:
            return [*sorted(costs), *[GEM_INSIDE] * MOST_LATE]
        costs += [GEM_HIDDEN] * (HIDDEN_GEMS * max(0, self.game.levels - 2 - state.highest))
        return [*sorted(costs), *[GEM_LATE] * MOST_LATE]

    def _zone(self, table: PlatformerTable) -> range:
        """The spaces the hero can get to."""
        boss = self.game.boss_floor
        return range(boss, boss + LEVEL) if table.state.inside[self.seat] else range(map_of(table).floor, boss)

    def _shopping(self, table: PlatformerTable, space: int) -> float:
        """What gold promises, the more the nearer a shop is."""
        gold = min(table.state.gold[self.seat], MOST_GOLD)
        if not gold or space < 0:
            return 0.0
        shop = map_of(table).shop
        near = min((distance(space, there) for there in self._zone(table) if shop[there]), default=0)
        return SHOP_TURNS * gold * SHOP_NEAR**near

    def _to_boss(self, table: PlatformerTable, space: int) -> int:
        """The steps from a space to one from which the boss can be struck."""
        state, lie = table.state, map_of(table)
        boss = state.foes[boss_slot(table)]
        if boss < 0 or space < 0:
            return 2
        if space in lie.steps[boss]:
            return 0
        seen, edge = set(lie.steps[boss]), list(lie.steps[boss])
        for far in range(1, MOST_STEPS):
            edge = [to for there in edge for to in lie.steps[there] if to not in seen]
            if space in edge:
                return far
            seen.update(edge)
        return MOST_STEPS

    def can_fell(self, table: PlatformerTable) -> bool:
        """Whether the dice left, the gems and everything else are enough for the boss, wherever it stands."""
        state = table.state
        arms = self.arms(table, state.bonus)
        units = swords(state.pool, state.special[self.seat], self.is_star_sword)
        return can_inflict(units, arms.gems, arms.bonus, arms.greatsword, self.game.boss_pool(state.boss))

    def _weakness(self, health: int) -> float:
        return (2.0 if self.is_solo else 1.0) * WEAK / max(1, health)

    def _danger(self, table: PlatformerTable, space: int, way: Ascent) -> float:
        """What being weak costs, and what the enemies beside the hero and the boss may do."""
        state = table.state
        health = state.health[self.seat]
        cost = self._weakness(health)
        wounds = sum(row_of(table, slot).damage for slot in threats(table, space) if slot not in state.frost)
        if state.inside[self.seat] and state.foes[boss_slot(table)] >= 0:
            cost += BOSS_BLOW * (self._weakness(max(1, health - 1)) - self._weakness(health))
            if health <= 2:
                cost += 0.25 * self._downed(table, space, way)
        if wounds >= health:
            return cost + self.struck * self._downed(table, space, way)
        return cost + self.struck * (self._weakness(health - wounds) - self._weakness(health)) if wounds else cost

    def _downed(self, table: PlatformerTable, space: int, way: Ascent) -> float:
        """What it would cost to be Downed here."""
        if self.is_solo:
            return DEATH * sum(table.state.event_deck)
        if table.state.inside[self.seat]:
            return BACK
        regained = self._weakness(table.state.health[self.seat]) - self._weakness(most_health(table, self.seat))
        return max(0.0, BACK + self._from_below(table, way) - way.turns[space] - regained)
