"""Setting the table: the map, the cards, the heroes and who begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from mazmorra.games.platformer.game import SWITCHES, PlatformerGame, PlatformerTable
from mazmorra.games.platformer.rules.spaces import COLUMNS, LEVEL
from mazmorra.games.platformer.rules.symbols import BLANK, GEM, GOLD
from mazmorra.kernel import CHANCE, FastDealer
from tests.platformer.scene import Scene, script_of
from tests.scenario import proves


def new(seats: int = 2, seed: int = 1, **switches: str) -> Scene:
    """A new game up to the first player's first question."""
    game = PlatformerGame({switch: switches.get(switch, values[0]) for switch, values in SWITCHES.items()})
    table: PlatformerTable = game.new(seats, dealer=FastDealer(seed), checked=True)
    return Scene(table)


def first_of(game: Scene, kind: str) -> Mapping[str, object]:
    return game.told(kind)[0].args


@proves("PL-1")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    box = PlatformerGame(PlatformerGame.variants()[0]).box

    assert (len(box.artifacts), len(box.events)) == (10, 12)
    assert (box.supply.gems, box.supply.gold, box.supply.health) == (50, 35, 25)
    assert sum(row.copies for row in box.tokens) == box.supply.boss_tokens == 20
    core = [row for row in box.enemies[: box.first_boss] if not row.extra]
    assert sum(row.tokens for row in core) == box.supply.enemies == 28
    assert (box.dice, sum(box.die), sum(box.special), sum(box.enemy_die)) == (5, 6, 6, 6)
    assert (
        sum(row.copies for row in box.items if not row.extra)
        == sum(row.copies for row in box.potions if not row.extra)
        == 15
    )


@proves("PL-2", "PL-12", "PL-Q-37")
def test_only_level_one_lies_face_up_and_tiles_are_mixed() -> None:
    game = new()
    state, box = game.state, game.table.game.box

    assert [tile >= 0 for tile in state.tiles] == [True, True] + [False] * 6
    assert (state.lowest, state.highest) == (0, 0)
    assert sum(state.tile_bag[: box.normal]) == 22
    assert len(state.at) == 4 * LEVEL == 4 * 3 * COLUMNS


@proves("PL-Q-37")
@pytest.mark.parametrize("kind", ["forest", "void"])
def test_one_kind_of_tiles_can_be_chosen(kind: str) -> None:
    for seed in range(5):
        game = new(seed=seed, tiles=kind)
        assert {game.table.game.box.tiles[tile].kind for tile in game.state.tiles[:2]} == {kind}


@proves("PL-3", "PL-8", "PL-15")
def test_an_enemy_of_rank_one_stands_on_each_spawn_space_of_level_one() -> None:
    game = new()
    box, state = game.table.game.box, game.state

    assert box.enemies[state.kinds[0]].rank == 1
    assert state.kinds[1:] == [-1, -1, -1]
    tiles = [box.tiles[tile] for tile in state.tiles[:2]]
    spawns = sum("".join(tile.art).count("E") for tile in tiles)
    assert first_of(game, "enemies_appeared")["count"] == min(4, spawns) == 4


@proves("PL-8", "PL-16")
def test_gold_and_gems_lie_on_their_spaces() -> None:
    game = new(seats=1)
    art = "".join("".join(game.table.game.box.tiles[tile].art) for tile in game.state.tiles[:2])

    assert game.state.tokens.count(GOLD) == art.count("G") + art.count("g")
    assert game.state.tokens.count(GEM) == art.count("D") + art.count("d")
    assert game.state.gold_left == 35 - game.state.tokens.count(GOLD)


@proves("PL-4")
def test_the_boss_is_drawn_or_chosen_and_its_deck_is_its_own() -> None:
    bosses = Counter(str(first_of(new(seed=seed), "boss_drawn")["boss"]) for seed in range(20))
    assert set(bosses) == {"medusa", "ikee"}
    for boss in ("medusa", "ikee"):
        game = new(boss=boss)
        assert first_of(game, "boss_drawn")["boss"] == boss
        cards = game.table.game.box.cards
        assert {cards[card].boss for card, count in enumerate(game.state.boss_deck) if count} == {boss}
        assert sum(game.state.boss_deck) == 10


