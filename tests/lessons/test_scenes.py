"""The scenes of Dungeon Raiders' lessons: positions that a game could have reached, with cards for what the
others play.
"""

from __future__ import annotations

from mazmorra.games.notation import read_scene
from mazmorra.games.raiders.game import RaidersGame
from mazmorra.games.raiders.rules.cards import ITEM_CARDS, KEY, SWORD, TORCH, count, item_counts, powers
from mazmorra.games.raiders.state import UNDRAWN, RaidersState
from mazmorra.lessons import Guide, Lesson, follow, lessons
from mazmorra.lessons.raiders import RaidersStage
from tests.lessons.lines import each_of, every_raid, recommended

DUNGEON = 30
"""The room cards in the box of either edition, bosses aside."""

staged = each_of([each for each in lessons("raiders") if not each.scene.get("dealt")])


def set_up(lesson: Lesson) -> tuple[RaidersGame, RaidersState]:
    """The game, and the table as the lesson finds it."""
    stage = RaidersStage(lesson)
    return stage.game, stage.table().state


@staged
def test_everybody_holds_as_many_power_cards_as_the_rooms_behind_have_left(lesson: Lesson) -> None:
    _, state = set_up(lesson)
    for hand, used, card in zip(state.hands, state.used, state.cards, strict=True):
        saved = count(used, KEY) + count(used, SWORD)
        played_itself = 0 < card < TORCH
        assert len(powers(hand)) + played_itself == 5 - state.place + saved


@staged
def test_everybody_has_or_has_used_what_their_character_brought(lesson: Lesson) -> None:
    game, state = set_up(lesson)
    for character, hand, used in zip(state.characters, state.hands, state.used, strict=True):
        had = item_counts(hand + used)
        brought = [
            list(game.box.characters[character].items).count(item)
            for item in ("torch", "crystal_ball", "key", "sword")
        ]
        assert all(mine >= own for mine, own in zip(had, brought, strict=True))


@staged
def test_no_item_is_lost(lesson: Lesson) -> None:
    game, state = set_up(lesson)
    for item, left in zip(ITEM_CARDS, state.supply, strict=True):
        assert left + sum(count(hand, item) for hand in state.hands) == game.box.figures.items_of_each_kind


@staged
def test_the_rooms_of_all_levels_so_far_are_gone_from_what_may_come(lesson: Lesson) -> None:
    game, state = set_up(lesson)
    open_rooms = [room for room in state.row if room != UNDRAWN and not game.box.rooms[room].boss]

    assert sum(state.bag) == DUNGEON - 5 * state.level - len(open_rooms)
    assert min(state.bag) >= 0


@staged
def test_the_rooms_behind_lie_open_and_the_others_as_a_level_card_says(lesson: Lesson) -> None:
    table = RaidersStage(lesson).table()
    game, state = table.game, table.state
    was_dark = table.log(0)[0]["was_dark"]
    ahead = [not was_dark, *(up == 1 for up in state.lit[state.place + 1 :])]

    assert state.lit[: state.place] == [1] * state.place
    assert UNDRAWN not in state.row
    if game.box.levels:
        used = [row for row, left in zip(game.box.levels, state.level_cards, strict=True) if not left]
        assert ahead in [list(row.face_up[state.place :]) for row in used]
        assert len(used) == state.level + 1


@every_raid
def test_the_others_play_what_the_lesson_says(lesson: Lesson) -> None:
    guide = follow(lesson, recommended(lesson.id))
    for seat, name in enumerate(lesson.seats):
        written = [str(word) for word in lesson.plays.get(name, ()) if word not in ("pass", "look")]
        played = [
            face["card"] for face in guide.faces if face["kind"] == "card_played" and face["seat"] == seat
        ]
        assert seat == 0 or played[: len(written)] == written


@every_raid
def test_chance_says_what_the_lesson_says(lesson: Lesson) -> None:
    guide = follow(lesson, recommended(lesson.id))
    entered = [face["room"] for face in guide.faces if face["kind"] == "room_entered"]
    box, laid = guide.table.game.box, read_scene(lesson.scene["table"], guide.table.game).state

    assert entered == [box.rooms[room].id for room in laid.row][laid.place :][: len(entered)]
    assert Guide(lesson).table.state.characters == laid.characters
