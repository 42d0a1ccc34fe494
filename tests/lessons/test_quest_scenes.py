"""The scenes of DungeonQuest's lessons: positions that a game could have reached, and a chance that says what
they say.
"""

from __future__ import annotations

from typing import Any

from mazmorra.games.quest.box.loading import WALL
from mazmorra.games.quest.game import QuestTable
from mazmorra.games.quest.rules.board import entry_at, kind_at
from mazmorra.games.quest.rules.spaces import place
from mazmorra.games.quest.state import INSIDE, NO_RUNE, NO_SIDE
from mazmorra.lessons import LEARNER, Guide, Lesson, follow, lessons
from mazmorra.lessons.quest import QuestStage
from tests.lessons.lines import endings, every_quest, recommended


def set_up(lesson: Lesson) -> QuestTable:
    return QuestStage(lesson).table()


def told(guide: Guide, kind: str, seat: int = LEARNER) -> list[dict[str, Any]]:
    return [face for face in guide.faces if face["kind"] == kind and face.get("seat") == seat]


@every_quest
def test_no_tile_is_lost_and_none_is_there_twice(lesson: Lesson) -> None:
    table = set_up(lesson)
    box, state = table.game.box, table.state
    laid = [(code - 1) // 4 for code in state.board if code]
    for tile in range(box.tiles):
        assert state.bag[tile] >= 0
        assert state.bag[tile] + laid.count(tile) == box.kinds[tile].copies
    assert all(state.board[space] == 1 + 4 * kind for space, kind in box.printed)


@every_quest
def test_no_card_is_lost_and_none_is_there_twice(lesson: Lesson) -> None:
    table = set_up(lesson)
    box, state = table.game.box, table.state
    held = [card for cards in (*state.loot, *state.row) for card in cards]
    for card, left in enumerate(state.deck):
        assert left >= 0
        assert left + state.discard[card] + held.count(card) == box.cards[card].row.copies
    runes = [rune for rune in state.runes if rune != NO_RUNE]
    assert len(set(runes)) == len(runes)
    assert sum(state.rune_bag) == len(box.runes) - len(runes)


@every_quest
def test_heroes_are_different_alive_and_stand_where_they_could_have_come_in(lesson: Lesson) -> None:
    table = set_up(lesson)
    box, state = table.game.box, table.state
    inside = [seat for seat in range(table.seats) if state.standing[seat] == INSIDE]

    assert len(set(state.heroes)) == table.seats
    assert len({state.space[seat] for seat in inside}) == len(inside)
    for seat in inside:
        assert state.board[state.space[seat]], f"there is no room at {place(state.space[seat])}"
        assert state.wounds[seat] < box.heroes[state.heroes[seat]].health
        side = state.side[seat]
        assert side == NO_SIDE or box.sides[state.board[state.space[seat]]][side] != WALL


@every_quest
def test_tiles_lie_where_the_lesson_says_with_their_arrow_towards_the_room_left(lesson: Lesson) -> None:
    tiles = lesson.scene.get("tiles", {})
    for guide in endings(lesson.id):
        box = guide.table.game.box
        for face in guide.faces:
            if face["kind"] == "room_explored" and face["place"] in tiles:
                assert box.kinds[face["tile"]].id == tiles[face["place"]]
                assert kind_at(guide.table, face["space"]).id == tiles[face["place"]]
                assert entry_at(guide.table, face["space"]) == face["entry"]


@every_quest
def test_dice_fall_as_the_lesson_says_by_what_they_are_rolled_for(lesson: Lesson) -> None:
    dice = lesson.scene.get("dice", {})
    for guide in endings(lesson.id):
        for about, rolls in dice.items():
            fell = [list(face["dice"]) for face in told(guide, "rolled") if face["about"] == about]
            assert fell == [*rolls, *[rolls[-1]] * len(fell)][: len(fell)]


@every_quest
def test_cards_come_in_the_order_the_lesson_says(lesson: Lesson) -> None:
    for deck, cards in lesson.scene.get("draws", {}).items():
        if deck in ("monster", "treasure"):
            continue
        for guide in endings(lesson.id):
            drawn = [face["card"] for face in told(guide, "card_drawn") if face["deck"] == deck]
            assert drawn == [*cards, *[cards[-1]] * len(drawn)][: len(drawn)]


@every_quest
def test_nothing_is_set_out_in_vain(lesson: Lesson) -> None:
    faces = [face for guide in endings(lesson.id) for face in guide.faces]
    laid = {face["place"] for face in faces if face["kind"] == "room_explored"}
    rolled = {face["about"] for face in faces if face["kind"] == "rolled"}
    drawn = {face["deck"] for face in faces if face["kind"] == "card_drawn"}
    drawn |= {"monster" for face in faces if face["kind"] in ("monster_met", "monster_shown", "escaped")}
    drawn |= {
        "treasure" for face in faces if face["kind"] == "card_drawn" and face["card"] == "dragon_sleeps"
    }

    assert set(lesson.scene.get("tiles", {})) <= laid
    assert set(lesson.scene.get("dice", {})) <= rolled
    assert set(lesson.scene.get("draws", {})) <= drawn


@every_quest
def test_the_others_play_what_the_lesson_says(lesson: Lesson) -> None:
    guide = follow(lesson, recommended(lesson.id))
    for name in lesson.seats[1:]:
        seat, written = lesson.seats.index(name), [str(word) for word in lesson.plays.get(name, ())]
        walked = [face["place"] for face in told(guide, "entered", seat)]
        struck = [face["against"] for face in told(guide, "cards_revealed")]
        moves = [word.removeprefix("move ") for word in written if word.startswith("move ")]
        cards = [word for word in written if word in ("melee", "ranged", "magic")]
        assert walked == moves[: len(walked)]
        assert struck == cards[: len(struck)]
        assert bool(written) == bool(walked or struck)


def test_a_lesson_for_every_way_to_sit_down() -> None:
    assert {lesson.settings["players"] for lesson in lessons("quest")} == {"company", "solo"}