@proves("PL-5", "PL-6")
def test_three_items_and_three_potions_are_on_show() -> None:
    game = new()

    assert all(card >= 0 for card in game.state.shop)
    assert (sum(game.state.item_deck), sum(game.state.potion_deck)) == (12, 12)


@proves("PL-7", "PL-10", "PL-21")
def test_each_player_has_a_different_hero_with_full_health_off_the_map() -> None:
    game = new(seats=4)
    state, rows = game.state, game.table.game.box.heroes

    assert len(set(state.heroes)) == 4
    assert not any(rows[hero].extra for hero in state.heroes)
    assert state.health == [rows[hero].health for hero in state.heroes]
    assert state.special == [BLANK] * 4
    assert all(space < 0 for space in state.spaces)


@proves("PL-7")
def test_with_all_cards_more_heroes_are_dealt() -> None:
    heroes = {hero for seed in range(30) for hero in new(seats=4, seed=seed, cards="all").state.heroes}

    assert len(heroes) == 8


@proves("PL-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_first_player_and_the_others_get_something(seats: int) -> None:
    for seed in range(4):
        game = new(seats=seats, seed=seed)
        starter = game.state.starter
        order = [(starter + offset) % seats for offset in range(seats)]
        bonus = [(game.state.gold[seat], game.state.gems[seat]) for seat in order]
        assert bonus == [(0, 0), (1, 0), (0, 1), (1, 1)][:seats]
        assert game.asked == starter


@proves("PL-31", "PL-Q-1", "PL-34")
def test_the_first_turn_begins_with_the_roll() -> None:
    game = new()

    assert sum(game.state.pool) == 5
    assert game.state.enemy_die in (0, 1, 2)
    assert game.question == "respawn_die" or len(set(game.pool.split())) == 1


@proves("PL-90", "PL-Q-84")
@pytest.mark.parametrize(
    ("size", "ranks"), [("normal", (1, 2, 3)), ("larger", (1, 2, 2, 3)), ("harder", (1, 2, 3, 3))]
)
def test_a_larger_map_has_a_level_more(size: str, ranks: tuple[int, ...]) -> None:
    game = new(map=size)

    assert game.table.game.ranks == ranks
    assert len(game.state.tiles) == 2 * (len(ranks) + 1)


@proves("PL-90", "PL-Q-92", "PL-Q-112", "PL-11")
def test_the_pool_grows_with_the_levels_and_is_never_less_than_eight() -> None:
    pools = {
        (size, pool): tuple(new(map=size, pool=pool).table.game.boss_pool(boss) for boss in (0, 1))
        for size in ("normal", "larger")
        for pool in ("sum", "double")
    }

    assert pools == {
        ("normal", "sum"): (8, 11),
        ("normal", "double"): (8, 11),
        ("larger", "sum"): (9, 12),
        ("larger", "double"): (10, 12),
    }


@proves("PL-Q-113")
def test_there_are_maps_of_four_and_five_levels_only() -> None:
    levels = {PlatformerGame(variant).levels for variant in PlatformerGame.samples()}

    assert levels == {4, 5}


def test_every_value_of_every_switch_is_in_some_variant() -> None:
    for switch, values in SWITCHES.items():
        assert {variant[switch] for variant in PlatformerGame.samples()} == set(values)


def test_chance_is_asked_for_everything_nobody_has_seen() -> None:
    table = PlatformerGame(PlatformerGame.variants()[0]).new(2, ask_chance=True, checked=True)
    asked = []
    while table.asks[0].seat == CHANCE:
        asked.append(table.asks[0].kind)
        table.answer(CHANCE, table.asks[0].options[0])

    assert Counter(asked) == Counter(
        boss=1, item=3, potion=3, hero=2, tile=2, enemy=1, starter=1, die=5, enemy_die=1
    )
    assert script_of(table.game, {"starter": ["0"]}) == {"starter": [0]}
