"""What is typed for an answer: every answer of every question has a key of its own, one that can be
pressed.
"""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games import find_game
from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.game import Game
from mazmorra.terminal.board import board_of
from mazmorra.terminal.typed import choices, chosen, plain, word_of
from tests.platformer.setting import Hero

from .towers import board, yard


@pytest.mark.parametrize("variant", PlatformerGame.samples(), ids=lambda variant: "-".join(variant.values()))
def test_every_answer_has_a_key_of_its_own_that_can_be_pressed(variant: dict[str, str]) -> None:
    game = find_game("platformer", variant)
    for seed in range(2):
        table = game.new(game.seats[-1 - seed], seed=seed)
        asked = set()
        while not table.over and table.number < 400:
            ask = table.asks[0]
            if (ask.kind, ask.options) not in asked:
                asked.add((ask.kind, ask.options))
                is_clear(game, ask, LANGUAGES[len(asked) % len(LANGUAGES)])
            table.answer(ask.seat, ask.options[(table.number * 7 + seed) % len(ask.options)])


def is_clear(game: Game[Any], ask: Ask, language: str) -> None:
    """One character each, none twice, and whatever is understood means one answer."""
    say = words(language)
    ways = choices(say, board_of(game, say), game, ask)
    keys = [way.key for way in ways]
    assert len(set(keys)) == len(keys), (language, ask.kind, keys)
    assert all(len(key) == 1 for key in keys), (language, ask.kind, keys)
    for way in ways:
        for typed in (way.key, *way.also):
            assert chosen(ways, typed) == way, (language, ask.kind, typed)
        assert word_of(say, way.key) == ("", ""), "a key is none of the words that are always possible"
    meant = [plain(each) for way in ways for each in {plain(way.key), *map(plain, way.also)}]
    assert len(set(meant)) == len(meant), (language, ask.kind, meant)


STRINGS = {
    "act": ("gravity", "let_go", "badge", "ability", "shed", "end"),
    "defence": ("suffer", "badge", "stone_skin"),
    "rebirth": ("use", "fall"),
    "stone_skin": ("use", "suffer"),
    "star": ("boot", "coin", "hand", "dread"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", STRINGS)
def test_rare_answers_have_letters_too(kind: str, language: str) -> None:
    about = (("badge", "mirror"), ("price", 2), ("card", "snake_bite"), ("wounds", 1), ("enemy", "ent"))

    is_clear(find_game("platformer", {}), Ask(0, kind, STRINGS[kind], "PL-36", about=about), language)


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "rdlchagx"), ("es", "dbimntgx"), ("pt", "dbemnagx")]
)
def test_symbols_attacks_and_the_end_have_letters(language: str, letters: str) -> None:
    scene = yard(Hero("urgh", at="E2", health=1), foes={"F2": "zombie"}, dice="boot sword coin hand hand")
    say, game, ask = words(language), scene.table.game, scene.table.asks[0]
    ways = choices(say, board(scene, language), game, ask)

    assert [way.key for way in ways if not way.key.isdecimal()] == list(letters)
    assert [way.option for way in ways if way.key.isdecimal()] == [("forge", 4)]
    assert chosen(ways, say.say("platformer-symbol-coin").upper()) == ways[3]
    assert chosen(ways, "f2") == ways[5], "an enemy may be called by its place"
    assert chosen(ways, "d2") == ways[2], "so may a step, but to push an enemy it is called by its way"


@pytest.mark.parametrize(("language", "letters"), [("en", "url1"), ("es", "adi1"), ("pt", "cde1")])
def test_a_step_is_the_letter_of_its_way_the_word_or_the_place(language: str, letters: str) -> None:
    scene = yard(Hero("urgh", at="C3"))
    say = words(language)
    ask = Ask(0, "step", (32, 23, 21, ("portal", 27)), "PL-41", about=(("here", 22), ("left", 1)))
    ways = choices(say, board(scene, language), scene.table.game, ask)

    assert "".join(way.key for way in ways) == letters
    for typed in (letters[2], say.say("platformer-way-left").upper(), "b3"):
        assert chosen(ways, typed) == ways[2]
    assert chosen(ways, "h3") == ways[3]


def test_places_in_one_row_are_called_by_their_columns() -> None:
    scene = yard(Hero("urgh"), dice="boot sword coin hand hand")
    scene.table.answer(0, scene.table.asks[0].options[0])
    ways = choices(words("en"), board(scene), scene.table.game, scene.table.asks[0])

    assert "".join(way.key for way in ways) == "abcdefghij"
    assert chosen(ways, "c1") == ways[2]


def test_more_than_ten_unlettered_answers_get_spare_letters() -> None:
    game = find_game("platformer", {})
    foes = tuple((slot, "zombie", f"A{slot + 1}") for slot in range(12))
    ask = Ask(0, "frost", tuple(range(12)), "PL-24", about=(("foes", foes),))
    ways = choices(words("en"), board_of(game, words("en")), game, ask)

    assert [way.key for way in ways] == [*"1234567890ab"]
