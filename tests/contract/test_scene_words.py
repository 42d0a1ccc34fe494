"""What is wrong with a scene is said with its place, and what is left out is as usual."""

from __future__ import annotations

import re

import pytest

from mazmorra import read_scene, scene_text
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games import find_game
from mazmorra.games.raiders.box.loading import open_box
from mazmorra.kernel.errors import (
    BadFigure,
    BadScene,
    ImpossibleScene,
    MazmorraError,
    NotNamed,
    SceneOfOther,
    UnknownWord,
    WrongHeroes,
)
from tests.contract.play import CASES, Case
from tests.scenario.proves import proves

every_company = pytest.mark.parametrize("case", [case for case in CASES if case.fewest], ids=str)
RAIDERS = (
    "game: raiders | level 2, room 3 | row: goblin, troll, dragon "
    "| wizard: | thief: 3 coins, hand 1 key | knight: 2 wounds"
)
QUEST = "game: quest | sun 3 | C3: dn5 W | hugo: at C3, loot gold_150 | lindel: at A1"
CLIMB = (
    "game: platformer | boss medusa, dice boot | level 1: canopy broken_bridge, zombie "
    "| foes: zombie B1 | etorn: at A1 | melosa:"
)

MISTAKES = [
    (RAIDERS, "level 2", "levle 2", "error-scene-word", 2, 1),
    (RAIDERS, "room 3", "room 6", "error-scene-figure", 2, 15),
    (RAIDERS, "room 3", "room", "error-scene-unfinished", 2, 14),
    (RAIDERS, "room 3", "room 3 4", "error-scene-too-many", 2, 17),
    (RAIDERS, "room 3", "level 3", "error-scene-twice", 2, 10),
    (RAIDERS, "troll", "trol", "error-scene-word", 3, 14),
    (RAIDERS, "hand 1 key", "hand 1 1", "error-scene-lacking", 5, 24),
    (RAIDERS, "troll", "x" * 9000, "error-scene-word", 3, 14),
    (RAIDERS, "dragon", "dragon*1", "error-scene-one", 3, 21),
    (RAIDERS, "troll", "troll*9", "error-scene-lacking", 3, 14),
    (RAIDERS, "troll", "troll*2", "error-scene-one", 3, 14),
    (RAIDERS, "room 3", "room 3, bag troll*9", "error-scene-lacking", 2, 22),
    (RAIDERS, "3 coins", "many coins", "error-scene-figure", 5, 8),
    (RAIDERS, "3 coins", "-3 coins", "error-scene-figure", 5, 8),
    (RAIDERS, "3 coins", "coins many", "error-scene-figure", 5, 14),
    (RAIDERS, "3 coins", "3 coin", "error-scene-word", 5, 10),
    (RAIDERS, "3 coins", "dead coins", "error-scene-too-many", 5, 13),
    (RAIDERS, "level 2", "level 0", "error-scene-word", 2, 7),
    (RAIDERS, "level 2", "level 6", "error-scene-word", 2, 7),
    (RAIDERS, "room 3", "ending", "error-scene-unfinished", 2, 16),
    (RAIDERS, "raiders", "raidres", "error-scene-word", 1, 7),
    (RAIDERS, "raiders", "raiders duel", "error-scene-too-many", 1, 15),
    (RAIDERS, "raiders ", "raiders, mode", "error-scene-unfinished", 1, 20),
    (RAIDERS, "raiders", "raiders, mode duels", "error-scene-word", 1, 21),
    (RAIDERS, "raiders", "raiders, made duel", "error-scene-word", 1, 16),
    (RAIDERS, "raiders", "raiders, mode speed, mode duel", "error-scene-twice", 1, 28),
    (RAIDERS, "raiders", "raiders, version banana", "error-scene-word", 1, 24),
    (RAIDERS, "raiders", "raiders, version 99", "error-scene-word", 1, 24),
    (RAIDERS, "2 wounds", "2 wounds | chosen: wizard 9", "error-scene-word", 7, 16),
    (RAIDERS, "2 wounds", "2 wounds | chosen: wizard", "error-scene-unfinished", 7, 15),
    (RAIDERS, "wizard:", "wizzard:", "error-scene-word", 4, 1),
    (RAIDERS, "wizard:", "thief:", "error-scene-twice", 5, 1),
    (QUEST, "dn5 W", "dn5 X", "error-scene-word", 3, 9),
    (QUEST, "C3: dn5", "Z3: dn5", "error-scene-word", 3, 1),
    (QUEST, "loot gold_150", "loot gold_151", "error-scene-word", 4, 19),
    (QUEST, "sun 3", "sun 3, dragon discard x", "error-scene-word", 2, 8),
    (CLIMB, "zombie B1", "zombie K1", "error-scene-word", 4, 14),
    (CLIMB, CLIMB, "game: platformer | foes: ent A1 | etorn: | melosa:", "error-scene-too-many", 2, 7),
    (CLIMB, "foes: zombie", "foes: ent", "error-scene-word", 4, 7),
    (CLIMB, "canopy broken_bridge", "canopy", "error-scene-unfinished", 3, 16),
]


