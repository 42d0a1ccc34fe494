"""Laws that hold after every answer of every game: nothing is lost or made, nobody stands where nobody
can.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain
from typing import Any

import pytest

from mazmorra.games.platformer.game import PlatformerGame, PlatformerTable
from mazmorra.games.platformer.rules.figures import foes_beside, map_of, row_of
from mazmorra.games.platformer.rules.gravity import BOSS, TOWER, falls, would_fall
from mazmorra.games.platformer.rules.symbols import BADGE, BLANK, CHAIN, FOES, GEM, GOLD, HOVER, NOBODY, NONE
from mazmorra.games.platformer.rules.wounds import most_health
from mazmorra.kernel import CHANCE, FastDealer
from tests.platformer.climbing import climber
from tests.scenario import proves

GAMES = [
    (variant, seats)
    for variant in PlatformerGame.samples()
    for seats in (1, 2, 4)
    if seats in PlatformerGame(variant).seats
]
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
    return len(stand) == count and stand == {
        space: figure for space, figure in enumerate(state.at) if figure != NOBODY
    }


def is_on_the_map(table: PlatformerTable) -> bool:
    """Figures and tokens are only on levels that lie face up; heroes and the boss in their own zone (PL-83,
    PL-Q-17).
    """
    state, lie, boss = table.state, map_of(table), table.game.boss_floor
    used = [space for space, figure in enumerate(state.at) if figure != NOBODY or state.tokens[space]]
    zones = all(
        (space >= boss) == bool(state.inside[seat]) for seat, space in enumerate(state.spaces) if space >= 0
    )
    summons = 4 * (table.game.levels - 1)
    summoned = all(
        (space >= boss) == (slot >= summons) for slot, space in enumerate(state.foes) if space >= 0
    )
    return zones and summoned and all(lie.cells[space] != "?" for space in used)


def counts(table: PlatformerTable) -> tuple[int, int, list[int]]:
    """All gold, gems and tokens of the bosses, wherever they are."""
    state, lying = table.state, Counter(table.state.tokens)
    badges = [
        left + sum(held >> badge & 1 for held in state.badges) for badge, left in enumerate(state.badges_left)
    ]
    badges[table.game.good_badge(state.boss)] += lying[BADGE]
    return (
        state.gold_left + sum(state.gold) + lying[GOLD],
        state.gems_left + sum(state.gems) + lying[GEM],
        badges,
    )


def cards(table: PlatformerTable) -> tuple[Counter[int], Counter[int]]:
    """All items and potions, wherever they are."""
    state = table.state
    items = Counter(dict(enumerate(state.item_deck)))
    potions = Counter(dict(enumerate(state.potion_deck)))
    items.update(
        card for card in (*state.shop[:3], *(each for held in state.items for each in held)) if card != NONE
    )
    potions.update(
        card for card in (*state.shop[3:], *(each for held in state.potions for each in held)) if card != NONE
    )
    potions.update(state.potion_bottom)
    return items, potions


@proves("PL-1", "PL-6", "PL-13", "PL-Q-32", "PL-Q-79")
@every_game
def test_nothing_is_made_or_lost_and_everybody_stands_somewhere_possible(
    variant: dict[str, str], seats: int
) -> None:
    printed = None
    for table in played(variant, seats, 11 * seats):
        assert is_consistent(table)
        assert is_on_the_map(table)
        assert counts(table) == (35, 50, [4, 4, 4, 4, 4])
        assert {
            one + other for one, other in zip(table.state.boss_deck, table.state.boss_discard, strict=True)
        } <= {0, 1}
        assert sum(table.state.boss_deck) + sum(table.state.boss_discard) == 10
        printed = printed or cards(table)
        assert cards(table) == printed
        assert all(health <= most_health(table, seat) for seat, health in enumerate(table.state.health))
        assert min(table.state.health) > 0 or table.asks[0].kind == "rebirth"
        assert min(*table.state.gold, *table.state.gems, 0) == 0


def is_laid_out(table: PlatformerTable) -> bool:
    """The levels from the lowest to the highest lie face up and no others; no tile or enemy is there twice or
    still to come.
    """
    state = table.state
    up = [level for level in range(table.game.levels) if state.tiles[2 * level] != NONE]
    tiles = [tile for tile in state.tiles if tile != NONE]
    kinds = [kind for kind in state.kinds if kind != NONE]
    apart = len(set(tiles)) == len(tiles) and len(set(kinds)) == len(kinds)
    gone = not any(state.tile_bag[tile] for tile in tiles) and not any(
        state.enemy_bag[kind] for kind in kinds
    )
    sealed = state.lowest == table.game.levels - 1 or not all(state.inside)
    return up == list(range(state.lowest, state.highest + 1)) and apart and gone and sealed


def has_the_boss(table: PlatformerTable) -> bool:
    """The boss is on its level from the moment it is revealed until it is defeated."""
    state = table.state
    return (state.foes[-1] >= 0) == (state.highest == table.game.levels - 1 and state.winner == NOBODY)


def powers(table: PlatformerTable, seat: int) -> int:
    """What the cards before a player do by themselves."""
    state, box = table.state, table.game.box
    held = [card for card, holder in zip(state.artifacts, state.holders, strict=True) if holder == seat]
    names = [box.heroes[state.heroes[seat]].ability, *(box.items[card].passive for card in state.items[seat])]
    bits = [box.power(name) for name in (*names, *(box.artifacts[card].passive for card in held))]
    return sum(set(bits))


def is_in_order(table: PlatformerTable, seat: int) -> bool:
    """A player's own things: no card twice, none exhausted that is not there, and off the map nothing of the
    boss's.
    """
    state = table.state
    once = len(set(state.items[seat])) == len(state.items[seat]) and set(state.exhausted[seat]) <= set(
        state.items[seat]
    )
    bare = state.special[seat] == BLANK and not state.badges[seat]
    chained = bool(state.powers[seat] & CHAIN)
    return once and state.powers[seat] == powers(table, seat) and (state.spaces[seat] >= 0 or chained or bare)


@proves("PL-1", "PL-7", "PL-12", "PL-45", "PL-69", "PL-74", "PL-85", "PL-Q-8", "PL-Q-84")
@every_game
def test_levels_cards_and_heroes_are_always_in_order(variant: dict[str, str], seats: int) -> None:
    for table in played(variant, seats, 13 * seats):
        state, asks = table.state, table.asks
        assert is_laid_out(table)
        assert has_the_boss(table)
        assert all(is_in_order(table, seat) for seat in range(seats))
        assert sum(state.health) <= table.game.box.supply.health
        assert len(set(state.heroes)) == seats
        assert all(slot == NONE or state.foes[slot] >= 0 for slot in state.frost)
        assert seats > 1 or table.over or sum(state.event_deck) + state.round == 12
        assert not asks or (asks[0].kind == "act") <= (state.spaces[asks[0].seat] >= 0)


@proves("PL-55", "PL-Q-40", "PL-Q-45")
@every_game
def test_gravity_does_what_the_preview_says(variant: dict[str, str], seats: int) -> None:
    """Who can still be saved in mid-fall is asked, and then it may go another way; so it may where the turn
    is over with it.
    """
    seen = 0
    for table in chain(*(played(variant, seats, 17 * seats + more) for more in range(3))):
        if not table.asks or "gravity" not in table.asks[0].options:
            continue
        seat, fallen, inside = table.asks[0].seat, table.copy(), bool(table.state.inside[table.asks[0].seat])
        fallen.answer(seat, "gravity")
        if not fallen.asks or fallen.asks[0].kind != "act":
            continue
        preview = falls(table, BOSS if inside else TOWER)
        said = {fall.figure: fall.to for fall in preview}
        assert said == where_they_came(table, fallen, said)
        for fall in preview:
            if fall.figure < FOES and fallen.state.spaces[fall.figure] >= 0:
                lost = table.state.health[fall.figure] - fallen.state.health[fall.figure]
                assert lost == len(fall.causes)
        seen += 1
    assert seen


def where_they_came(before: PlatformerTable, after: PlatformerTable, said: dict[int, int]) -> dict[int, int]:
    """Where each figure that moved is now; of one that is gone the preview's word is taken."""
    old, new = before.state, after.state
    moved = {seat: space for seat, space in enumerate(new.spaces) if space != old.spaces[seat]}
    moved |= {FOES + slot: space for slot, space in enumerate(new.foes) if space != old.foes[slot]}
    return {figure: space if space >= 0 else said[figure] for figure, space in moved.items()}


