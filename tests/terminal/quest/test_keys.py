"""What is typed for an answer: every answer of every question has a key of its own, one that can be
pressed.
"""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games import find_game
from mazmorra.games.quest.game import QuestGame
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.game import Game
from mazmorra.terminal.board import board_of
from mazmorra.terminal.typed import choices, chosen, plain, word_of

from .laid import Laid, space


@pytest.mark.parametrize("variant", QuestGame.samples(), ids=lambda variant: "-".join(variant.values()))
def test_every_answer_has_a_key_of_its_own_that_can_be_pressed(variant: dict[str, str]) -> None:
    game = find_game("quest", variant)
    for seed in range(3):
        table = game.new(game.seats[-1], seed=seed)
        asked = set()
        while not table.over and table.number < 2500:
            for ask in table.asks:
                for language in LANGUAGES if (ask.kind, ask.options) not in asked else ():
                    is_clear(game, ask, language)
                asked.add((ask.kind, ask.options))
            ask = table.asks[0]
            table.answer(ask.seat, ask.options[(table.number * 7 + seed) % len(ask.options)])


def is_clear(game: Game[Any], ask: Ask, language: str) -> None:
    """One character each, none twice, and whatever is understood means one answer."""
    say = words(language)
    ways = choices(say, board_of(game, say), game, ask)
    keys = [way.key for way in ways]
    assert len(set(keys)) == len(keys), (language, ask.kind, keys)
    assert all(len(key) == 1 or key.isdecimal() for key in keys), (language, ask.kind, keys)
    for way in ways:
        for typed in (way.key, *way.also):
            assert chosen(ways, typed) == way, (language, ask.kind, typed)
        assert word_of(say, way.key) == ("", ""), "a key is none of the words that are always possible"
    meant = [plain(each) for way in ways for each in {plain(way.key), *map(plain, way.also)}]
    assert len(set(meant)) == len(meant), (language, ask.kind, meant)


@pytest.mark.parametrize(("language", "west"), [("en", "w"), ("es", "o"), ("pt", "o")])
def test_a_step_is_the_letter_of_its_way_the_word_or_the_place(language: str, west: str) -> None:
    laid = Laid().stand(0, "M1")
    say = words(language)
    ask = Ask(
        0,
        "action",
        (("move", space("L1")), ("move", space("M2"))),
        "DQ-TRN-4",
        about=(("here", space("M1")), ("moves", 0)),
    )
    ways = choices(say, board_of(laid.game, say), laid.game, ask)

    assert [way.key for way in ways] == [west, "s"]
    for typed in (west, say.say("quest-way-W").upper(), "l1"):
        assert chosen(ways, typed) == ways[0]


def test_the_treasure_chamber_has_two_ways_east_and_two_west() -> None:
    laid = Laid().stand(0, "G5")
    say = words("en")
    moves = tuple(("move", space(to)) for to in ("G4", "H5", "F5", "H6", "G7", "F6"))
    ask = Ask(0, "action", moves, "DQ-TRN-4", about=(("here", space("G5")), ("moves", 0)))

    assert [way.key for way in choices(say, board_of(laid.game, say), laid.game, ask)] == [
        "n",
        "2",
        "3",
        "4",
        "s",
        "6",
    ]
