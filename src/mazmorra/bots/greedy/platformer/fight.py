"""What felling the boss will take one seat: the way to it, the gems still to be had, and the rolls until one
is enough.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mazmorra.bots.greedy.platformer.arms import DICE, Arms, chance, is_enough, rolling_again
from mazmorra.bots.greedy.platformer.drifts import drifting
from mazmorra.bots.greedy.platformer.kit import Kit, kit, wares
from mazmorra.bots.greedy.platformer.weights import Weights
from mazmorra.games.platformer.rules.figures import boss_slot, map_of, row_of
from mazmorra.games.platformer.rules.spaces import COLUMNS, LEVEL, distance
from mazmorra.games.platformer.rules.strike import guarded
from mazmorra.games.platformer.rules.symbols import (
    BADGE,
    BOOT,
    CHARM,
    DOUBLE,
    GEM,
    GREATSWORD,
    HAND,
    SWORD,
    TELEKINESIS,
    TURNED,
)
from mazmorra.games.platformer.rules.turn import can_rage

if TYPE_CHECKING:
    from mazmorra.games.platformer.box.loading import Box
    from mazmorra.games.platformer.game import PlatformerGame, PlatformerTable

LONGEST = 60.0
"""More turns than this the boss never seems to take."""
RARE = 0.02
"""Rolls less likely than this are not waited for."""
MOST_GEMS = 24
"""More gems than this bring nothing more."""
AS_A_RULE, STRIDE = 3, 3
"""The steps from the door to the boss, as a rule, and those of a turn."""
BADGE_NEAR, BADGE_HELD = 1.2, 0.8
"""The turns a gem costs that turning away a card of the boss brings, without and with the token for it."""
MOST_LATE = 8
"""How many gems are thought of whose gold must be earned first."""


class Fight:
    """One seat and the boss."""

    def __init__(self, game: PlatformerGame, seat: int, hero: int, weights: Weights) -> None:
        self.game, self.box, self.seat, self.weights = game, game.box, seat, weights
        stars = self.box.stars[hero]
        self.is_star_sword, self.is_star_boot, self.is_star_hand = (
            symbol in stars for symbol in (SWORD, BOOT, HAND)
        )

    def kit(self, table: PlatformerTable, is_now: bool = False) -> Kit:
        """The cards, now only those that are ready."""
        state, seat = table.state, self.seat
        artifacts: tuple[int, ...] = ()
        if state.artifacts:
            artifacts = tuple(
                card for card, holder in zip(state.artifacts, state.holders, strict=True) if holder == seat
            )
        items = state.items[seat]
        if is_now and state.exhausted[seat]:
            items = tuple(item for item in items if item not in state.exhausted[seat])
        return kit(self.box, items, state.potions[seat], artifacts)

    def arms(self, table: PlatformerTable, bonus: int) -> Arms:
        """What the hero would strike the boss with."""
        if self.weights.is_exact:
            return self._arms(table, bonus)
        state, seat = table.state, self.seat
        cards, powers = self.kit(table), state.powers[seat]
        more = cards.bonus + bonus + can_rage(table, seat)
        if state.badges[seat] and self.game.is_dreading(state.badges[seat]):
            more -= 1
        return Arms(
            self.is_star_sword,
            self.is_star_boot,
            state.special[seat],
            state.gems[seat] + cards.gems,
            more,
            bool(powers & GREATSWORD),
            self.is_star_hand,
            self.reach(table),
        )

    def _arms(self, table: PlatformerTable, bonus: int, is_now: bool = False) -> Arms:
        """The same as the rules have it: gold becomes gems, a guard beside the boss is in the way; now what
        is used up counts no more.
        """
        state, seat = table.state, self.seat
        cards, powers, badges = self.kit(table, is_now), state.powers[seat], state.badges[seat]
        more = cards.plain_bonus + bonus
        more += can_rage(table, seat) and not (is_now and state.marks[seat] & TURNED)
        dice = DICE
        if badges:
            more -= self.game.is_dreading(badges)
            dice -= self.game.is_petrified(badges)
        if state.inside[seat] and state.foes[boss_slot(table)] >= 0:
            more -= guarded(table, boss_slot(table))
        return Arms(
            self.is_star_sword,
            self.is_star_boot,
            state.special[seat],
            state.gems[seat] + cards.spared + min(cards.changed, state.gold[seat]),
            more,
            bool(powers & GREATSWORD),
            self.is_star_hand,
            self.reach(table),
            dice,
            True,
        )

    def _now(self, table: PlatformerTable) -> Arms:
        """What the hero strikes with this turn; what was used to spare a gem is one, and rust bites."""
        state = table.state
        arms = self._arms(table, state.bonus, True)
        rust = state.event == self.game.rusty
        return arms._replace(gems=arms.gems + spared(table), bonus=arms.bonus - rust)

    def rolling(
        self, table: PlatformerTable, most: int, pool: tuple[int, ...]
    ) -> tuple[float, tuple[int, ...]]:
        """How likely the boss falls this turn after rolling up to so many dice of a pool again, and which
        dice to keep for it.
        """
        steps = self.steps(table, table.state.spaces[self.seat])
        wanted = self.game.boss_pool(table.state.boss)
        return rolling_again(self.box.die, self._now(table), wanted, steps, pool, most)

    def reach(self, table: PlatformerTable) -> int:
        """The spaces that a hand brings the hero and an enemy closer."""
        return 2 if table.state.powers[self.seat] & (TELEKINESIS | CHARM) else 1

    def steps(self, table: PlatformerTable, space: int) -> int:
        """The steps from a space to one from which the boss can be struck, however far it is."""
        state = table.state
        boss = state.foes[boss_slot(table)]
        if boss < 0 or space < 0:
            return AS_A_RULE
        steps = near(self.box, state.tiles, boss)[space]
        badges = state.badges[self.seat]
        return steps + 1 if steps and badges and self.game.is_shackled(badges) else steps

    def can_fell(self, table: PlatformerTable) -> bool:
        """Whether the dice left, the gems and everything else bring the hero to the boss and are enough for
        it.
        """
        state = table.state
        arms = self._now(table) if self.weights.is_exact else self.arms(table, state.bonus)
        wanted = self.game.boss_pool(state.boss)
        return is_enough(state.pool, arms, wanted, self.steps(table, state.spaces[self.seat]))

    def chance(self, table: PlatformerTable, space: int, special: int) -> float:
        """How likely a hero inside fells the boss with its next roll from a space, with this symbol saved."""
        state = table.state
        arms = self.arms(table, 0)._replace(special=special)
        wanted, steps = self.game.boss_pool(state.boss), self.steps(table, space)
        if self.weights.is_exact:
            return drifting(self.box.die, arms, wanted, steps, len(state.heroes))
        return chance(self.box.die, arms, wanted, steps)

    def turns(self, table: PlatformerTable, space: int, bonus: int) -> float:
        """The turns the boss will take: gathering some more gems first, then striking until a roll
        fells it.
        """
        state = table.state
        arms = self.arms(table, bonus)
        inside = state.inside[self.seat]
        patience, seats = self.weights.patience, len(state.heroes) if self.weights.is_exact else 0
        steps = self.steps(table, space) if inside else AS_A_RULE
        gems, wanted = min(arms.gems, MOST_GEMS), self.game.boss_pool(state.boss)
        later = fellings(self.box.die, arms._replace(gems=0, special=SWORD), wanted, steps, patience, seats)
        saving = self.weights.saving if inside and arms.special != SWORD else 0.0
        best, spent = later[gems] + saving, 0.0
        if saving:
            best = min(
                best, fellings(self.box.die, arms._replace(gems=0), wanted, steps, patience, seats)[gems]
            )
        for cost in self.gathering(table, space):
            spent += cost
            if spent + patience >= best or gems == MOST_GEMS:
                break
            gems += 1
            best = min(best, max(spent, saving) + later[gems])
        return best

    def gathering(self, table: PlatformerTable, space: int) -> list[float]:
        """The turns each gem costs that could still be had, the cheapest first."""
        state, tokens, weights = table.state, table.state.tokens, self.weights
        near, far = weights.gem_near, weights.gem_far
        inside, boss, floor = state.inside[self.seat], self.game.boss_floor, map_of(table).floor
        here = space if space >= 0 else floor + COLUMNS // 2
        first, last = (boss, boss + LEVEL) if inside else (floor, boss)
        costs = [near + far * distance(here, there) for there in range(first, last) if tokens[there] == GEM]
        for slot, there in enumerate(state.foes[:-1]):
            gems = row_of(table, slot).gems if first <= there < last else 0
            if gems:
                costs += [(weights.loot_near + far * distance(here, there)) / gems] * gems
        costs += self._bought(table, here, first, last)
        if inside and gives(self.box, state.boss):
            costs += self._given(table, here)
        if not inside:
            unseen = max(0, self.game.levels - 2 - state.highest)
            costs += [weights.gem_hidden] * (weights.hidden_gems * unseen)
        costs.sort()
        return costs + [weights.gem_late] * MOST_LATE

    def _given(self, table: PlatformerTable, here: int) -> list[float]:
        """The gem that the boss's token brings when it turns a card away."""
        state, boss = table.state, self.game.boss_floor
        if state.badges[self.seat] >> self.game.good_badge(state.boss) & 1:
            return [BADGE_HELD]
        near = [distance(here, there) for there in range(boss, boss + LEVEL) if state.tokens[there] == BADGE]
        return [BADGE_NEAR + self.weights.gem_far * min(near)] if near else []

    def _bought(self, table: PlatformerTable, here: int, first: int, last: int) -> list[float]:
        """What the purse buys now counts as so many gems, for one walk to the shop."""
        state = table.state
        gold = state.gold[self.seat]
        count = wares(self.box, tuple(state.shop), gold, self.weights.is_exact) if gold else 0
        if not count:
            return []
        near = [distance(here, there) for there in shops(self.box, state.tiles) if first <= there < last]
        if not near:
            return []
        return [(self.weights.shop_near + self.weights.shop_far * min(near)) / count] * count