@proves("PL-59", "PL-61", "PL-17", "PL-Q-24")
@every_game
def test_a_step_costs_what_the_view_said(variant: dict[str, str], seats: int) -> None:
    """Whoever could drink something against it, or is downed by it, is left out."""
    seen, seat, turn, health, number, costs = 0, NOBODY, 0, 0, 0, dict[int, int]()
    for table in played(variant, seats, 19 * seats):
        state, asked = table.state, table.asks[0].kind if table.asks else ""
        if asked in ("order", "push", "push_hero"):
            continue
        here, same = state.spaces[seat], (state.turn, state.round) == (seat, turn)
        if (
            here in costs
            and asked in ("act", "step")
            and same
            and table.history[number][1] in (here, ("step", here))
        ):
            seen += 1
            assert health - state.health[seat] == costs[here]
        seat, turn, costs = state.turn, state.round, costs_of(table) if asked in ("act", "step") else {}
        health, number = state.health[seat], table.number
    assert seen


def costs_of(table: PlatformerTable) -> dict[int, int]:
    """The wounds of each step by its space; nothing beside an orc, which knocks the hero elsewhere."""
    state, seat = table.state, table.state.turn
    if any(row_of(table, slot).ability == "knockback" for slot in foes_beside(table, state.spaces[seat])):
        return {}
    portals = {
        option[1] for option in table.asks[0].options if isinstance(option, tuple) and option[0] == "portal"
    }
    return {to: wounds for to, _, wounds in table.view(seat)["reach"] if to not in portals}


