"""The scenes of Platformer's lessons: positions that a game could have reached, and a chance that says what
they say.
"""

from __future__ import annotations

from mazmorra.games.notation import read_scene
from mazmorra.games.platformer.game import PlatformerTable
from mazmorra.games.platformer.rules.board import GEM_CELLS, GOLD_CELLS
from mazmorra.games.platformer.rules.figures import map_of, name_of
from mazmorra.games.platformer.rules.gravity import BOSS, TOWER, would_fall
from mazmorra.games.platformer.rules.spaces import LEVEL, place
from mazmorra.games.platformer.rules.symbols import BADGE, FACES, GEM, GOLD, NONE, SYMBOLS
from mazmorra.games.platformer.state import PlatformerState
from mazmorra.lessons import LEARNER, Guide, Lesson, lessons
from mazmorra.lessons.platformer import PlatformerStage
from tests.lessons.lines import endings, every_climb, named


def laid_out(lesson: Lesson) -> PlatformerTable:
    """The table before chance has rolled."""
    stage = PlatformerStage(lesson)
    table: PlatformerTable = read_scene(stage.scene.table, stage.game)
    return table


def lying(state: PlatformerState, token: int) -> int:
    return sum(each == token for each in state.tokens)


@every_climb
def test_no_tile_is_lost_and_none_is_there_twice(lesson: Lesson) -> None:
    state = laid_out(lesson).state
    face_up = [tile for tile in state.tiles if tile != NONE]

    assert len(set(face_up)) == len(face_up) == 2 * (state.highest - state.lowest + 1)
    assert all(state.tile_bag[tile] == 0 for tile in face_up)
    assert set(state.tile_bag) == {0, 1}


@every_climb
def test_no_card_is_lost_and_none_is_there_twice(lesson: Lesson) -> None:
    table = laid_out(lesson)
    state, box = table.state, table.game.box
    assert NONE not in state.shop
    for card, item in enumerate(box.items):
        assert state.item_deck[card] + state.shop[:3].count(card) == (0 if item.extra else item.copies)
    for card, potion in enumerate(box.potions):
        assert state.potion_deck[card] + state.shop[3:].count(card) == (0 if potion.extra else potion.copies)


@every_climb
def test_no_gold_and_no_gem_is_lost(lesson: Lesson) -> None:
    table = laid_out(lesson)
    state, supply = table.state, table.game.box.supply

    assert state.gold_left + sum(state.gold) + lying(state, GOLD) == supply.gold
    assert state.gems_left + sum(state.gems) + lying(state, GEM) == supply.gems
    for badge, row in enumerate(table.game.box.tokens):
        good = badge == table.game.good_badge(state.boss)
        assert state.badges_left[badge] == row.copies - good * lying(state, BADGE)


@every_climb
def test_tokens_lie_where_the_tiles_have_room_for_them(lesson: Lesson) -> None:
    table = laid_out(lesson)
    cells = map_of(table).cells
    for space, token in enumerate(table.state.tokens):
        assert cells[space] in ("", GOLD_CELLS, GEM_CELLS, "*")[token] or not token, place(space)


@every_climb
def test_heroes_are_different_and_alive_and_everybody_has_a_footing(lesson: Lesson) -> None:
    table = laid_out(lesson)
    state, heroes = table.state, table.game.box.heroes

    assert len(set(state.heroes)) == table.seats
    for seat in range(table.seats):
        assert 0 < state.health[seat] <= heroes[state.heroes[seat]].health
    assert not would_fall(table, TOWER | BOSS)
    standing = [space for space in (*state.spaces, *state.foes) if space >= 0]
    assert len(set(standing)) == len(standing)
    assert all(state.lowest <= space // LEVEL <= state.highest for space in standing)


@every_climb
def test_enemies_are_of_the_rank_of_their_level(lesson: Lesson) -> None:
    table = laid_out(lesson)
    state, box = table.state, table.game.box
    for level, rank in enumerate(table.game.ranks):
        if level <= state.highest:
            assert box.enemies[state.kinds[level]].rank == rank
        else:
            assert state.kinds[level] == NONE
    assert (state.foes[-1] >= 0) == (state.highest == table.game.levels - 1)


@every_climb
def test_dice_fall_as_the_lesson_says(lesson: Lesson) -> None:
    guide = Guide(lesson)
    state, rolled = guide.table.state, lesson.scene["dice"].split()

    assert [face["symbols"] for face in guide.faces if face["kind"] == "rolled"] == [tuple(rolled)]
    assert [face["face"] for face in guide.faces if face["kind"] == "enemy_die"] == [lesson.scene["face"]]
    assert lesson.scene["face"] in FACES
    for symbol, name in enumerate(SYMBOLS):
        assert state.pool[symbol] + state.used[symbol] == rolled.count(name)


@every_climb
def test_a_lesson_is_about_one_turn_of_the_learner_and_no_level_goes_in_it(lesson: Lesson) -> None:
    for guide in endings(lesson.id):
        began = [face["seat"] for face in guide.faces if face["kind"] == "turn_began"]
        assert began in ([LEARNER], [LEARNER, 1])
        assert not any(face["kind"] == "level_removed" for face in guide.faces)


@every_climb
def test_items_come_to_the_shop_as_the_lesson_says_and_none_is_set_out_in_vain(lesson: Lesson) -> None:
    faces = [face for guide in endings(lesson.id) for face in guide.faces]
    offered = [face["item"] for face in faces if face["kind"] == "item_offered"]

    assert set(offered) == set(lesson.scene.get("items", ()))


def test_the_first_climb_begins_with_everything_that_is_printed_on_level_1() -> None:
    table = laid_out(named("first-climb"))
    state, lie = table.state, map_of(table)

    assert [space for space, token in enumerate(state.tokens) if token == GOLD] == sorted(
        lie.spaces(0, GOLD_CELLS)
    )
    assert [space for space, token in enumerate(state.tokens) if token == GEM] == sorted(
        lie.spaces(0, GEM_CELLS)
    )
    assert sorted(space for space in state.foes if space >= 0) == sorted(lie.spaces(0, "E"))
    assert state.spaces == [NONE, NONE]
    assert state.gold == [0, 1]  # for waiting (PL-9)
    assert {name_of(table, slot) for slot, space in enumerate(state.foes) if space >= 0} == {"zombie"}


def test_every_lesson_is_of_the_game_that_is_suggested_first() -> None:
    assert all(lesson.settings == {"tiles": "forest", "boss": "medusa"} for lesson in lessons("platformer"))