@pytest.mark.parametrize(("text", "right", "wrong", "key", "part", "column"), MISTAKES)
def test_a_mistake_is_named_with_its_place(
    text: str, right: str, wrong: str, key: str, part: int, column: int
) -> None:
    assert right in text
    with pytest.raises(BadScene) as refused:
        read_scene(text.replace(right, wrong, 1))

    told = refused.value.args_by_name
    assert (refused.value.key, told["part"], told["column"]) == (key, part, column)
    assert all(str(column) in words(language).error(refused.value) for language in LANGUAGES)


def test_a_word_that_is_nearly_right_is_told_what_it_may_have_been() -> None:
    with pytest.raises(BadScene) as refused:
        read_scene(QUEST.replace("gold_150", "gold_15"))
    assert "gold_150" in refused.value.args_by_name["allowed"]  # type: ignore[operator]  # it is a list


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", NotNamed),
        ("level 2", NotNamed),
        ("game: | level 2", NotNamed),
        ("game: raiders | wizard:", WrongHeroes),
        (RAIDERS.replace("level 2", "level none"), ImpossibleScene),
        ("game: chess | wizard:", MazmorraError),
        ("game: raiders, mode haste | wizard:", MazmorraError),
        ("game: quest | hugo: rune slumber | lindel: rune slumber", BadScene),
        (CLIMB.replace("at A1", "at B1"), BadScene),
    ],
)
def test_what_no_box_and_no_table_can_hold_is_refused(text: str, refusal: type[MazmorraError]) -> None:
    with pytest.raises(refusal):
        read_scene(text)


@every_company
def test_where_heroes_are_missing_a_misspelt_word_is_named_first(case: Case) -> None:
    game, settings = case.game(), case.game().settings
    named = ", ".join([game.name, *(f"{name} {value}" for name, value in settings.items())])
    with pytest.raises(UnknownWord) as misspelt:
        read_scene(f"game: {named} | levle 3")
    with pytest.raises(WrongHeroes) as missing:
        read_scene(f"game: {named}")

    assert misspelt.value.args_by_name["word"] == "levle"
    assert missing.value.args_by_name["heroes"] == 0
    assert missing.value.args_by_name["allowed"] == game.seats


def test_a_hero_who_has_no_part_may_still_be_named_elsewhere() -> None:
    with pytest.raises(WrongHeroes):
        read_scene("game: quest | turn hugo")


@pytest.mark.parametrize("text", ["game: raiders | level 3 | row: xyzzy", "game: raiders, mode |"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_be_understood_is_a_list_that_ends_well(language: str, text: str) -> None:
    with pytest.raises(BadScene) as refused:
        read_scene(text)
    told = words(language).error(refused.value)

    assert refused.value.args_by_name["allowed"]
    assert not re.search(r"\.\.|: \.|[ ,;]\.$", told)


def test_a_list_cut_short_says_how_many_more_there_are() -> None:
    with pytest.raises(UnknownWord) as refused:
        read_scene(RAIDERS.replace("goblin", "xyzzy"))
    told = refused.value.args_by_name
    rooms = len(open_box("devir").rooms)

    assert len(told["allowed"]) + told["more"] == rooms  # type: ignore[arg-type, operator]  # a list, a number
    assert f"there are {told['more']} more." in words("en").error(refused.value)


@proves("DR-TRE-5")
def test_nobody_has_more_than_20_coins() -> None:
    with pytest.raises(BadFigure) as refused:
        read_scene(RAIDERS.replace("3 coins", "21 coins"))

    told = refused.value.args_by_name
    assert (told["part"], told["column"], told["most"]) == (5, 8, 20)
    assert read_scene(RAIDERS.replace("3 coins", "20 coins")).state.coins[1] == 20


@proves("DR-TRE-5")
def test_in_a_solitaire_there_is_no_such_limit() -> None:
    scene = "game: raiders, mode solitaire | row: goblin | wizard: 21 coins"
    assert read_scene(scene).state.coins[0] == 21


def test_a_scene_of_another_game_is_refused() -> None:
    with pytest.raises(SceneOfOther):
        read_scene(QUEST, find_game("raiders", {}))


def test_what_lies_on_the_table_is_missing_from_its_stack() -> None:
    state = read_scene(QUEST).state
    box = read_scene(QUEST).game.box
    tile = [kind.id for kind in box.kinds].index("dn5")
    card = next(number for number, each in enumerate(box.cards) if each.id == "gold_150")

    assert state.bag[tile] == box.kinds[tile].copies - 1
    assert state.deck[card] == box.cards[card].row.copies - 1


@pytest.mark.parametrize("text", [QUEST, CLIMB])
def test_a_small_scene_stays_small(text: str) -> None:
    assert "stack" not in scene_text(read_scene(text))


def test_remarks_and_empty_lines_are_not_read() -> None:
    lines = RAIDERS.replace(" | ", "\n\n# A remark.\n")
    assert scene_text(read_scene(lines)) == scene_text(read_scene(RAIDERS))
