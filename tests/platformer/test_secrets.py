"""What nobody may know: tiles and cards that lie face down.

They are counts, and drawn when somebody turns them.
"""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from mazmorra.games.platformer.box.loading import number
from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.games.platformer.rules.spaces import LEVEL
from mazmorra.kernel import EVERYTHING, WATCHER
from mazmorra.kernel.determinize import determinize
from tests.platformer.climbing import climber
from tests.platformer.scene import Scene
from tests.platformer.setting import LAIR, OPEN, Hero, platformer
from tests.scenario import proves

FOLLOWS = {"falls", "reach", "full", "score"}
"""What a view says besides, which follows from the table."""


def knowledge(game: Scene, seat: int) -> tuple[object, ...]:
    """All a seat may know."""
    view = game.table.view(seat)
    notes = game.table.game.notes(view)
    return (
        view.fields,
        view.ask,
        view.waiting,
        view.asked,
        view.answered,
        view.own_answer,
        notes,
        game.table.log(seat),
    )


def below_the_top() -> Scene:
    return platformer(Hero("etorn", at="A2"), Hero("melosa", at="C1"), kinds=("zombie",), enemy="left")


@proves("PL-2", "PL-3", "PL-4")
def test_a_tower_not_yet_revealed_says_nothing_but_what_it_can_be() -> None:
    table = PlatformerGame(PlatformerGame.variants()[0]).new(2, seed=4, checked=True)
    view, box = table.view(1), table.game.box

    assert view["tiles"][2:] == (-1,) * 6
    assert list(view["kinds"])[1:] == [-1] * 3
    assert not any(view["tokens"][LEVEL:])
    assert sum(view["tile_bag"][: box.normal]) == 22
    assert sum(view["tile_bag"][box.normal :]) == 8
    ranks = [box.enemies[kind].rank for kind, count in enumerate(view["enemy_bag"]) if count]
    assert (ranks.count(1), ranks.count(2), ranks.count(3)) == (1, 2, 2)


@proves("PL-3", "PL-64")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER, EVERYTHING])
def test_two_towers_that_will_be_drawn_differently_are_the_same_until_then(viewer: int) -> None:
    games = [below_the_top(), below_the_top()]
    assert games[0].table == games[1].table
    assert knowledge(games[0], viewer) == knowledge(games[1], viewer)

    games[0].play("step A3", tile="mossy_steps hollow_trunk", enemy="ent")
    games[1].play("step A3", tile="black_well rift_gate", enemy="stone_golem")

    assert knowledge(games[0], viewer) != knowledge(games[1], viewer)


@proves("PL-5", "PL-24", "PL-79", "PL-91")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_seat_and_whoever_watches_sees_the_same_and_there_is_nothing_else(seats: int) -> None:
    game = PlatformerGame(PlatformerGame.samples()[4])
    table = game.new(seats, seed=9, checked=True)
    rng = random.Random(9)
    for _ in range(150):
        if table.over:
            break
        views = [table.view(seat).fields for seat in (*range(seats), WATCHER, EVERYTHING)]
        assert all(view == views[0] for view in views)
        assert set(views[0]) == {field.name for field in fields(table.state)} | FOLLOWS
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(ask.options))


@proves("PL-5", "PL-79")
def test_what_is_imagined_from_a_view_is_the_table_itself() -> None:
    game = below_the_top()

    for seat in (0, 1):
        imagined = determinize(game.table.view(seat), random.Random(3))
        assert imagined.state == game.state


@proves("PL-5", "PL-64", "PL-79")
def test_what_chance_may_draw_is_what_the_view_says_is_left() -> None:
    """The options of every draw are those the public counts allow, with their counts as weights."""
    game = PlatformerGame(PlatformerGame.variants()[0])
    table = game.new(2, ask_chance=True, checked=True)
    seen, rng = set(), random.Random(2)
    bags = {
        "tile": "tile_bag",
        "item": "item_deck",
        "potion": "potion_deck",
        "boss_card": "boss_deck",
        "enemy": "enemy_bag",
    }
    for _ in range(3000):
        if table.over:
            break
        ask = table.asks[0]
        if ask.kind in bags:
            bag = table.view(0)[bags[ask.kind]]
            assert all(bag[option] == weight for option, weight in zip(ask.options, ask.weights, strict=True))
            seen.add(ask.kind)
        table.answer(ask.seat, climber(rng, ask))

    assert seen >= {"tile", "item", "potion", "enemy"}


@proves("PL-24", "PL-Q-77")
def test_the_order_of_potions_under_the_deck_is_known_to_all() -> None:
    game = platformer(Hero("miksy", at="A1", potions=["gem_elixir", "potion_of_levitation"]), enemy="left")

    game.play("potion potion_of_levitation", "potion gem_elixir")

    names = [game.table.game.box.potions[card].id for card in game.table.view(WATCHER)["potion_bottom"]]
    assert names == ["potion_of_levitation", "gem_elixir"]


@proves("PL-79", "PL-Q-95")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_a_bosss_deck_has_no_order_and_its_discards_lie_open(viewer: int) -> None:
    games = [
        platformer(
            Hero("urgh", at="H10"), Hero("etorn", at="J12"), tower=((LAIR, LAIR),), lowest=3, boss_at="C11"
        )
        for _ in range(2)
    ]
    assert knowledge(games[0], viewer) == knowledge(games[1], viewer)
    for game, card in zip(games, ("snake_bite", "stone_rain"), strict=True):
        game.play("end", "keep", enemy_die="attack right", boss_card=card, die="boot boot sword coin hand")

    view = games[0].table.view(viewer)
    assert (sum(view["boss_deck"]), sum(view["boss_discard"])) == (9, 1)


@proves("PL-32")
def test_a_removed_level_stays_out_of_the_heap() -> None:
    game = platformer(
        Hero("etorn", at="A7"),
        tower=(("mossy_steps", "hollow_trunk"), (OPEN, OPEN), (OPEN, OPEN)),
        enemy="left",
    )

    tiles = game.table.game.box.tiles
    assert game.state.tiles[:2] == (-1, -1)
    assert [
        game.state.tile_bag[number(tiles, name)] for name in ("mossy_steps", "hollow_trunk", "canopy")
    ] == [0, 0, 1]