@lru_cache(maxsize=16)
def gives(box: Box, boss: int) -> bool:
    """Whether turning away most cards of a boss brings a gem."""
    cards = [card for card in box.cards if card.boss == box.bosses[boss].id]
    return 2 * sum(bool(card.gift) for card in cards) > len(cards)


def spared(table: PlatformerTable) -> int:
    """The gems that the next upgrade costs less, for what was used this turn."""
    return table.state.loupe + bool(table.state.done & DOUBLE)


@lru_cache(maxsize=1 << 12)
def fellings(
    die: tuple[int, ...], arms: Arms, wanted: int, steps: int, patience: float, seats: int
) -> tuple[float, ...]:
    """The turns it takes to walk up to the boss and to strike until a roll is enough, by the gems one has."""
    return tuple(
        _felling(die, arms._replace(gems=gems), wanted, steps, patience, seats)
        for gems in range(MOST_GEMS + 1)
    )


def _felling(die: tuple[int, ...], arms: Arms, wanted: int, steps: int, patience: float, seats: int) -> float:
    walking = range(-(-steps // STRIDE) + 1)
    rolls = (
        turns + patience / max(_hitting(die, arms, wanted, max(0, steps - STRIDE * turns), seats), RARE)
        for turns in walking
    )
    return min(LONGEST, *rolls)


def _hitting(die: tuple[int, ...], arms: Arms, wanted: int, steps: int, seats: int) -> float:
    return drifting(die, arms, wanted, steps, seats) if seats else chance(die, arms, wanted, steps)


@lru_cache(maxsize=1 << 10)
def near(box: Box, tiles: tuple[int, ...], boss: int) -> tuple[int, ...]:
    """From every space the steps to one from which the boss can be struck; portals are a step too."""
    lie = box.map_of(tiles)
    steps = dict.fromkeys(lie.steps[boss], 0)
    edge = list(steps)
    while edge:
        following = []
        for there in edge:
            for to in (*lie.steps[there], *lie.portals[there]):
                if to not in steps:
                    steps[to] = steps[there] + 1
                    following.append(to)
        edge = following
    return tuple(steps.get(space, LEVEL) for space in range(len(lie.cells)))


@lru_cache(maxsize=1 << 8)
def shops(box: Box, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The shops on the map."""
    lie = box.map_of(tiles)
    return tuple(space for space, is_shop in enumerate(lie.shop) if is_shop)
