"""Laws that hold after every answer of every game: nothing is lost or made, nobody stands where nobody can."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from mazmorra.games.platformer.figures import map_of
from mazmorra.games.platformer.game import PlatformerGame, PlatformerTable
from mazmorra.games.platformer.gravity import BOSS, TOWER, would_fall
from mazmorra.games.platformer.symbols import BADGE, FOES, GEM, GOLD, HOVER, NOBODY, NONE
from mazmorra.games.platformer.wounds import most_health
from mazmorra.kernel import CHANCE, FastDealer
from tests.platformer.climbing import climber
from tests.scenario import proves

GAMES = [
    (variant, seats) for variant in PlatformerGame.variants() for seats in (1, 2, 4) if seats in PlatformerGame(variant).seats
]  # fmt: skip
every_game = pytest.mark.parametrize(("variant", "seats"), GAMES)


def played(variant: dict[str, str], seats: int, seed: int) -> Any:
    """A whole game, table after table."""
    game = PlatformerGame(variant)
    table = game.new(seats, dealer=FastDealer(seed), checked=True)
    rng = random.Random(seed)
    while not table.over:
        yield table
        ask = table.asks[0]
        table.answer(ask.seat, climber(rng, ask))
    yield table


def is_consistent(table: PlatformerTable) -> bool:
    """Spaces and figures say the same, and each space holds one figure at most (PL-13)."""
    state = table.state
    stand = {space: seat for seat, space in enumerate(state.spaces) if space >= 0}
    stand |= {space: FOES + slot for slot, space in enumerate(state.foes) if space >= 0}
    count = sum(space >= 0 for space in (*state.spaces, *state.foes))
    return len(stand) == count and stand == {space: figure for space, figure in enumerate(state.at) if figure != NOBODY}


def is_on_the_map(table: PlatformerTable) -> bool:
    """Figures and tokens are only on levels that lie face up; heroes and the boss in their own zone (PL-83, PL-Q-17)."""
    state, lie, boss = table.state, map_of(table), table.game.boss_floor
    used = [space for space, figure in enumerate(state.at) if figure != NOBODY or state.tokens[space]]
    zones = all((space >= boss) == bool(state.inside[seat]) for seat, space in enumerate(state.spaces) if space >= 0)
    summons = 4 * (table.game.levels - 1)
    summoned = all((space >= boss) == (slot >= summons) for slot, space in enumerate(state.foes) if space >= 0)
    return zones and summoned and all(lie.cells[space] != "?" for space in used)


def counts(table: PlatformerTable) -> tuple[int, int, list[int]]:
    """All gold, gems and tokens of the bosses, wherever they are."""
    state, lying = table.state, Counter(table.state.tokens)
    badges = [left + sum(held >> badge & 1 for held in state.badges) for badge, left in enumerate(state.badges_left)]
    badges[table.game.good_badge(state.boss)] += lying[BADGE]
    return state.gold_left + sum(state.gold) + lying[GOLD], state.gems_left + sum(state.gems) + lying[GEM], badges


def cards(table: PlatformerTable) -> tuple[Counter[int], Counter[int]]:
    """All items and potions, wherever they are."""
    state = table.state
    items = Counter(dict(enumerate(state.item_deck)))
    potions = Counter(dict(enumerate(state.potion_deck)))
    items.update(card for card in (*state.shop[:3], *(each for held in state.items for each in held)) if card != NONE)
    potions.update(card for card in (*state.shop[3:], *(each for held in state.potions for each in held)) if card != NONE)
    potions.update(state.potion_bottom)
    return items, potions


@proves("PL-1", "PL-6", "PL-13", "PL-Q-32", "PL-Q-79")
@every_game
def test_nothing_is_made_or_lost_and_everybody_stands_somewhere_possible(variant: dict[str, str], seats: int) -> None:
    printed = None
    for table in played(variant, seats, 11 * seats):
        assert is_consistent(table)
        assert is_on_the_map(table)
        assert counts(table) == (35, 50, [4, 4, 4, 4, 4])
        assert {one + other for one, other in zip(table.state.boss_deck, table.state.boss_discard, strict=True)} <= {0, 1}
        assert sum(table.state.boss_deck) + sum(table.state.boss_discard) == 10
        printed = printed or cards(table)
        assert cards(table) == printed
        assert all(health <= most_health(table, seat) for seat, health in enumerate(table.state.health))
        assert min(table.state.health) > 0 or table.asks[0].kind == "rebirth"
        assert min(*table.state.gold, *table.state.gems, 0) == 0


@proves("PL-25", "PL-29", "PL-34")
@every_game
def test_the_pool_and_the_dice_set_aside_are_always_the_dice_of_the_roll(variant: dict[str, str], seats: int) -> None:
    for table in played(variant, seats, 7 * seats):
        state, asked = table.state, table.asks[0].kind if table.asks else ""
        if asked in ("act", "save", "respawn", "respawn_die", "swords"):
            assert sum(state.pool) + sum(state.used) == sum(state.rolled) in (4, 5)


@proves("PL-38", "PL-55", "PL-58")
@every_game
def test_after_a_turn_everybody_stands_on_something(variant: dict[str, str], seats: int) -> None:
    """Chance is asked for the next first die when Gravity has just worked; who hovered until then is still in the air."""
    game, rng = PlatformerGame(variant), random.Random(5 * seats)
    table, turns, hovered = game.new(seats, ask_chance=True, checked=True), 0, [0] * seats
    while not table.over and turns < 40:
        ask, state = table.asks[0], table.state
        if ask.kind == "die" and not any(state.pool) and not any(state.used):
            turns += 1
            assert hovered[state.turn] or not would_fall(table, TOWER | BOSS)
        hovered = [mark & HOVER for mark in state.marks]
        if ask.seat == CHANCE:
            table.answer(CHANCE, rng.choices(ask.options, ask.weights)[0])
        else:
            table.answer(ask.seat, climber(rng, ask))
    assert turns > 5