@proves("PL-25", "PL-29", "PL-34")
@every_game
def test_the_pool_and_the_dice_set_aside_are_always_the_dice_of_the_roll(
    variant: dict[str, str], seats: int
) -> None:
    for table in played(variant, seats, 7 * seats):
        state, asked = table.state, table.asks[0].kind if table.asks else ""
        if asked in ("act", "save", "respawn", "respawn_die", "swords"):
            assert sum(state.pool) + sum(state.used) == sum(state.rolled) in (4, 5)


@proves("PL-38", "PL-55", "PL-58")
@every_game
def test_after_a_turn_everybody_stands_on_something(variant: dict[str, str], seats: int) -> None:
    """Chance is asked for the next first die when Gravity has just worked; who hovered until then is still in
    the air.
    """
    game, rng = PlatformerGame(variant), random.Random(5 * seats)
    table, turns, hovered = game.new(seats, ask_chance=True, checked=True), 0, [0] * seats
    while turns < 40:
        if table.over:
            table, hovered = game.new(seats, ask_chance=True, checked=True), [0] * seats
        ask, state = table.asks[0], table.state
        if ask.kind == "die" and not any(state.pool) and not any(state.used):
            turns += 1
            assert hovered[state.turn] or not would_fall(table, TOWER | BOSS)
        if ask.kind != "event":  # drawn when the next turn has begun already
            hovered = [mark & HOVER for mark in state.marks]
        if ask.seat == CHANCE:
            table.answer(CHANCE, rng.choices(ask.options, ask.weights)[0])
        else:
            table.answer(ask.seat, climber(rng, ask))
