"""A content file of DungeonQuest that cannot be played is refused with its line and what was expected; a
playable one plays.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import mazmorra
from mazmorra.content.errors import BadContent
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games.quest import QuestGame
from mazmorra.games.quest.box.loading import open_box
from mazmorra.games.quest.box.rows import DECKS, TABLES

PRINTED = QuestGame.content_text({}, "heading")


def row(table: str, name: str) -> str:
    """A row of the printed content as it is written."""
    found = re.search(rf'\[\[{table}\]\]\nid = "{name}"\n(?:.+\n)+', PRINTED)
    assert found
    return found[0]


def changed(table: str, name: str, was: str, now: str) -> str:
    """The printed content with something else in one row."""
    old = row(table, name)
    assert was in old
    return PRINTED.replace(old, old.replace(was, now, 1))


def refused(text: str) -> BadContent:
    with pytest.raises(BadContent) as caught:
        open_box(text)
    return caught.value


def line_of(error: BadContent) -> int:
    return int(str(error.args_by_name["line"]))


MISTAKES = [
    # The board.
    ("space", "tower_ne", "column = 13", "column = 14", "1 to 13"),
    ("space", "tower_se", "row = 10", "row = 11", "1 to 10"),
    ("space", "tower_ne", "column = 13", "column = 1", "no other printed room"),
    ("space", "tower_ne", 'kind = "tower"', 'kind = "inn"', "one of: tower, treasure"),
    ("space", "tower_ne", 'passages = ["W", "S"]', 'passages = ["N"]', "leads into the dungeon"),
    ("space", "tower_ne", 'passages = ["W", "S"]', 'passages = ["up"]', "names among: N, E, S, W"),
    ("space", "treasure_s", "row = 6", "row = 8", "right below 'treasure_n'"),
    ("sun", "30", "number = 5", "number = 7", "6 at most"),
    ("sun", "30", "number = 5", "number = 3", "4 or more"),
    # The tiles.
    ("tile", "dn1", 'sides = "oooo"', 'sides = "ooo"', "four sides"),
    ("tile", "dn1", 'sides = "oooo"', 'sides = "ooox"', "o (open)"),
    ("tile", "dn1", 'sides = "oooo"', 'sides = "wooo"', "no wall"),
    ("tile", "dn1", "copies = 11", "copies = 0", "1 or more"),
    ("tile", "dn1", 'kind = "dungeon"', 'kind = "tower"', "one of: dungeon, corridor"),
    ("tile", "da1", 'die = "LLEERR"', 'die = "LLEEEE"', "each of E, L, R"),
    ("tile", "da1", 'die = "LLEERR"', 'die = "LERA"', "six letters"),
    ("tile", "co1", 'kind = "corridor"', 'kind = "darkness"', "six letters"),
    ("tile", "da1", 'kind = "darkness"', 'kind = "corridor"', "no die"),
    ("tile", "br1", 'groups = ["E", "A"]', 'groups = ["EA"]', "exactly two for a bridge"),
    ("tile", "ch1", 'groups = ["EL", "AR"]', 'groups = ["EL", "A"]', "each of E, L, A, R"),
    ("tile", "ch1", 'kind = "chasm"', 'kind = "trap"', "no groups"),
    # Heroes and runes.
    ("hero", "hugo", "luck = 4", "luck = 13", "1 to 12"),
    ("hero", "hugo", "health = 16", "health = 0", "1 or more"),
    ("hero", "hugo", '"glory"', '"flight"', "names among: penance"),
    ("hero", "hugo", "luck = 4", "luck = 4\ncharm = 3", "has no 'charm'"),
    ("rune", "warding", 'id = "warding"', 'id = "wrath"', "one of: stasis"),
    ("rune", "warding", "amount = 4", "amount = 0", "1 or more"),
    # The cards.
    ("door", "door_jammed", "copies = 3", "copies = 0", "1 or more"),
    ("dungeon", "hidden_trap", 'deck = "trap"', 'deck = "wine"', "one of the decks: dungeon"),
    ("dungeon", "hidden_trap", 'deck = "trap"', 'deck = "dragon"', "one of the decks: dungeon"),
    ("dungeon", "hidden_trap", 'deck = "trap"', 'deck = "dungeon"', "lead back to the deck 'dungeon'"),
    ("dungeon", "curse_of_the_wizard", 'table = "curse"', 'table = "course"', "one of the tables: curse"),
    ("dungeon", "curse_of_the_wizard", "dice = 1", "dice = 9", "dice from 1 to 2"),
    ("dungeon", "razorwing_attack", '"wound_dice"', '"wound_some"', "not an operation"),
    ("dungeon", "razorwing_attack", "less = 0", "more = 0", "takes 'less', which is missing"),
    ("dungeon", "ceiling_collapses", "quarters = 1", "quarters = 4", "quarters from 1 to 3"),
    ("dungeon", "gold_30", "loot = true\n", "loot = false\n", "loot = true"),
    ("dungeon", "empty", 'id = "empty"', 'id = "treasure_chest"', "the deck 'catacomb' alone"),
    ("dungeon", "ambush", '"encounter", escape = true', '"may_exit"', "can be followed here"),
    ("catacomb", "exit", '"may_exit"', '"encounter", escape = true', "can be followed here"),
    (
        "catacomb",
        "spider_venom",
        'source = "sourced"',
        'does = [{ op = "keep" }]\nsource = "sourced"',
        "can be followed here",
    ),
    ("trap", "explosion", '"skip", turns = 1', '"encounter", escape = true', "can be followed here"),
    ("trap", "trapdoor", 'test = ["agility"]', 'test = ["charm"]', "names among: strength"),
    ("trap", "trapdoor", 'op = "fall"', 'op = "keep"', "can be followed here"),
    ("trap", "crossfire", '{ op = "wound_margin" }', "", "'ok' or 'fail'"),
    ("door", "door_opens", 'does = [{ op = "open" }]', 'ok = [{ op = "open" }]', "a 'test'"),
    ("door", "spear_trap", '{ op = "end_turn" }]', '{ op = "reshuffle" }]', "reshuffle alone"),
    ("corpse", "rope", 'op = "keep" }', 'op = "keep" }, { op = "keep" }', "once at most"),
    (
        "crypt",
        "spectral_storm",
        "copies = 1",
        'copies = 1\ndoes = [{ op = "secret_door", escape = false }]',
        "no test after it",
    ),
    ("treasure", "giant_ruby", "loot = true", "loot = false", "loot = true"),
    ("treasure", "artifact_eater", '"eat_loot"', '"die"', "followed here: eat_loot"),
    ("dragon", "dragon_rage", "dice = 2", "dice = 3", "dice from 2 to 2"),
    ("dragon", "dragon_sleeps", "source = {", 'loot = true\nsource = { loot = "sourced",', "loot = false"),
    ("catacomb", "exit", "copies = 6", "copies = -6", "0 or more"),
    ("catacomb", "greedy_deep_elf", "times = 100", "times = 10", "times from 100 to 100"),
    # What the dice do.
    ("outcome", "potion_2", 'table = "potion"', 'table = "poison"', "one of the tables"),
    ("outcome", "potion_2", "low = 2", "low = 1", "2 at least"),
    ("outcome", "potion_11", "high = 12", "high = 13", "11 to 12"),
    ("outcome", "potion_11", "low = 11", "low = 10", "no other row"),
    ("outcome", "curse_5", "high = 6", "high = 4", "5 to 6"),
    ("outcome", "imp_4", '"treasures", cards = 1', '"die"', "lose_other_loot, treasures"),
    ("outcome", "venom_1", '"wound", amount = 1', '"to_tower"', "can be followed here"),
    (
        "outcome",
        "old_bones_4",
        '"encounter", escape = false',
        '"roll", table = "curse", dice = 1',
        "can be followed here",
    ),
    # Fights.
    ("monster", "troll_1", "health = 3", "health = 0", "1 or more"),
    ("monster", "troll_1", "copies = 1", "copies = 0", "1 or more"),
    ("clash", "magic_ranged", 'hero = "magic"', 'hero = "tricks"', "melee, ranged or magic"),
    ("clash", "magic_melee", 'monster = "melee"', 'monster = "ranged"', "each pair of cards"),
    ("solo", "die_6", "pips = 6", "pips = 7", "1 to 6"),
    ("solo", "die_6", "pips = 6", "pips = 5", "each face of the die once"),
    ("solo", "die_6", 'source = "rulebook"', 'source = "hearsay"', "rulebook, sourced, designed"),
]


@pytest.mark.parametrize(("table", "name", "was", "now", "expected"), MISTAKES)
def test_a_mistake_is_refused_with_its_line_and_what_was_expected(
    table: str, name: str, was: str, now: str, expected: str
) -> None:
    text = changed(table, name, was, now)
    error = refused(text)
    assert expected in str(error)
    start = text.index(row(table, name).replace(was, now, 1))
    first = text[:start].count("\n") + 1
    last = first + row(table, name).replace(was, now, 1).count("\n")
    assert first <= line_of(error) <= last
    for language in LANGUAGES:
        assert str(line_of(error)) in words(language).error(error)


@pytest.mark.parametrize("table", [table for table in TABLES if table != "outcome"])
def test_a_table_that_is_missing_is_named(table: str) -> None:
    text = re.sub(rf"\[\[{table}\]\]\n(?:.+\n)+", "", PRINTED)
    assert f"[{table}] is missing" in str(refused(text))


def without(table: str, *names: str) -> str:
    text = PRINTED
    for name in names:
        text = text.replace(row(table, name), "")
    return text


@pytest.mark.parametrize(
    ("table", "names", "expected"),
    [
        ("space", ("tower_ne",), "tower x 4"),
        ("space", ("treasure_s",), "treasure x 2"),
        ("hero", ("hugo", "lindel", "tatianna"), "expected 4"),
        ("clash", ("melee_magic",), "expected 9"),
        ("solo", ("die_3",), "expected 6"),
    ],
)
def test_too_few_rows_are_counted(table: str, names: tuple[str, ...], expected: str) -> None:
    assert expected in str(refused(without(table, *names)))


def test_decks_that_lead_to_each_other_are_refused_where_the_circle_is_found() -> None:
    error = refused(changed("crypt", "hidden_trap", 'deck = "trap"', 'deck = "dungeon"'))
    assert (
        "[[dungeon]] 'crypt': 'does' does not fit; expected a draw that does not lead "
        "back to the deck 'dungeon'"
    ) in str(error)


def test_there_is_a_rune_for_each_player() -> None:
    listed = [each.id for each in open_box().runes]
    assert "at least 4 runes" in str(refused(without("rune", *listed[3:])))


def test_a_sun_that_never_sets_is_refused() -> None:
    assert "never sets" in str(refused(re.sub(r"number = \d", "number = 0", PRINTED)))


@pytest.mark.parametrize("table", ["clash", "solo"])
def test_a_fight_that_cannot_end_is_refused(table: str) -> None:
    rows = re.findall(rf"\[\[{table}\]\]\n(?:.+\n)+", PRINTED)
    text = PRINTED
    for each in rows:
        text = text.replace(each, re.sub(r"monster_wounds = \d", "monster_wounds = 0", each))
    assert "no monster could be killed" in str(refused(text))


def test_a_deck_that_only_shuffles_itself_is_refused() -> None:
    cards = [card.id for card in open_box().cards if card.deck == "door" and card.id != "creaking_hinges"]
    assert "other cards than those that shuffle it" in str(refused(without("door", *cards)))


def test_what_is_exported_is_what_is_printed() -> None:
    assert open_box(PRINTED).digest == open_box().digest
    assert open_box(PRINTED).sides == open_box().sides


def test_every_row_says_where_its_figures_come_from() -> None:
    box = open_box()
    for each in (*box.heroes, *box.runes, *box.outcomes, *box.monsters, *(card.row for card in box.cards)):
        assert set(each.source.values()) <= {"rulebook", "sourced", "designed"}
        assert each.source


def test_the_box_holds_what_the_printed_one_does() -> None:
    box = open_box()
    assert sum(kind.copies for kind in box.kinds[: box.tiles]) == 117
    counts = {deck: sum(card.row.copies for card in box.cards if card.deck == deck) for deck in DECKS}
    assert counts == {
        "dungeon": 50,
        "search": 30,
        "door": 15,
        "trap": 15,
        "catacomb": 40,
        "corpse": 15,
        "crypt": 15,
        "dragon": 8,
        "treasure": 32,
    }
    assert sum(monster.copies for monster in box.monsters) == 20
    assert (len(box.heroes), sum(rune.copies for rune in box.runes), len(box.clash)) == (6, 12, 9)


def played(content: str, seed: int, seats: int = 4, **settings: str) -> Any:
    """A whole game at random, with every question and answer said aloud."""
    table = mazmorra.game("quest", content=content, **settings).new(seats, seed=seed)
    say, rng, names = words("es"), random.Random(seed), ("Ana", "Bea", "Carla", "Dolores")[:seats]
    while not table.over:
        ask = table.asks[0]
        assert say.question("quest", ask, names)
        assert all(say.label(table.game, ask, option, names) for option in ask.options)
        table.answer(ask.seat, rng.choice(ask.options))
    for event in table.events:
        assert say.event("quest", event.face(0), names, 0)
    return table


def test_a_corrected_figure_counts_in_the_game() -> None:
    text = re.sub(r"number = \d", "number = 6", PRINTED)
    table = played(text, seed=1)
    assert table.state.ending == "DQ-WIN-3"
    assert table.state.sun == 1


OWN_IDS = [
    ("hero", "hugo"),
    ("space", "tower_ne"),
    ("tile", "dn1"),
    ("dungeon", "ambush"),
    ("dungeon", "dead_adventurer"),
    ("search", "secret_door"),
    ("trap", "explosion"),
    ("trap", "crossfire"),
    ("catacomb", "exit"),
    ("treasure", "loadstone"),
    ("door", "door_opens"),
    ("outcome", "curse_1"),
    ("clash", "melee_magic"),
    ("solo", "die_1"),
]


def renamed() -> str:
    """The box with ids the catalogues have never heard of."""
    text = PRINTED
    for table, name in OWN_IDS:
        old = row(table, name)
        text = text.replace(old, old.replace(f'"{name}"', f'"own_{name}"', 1))
    return text.replace('name = "troll"', 'name = "ogre"').replace('table = "curse"', 'table = "hex"')


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "settings", [{"heroes": "chosen"}, {"players": "solo", "heroes": "chosen"}], ids=["company", "solo"]
)
def test_content_with_names_of_its_own_plays_and_is_spoken_of_by_them(
    settings: dict[str, str], seed: int
) -> None:
    table = played(renamed(), seed, 1 if "players" in settings else 4, **settings)
    asked = mazmorra.game("quest", content=renamed(), **settings).new(table.seats, seed=seed)
    labels = [words("en").label(asked.game, asked.asks[0], option) for option in asked.asks[0].options]
    assert "own_hugo" in labels
    assert "Lindel" in labels


LOOKED_UP = [
    ("dungeon", ("bottle_imp", "unstable_potion", "torch_goes_out", "lingering_shade")),
    ("corpse", ("rope",)),
    ("catacomb", ("treasure_chest", "hole_in_the_roof", "vampire_bite", "spider_venom", "torch_goes_out")),
    ("treasure", ("forbidden_tome", "artifact_eater", "loadstone")),
    ("dragon", ("dragon_rage",)),
    ("rune", ("stasis", "warning", "mending", "opening", "shaping", "fortune", "glare", "slumber")),
    (
        "outcome",
        ("potion_2", "potion_3", "potion_8", "potion_11", "imp_1", "imp_4", "tome_12", "shade_2", "venom_1"),
    ),
]


@pytest.mark.parametrize(("table", "names"), LOOKED_UP, ids=[table for table, _ in LOOKED_UP])
@pytest.mark.parametrize("players", ["company", "solo"])
def test_what_the_rules_know_by_name_may_be_left_out(
    table: str, names: tuple[str, ...], players: str
) -> None:
    text = without(table, *names)
    for seed in range(2):
        played(text, seed, 1 if players == "solo" else 3, players=players)
