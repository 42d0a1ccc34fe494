"""What every bot promises: legal answers everywhere, from the view alone, the same for the same view and
seed.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from mazmorra.bots import BOTS, UnknownBot, make_bot
from mazmorra.bots.bot import CHARACTERS, LEVELS, Bot, is_offered
from mazmorra.bots.characters import PEOPLE
from mazmorra.bots.levels.recipes import RECIPES
from mazmorra.bots.minds import mind_of
from mazmorra.bots.search.thinker import Thinker
from mazmorra.bots.search.weigh import Budget
from mazmorra.games import REGISTRY, find_game
from mazmorra.kernel import Game, determinize
from tests.contract.play import CASES

TABLES = [(case.game(), case.seats) for case in CASES if case.fewest or case.usual]
"""Every number of seats in the usual variant; in the others the fewest: more only make a game longer."""
FIRST, EVERY, MOST = 40, 30, 300
"""The questions at which answers are compared: the first ones, then one of so many, up to some."""


QUICK = ("random", "greedy", "learned", "greedy:wins")
"""The bots that answer at a glance; those that think are all one, and are tried with little time."""
HASTY = Budget(tries=1, horizon=1, wave=1)
THOUGHTS = 4
"""So many questions are thought about at a table."""
ONLY = {"learned": "raiders", "greedy:wins": "quest"}
"""Those that play one game alone."""
PAIRS = [(bot, table) for bot in QUICK for table in TABLES if ONLY.get(bot, table[0].name) == table[0].name]


def thinker(game: Game[Any], seed: int, character: str) -> Bot:
    return Thinker(mind_of(game), HASTY, seed, PEOPLE[character])


def named(table: object) -> str:
    if isinstance(table, str):
        return table
    assert isinstance(table, tuple)
    game, seats = table
    return "-".join([game.name, *game.settings.values(), str(seats)])


@pytest.mark.parametrize(("bot", "table"), PAIRS, ids=named)
def test_a_bot_plays_any_variant_to_its_end(bot: str, table: tuple[Game[Any], int]) -> None:
    game, seats = table
    played = game.new(seats, seed=1, checked=True)
    players = [make_bot(bot, game, seat) for seat in range(seats)]
    while played.asks:
        seat = played.asks[-1].seat
        played.answer(seat, players[seat].choose(played.view(seat)))
    assert played.over


@pytest.mark.parametrize(("bot", "table"), PAIRS, ids=named)
def test_an_equal_view_and_the_same_seed_give_the_same_answer(bot: str, table: tuple[Game[Any], int]) -> None:
    game, seats = table
    rng = random.Random(1)
    played = game.new(seats, seed=2)
    asked = 0
    while played.asks and asked < MOST:
        ask = rng.choice(played.asks)
        if asked < FIRST or asked % EVERY == 0:
            view = played.view(ask.seat)
            imagined = determinize(view, rng).view(ask.seat)
            assert make_bot(bot, game, 7).choose(imagined) == make_bot(bot, game, 7).choose(view)
        played.answer(ask.seat, rng.choice(ask.options))
        asked += 1


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_who_thinks_finds_the_same_at_tables_it_cannot_tell_apart(table: tuple[Game[Any], int]) -> None:
    game, seats = table
    rng = random.Random(4)
    played = game.new(seats, seed=5)
    thought = 0
    while played.asks and thought < THOUGHTS:
        ask = rng.choice(played.asks)
        answer = rng.choice(ask.options)
        if len(ask.options) > 1 and rng.random() < 0.3:
            view = played.view(ask.seat)
            imagined = determinize(view, rng).view(ask.seat)
            who = rng.choice(sorted(CHARACTERS))
            answer = thinker(game, 7, who).choose(view)
            assert answer in ask.options
            assert thinker(game, 7, who).choose(imagined) == answer
            thought += 1
        played.answer(ask.seat, answer)


@pytest.mark.parametrize("game", REGISTRY)
def test_every_level_of_every_game_can_be_made_and_named_with_a_character(game: str) -> None:
    assert list(RECIPES[game]) == list(LEVELS)
    assert set(PEOPLE) == set(CHARACTERS)
    for level in LEVELS:
        for name in (level, *(f"{level}:{who}" for who in CHARACTERS)):
            assert make_bot(name, find_game(game, {}), 1)
            assert is_offered(name)


@pytest.mark.parametrize(
    "name", ["", "expert:", "expert:sleepy", ":bold", "random:bold", "learned", "genius"]
)
def test_a_table_seats_nobody_it_cannot_make(name: str) -> None:
    assert not is_offered(name)


def test_a_character_nobody_knows_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="expert:vengeful"):
        make_bot("expert:sleepy", find_game("raiders", {}), 1)


def test_a_bot_nobody_knows_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="greedy"):
        make_bot("genius", find_game("raiders", {}), 1)


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_that_is_not_asked_says_so(bot: str) -> None:
    game = find_game("raiders", {"mode": "duel"})
    table = game.new(2, seed=1)
    (asked,) = [ask.seat for ask in table.asks]
    with pytest.raises(ValueError, match="not asked"):
        make_bot(bot, game, 1).choose(table.view(1 - asked))


def test_at_first_glance_the_bold_play_higher_cards_than_the_careful() -> None:
    """In the same rooms, with the same hands."""
    game = find_game("raiders", {})
    table = game.new(4, seed=3, watched=False)
    rng = random.Random(3)
    sums = dict.fromkeys(("careful", "bold"), 0)
    while table.asks:
        ask = table.asks[0]
        if ask.kind == "card":
            for who in sums:
                answer = make_bot(f"expert:{who}", game, rng.getrandbits(32)).choose(table.view(ask.seat))
                sums[who] += answer if isinstance(answer, int) and answer <= 5 else 0
        table.answer(ask.seat, rng.choice(ask.options))
    assert sums["bold"] > sums["careful"]
