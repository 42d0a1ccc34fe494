"""What rivals' cards give away, and that nothing else does."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from mazmorra.bots import make_bot, recalling
from mazmorra.bots.bot import Attentive
from mazmorra.bots.learned.habits import Habits
from mazmorra.bots.learned.network import softmax
from mazmorra.bots.learned.raider import OUTPUTS, Cards, network_of
from mazmorra.bots.learned.raiders import CARDS, MOST_SEATS, encoder
from mazmorra.games import find_game
from mazmorra.games.raiders.game import RaidersGame, RaidersTable
from mazmorra.games.raiders.rules.cards import COST, CRYSTAL_BALL, SWORD
from mazmorra.kernel import determinize, views_before
from mazmorra.kernel.chance import FastDealer

TABLES = [
    ("devir", "standard", 4),
    ("devir", "tactical", 4),
    ("classic", "standard", 3),
    ("classic", "speed", 5),
    ("classic", "duel", 2),
]
GAMES = 4


def raiders(edition: str, mode: str) -> RaidersGame:
    game = find_game("raiders", {"edition": edition, "mode": mode})
    assert isinstance(game, RaidersGame)
    return game


def played(game: RaidersGame, names: list[str], number: int, habits: dict[int, Habits]) -> RaidersTable:
    """A game of bots, with those who watch on their seats."""
    rng = random.Random(number)
    table: RaidersTable = game.new(len(names), dealer=FastDealer(number), watched=False)
    bots = [make_bot(name, game, rng.getrandbits(64)) for name in names]
    while table.asks:
        seat = table.asks[0].seat
        view = table.view(seat)
        if seat in habits:
            habits[seat].heed(view)
        table.answer(seat, bots[seat].choose(view))
    return table


@pytest.mark.parametrize(("edition", "mode", "seats"), TABLES)
def test_who_goes_by_rules_of_thumb_is_told_from_who_plays_as_the_network(
    edition: str, mode: str, seats: int
) -> None:
    """Over a few games the cards of each speak for what it is."""
    game = raiders(edition, mode)
    sums = {"greedy": 0.0, "learned": 0.0}
    for number in range(GAMES):
        names = [("greedy", "learned")[(seat + number) % 2] for seat in range(seats)]
        habits = {seat: Habits() for seat in range(seats)}
        played(game, names, number, habits)
        for each in habits.values():
            for seat, evidence in each.evidence.items():
                sums[names[seat]] += evidence
    assert sums["greedy"] > 0 > sums["learned"]


def test_rivals_are_imagined_as_often_of_a_sort_as_their_cards_speak_for_it() -> None:
    game = raiders("devir", "standard")
    view = game.new(4, seed=1).view(0)
    lots = range(400)

    def share(seat: int, evidence: dict[int, float]) -> float:
        habits = Habits()
        habits.evidence = evidence
        return sum(seat in habits.thumbs(view, lot) for lot in lots) / len(lots)

    assert 0.4 < share(1, {}) < 0.6
    assert share(1, {1: 9.0}) > 0.95
    assert share(1, {1: -9.0}) < 0.05
    assert share(3, {1: 9.0, 2: 9.0}) > 0.7  # those at one table are often of one sort
    assert share(0, {1: 9.0, 2: 9.0, 3: 9.0}) == 0


@pytest.mark.parametrize(("edition", "mode", "seats"), TABLES)
def test_a_fresh_bot_shown_what_its_seat_saw_knows_what_the_one_before_it_knew(
    edition: str, mode: str, seats: int
) -> None:
    game = raiders(edition, mode)
    habits = {0: Habits()}
    table = played(game, ["greedy"] * seats, 1, habits)
    fresh = Habits()
    for view in views_before(table, 0):
        fresh.heed(view)
    assert fresh.evidence == habits[0].evidence
    assert len(fresh.evidence) == seats - 1


def test_who_thinks_learns_and_who_answers_at_a_glance_is_not_shown_anything() -> None:
    game = raiders("devir", "standard")
    assert isinstance(make_bot("legend:bold", game, 0), Attentive)
    recalling(make_bot("master", game, 0), lambda: pytest.fail("nobody remembers this"))


@pytest.mark.parametrize(("edition", "mode", "seats"), [*TABLES, ("classic", "solitaire", 1)])
def test_any_table_a_seat_must_hold_possible_gives_the_same_numbers_alone_and_among_others(
    edition: str, mode: str, seats: int
) -> None:
    game = raiders(edition, mode)
    rng, encode = random.Random(3), encoder(game, seats).rows
    table: RaidersTable = game.new(seats, seed=4, watched=False)
    asked = []
    while table.asks:
        ask = rng.choice(table.asks)
        imagined: RaidersTable = determinize(table.view(ask.seat), rng)
        asked += [(table.copy(), ask.seat), (imagined, ask.seat)]
        table.answer(ask.seat, rng.choice(ask.options))
    whole = encode(asked)
    assert np.allclose(whole[0::2], whole[1::2], atol=1e-6)
    assert np.allclose(whole, np.concatenate([encode([each]) for each in asked]), atol=1e-6)
    assert len({row.tobytes() for row in whole}) > len(asked) / 4


@pytest.mark.parametrize(("edition", "mode", "seats"), [*TABLES, ("classic", "solitaire", 1)])
def test_chances_are_those_among_the_sort_that_most_rivals_are_of(
    edition: str, mode: str, seats: int
) -> None:
    """Alone there are none, so they are those of who plays as the network does."""
    game = raiders(edition, mode)
    table: RaidersTable = game.new(seats, seed=4, watched=False)
    outputs = network_of(game).run(encoder(game, seats).rows([(table, 0)]))[0]

    def among(first: int) -> list[float]:
        said: list[float] = softmax(outputs[[*range(first, first + seats), first + MOST_SEATS]]).tolist()
        return said[:seats]

    others = frozenset(range(1, seats))
    assert Cards(game, 0, frozenset()).chances([table])[0][:seats] == pytest.approx(among(CARDS))
    if others:
        assert Cards(game, 0, others).chances([table])[0][:seats] == pytest.approx(among(OUTPUTS))


@pytest.mark.parametrize(("balls", "judged"), [(0, {1, 2, 3}), (1, {2, 3}), (2, {2, 3})])
def test_a_card_played_after_crystal_balls_gives_nothing_away(balls: int, judged: set[int]) -> None:
    """Whoever waited knew what the others had played."""
    table = raiders("devir", "standard").new(4, seed=1)
    while table.asks[0].kind != "card":
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    before, habits = table.view(0), Habits()
    played = {"place": 1, "played": (2,) * 4, "used": (0, balls * COST[CRYSTAL_BALL], 0, 0)}
    habits.heed(before)
    habits.heed(replace(before, fields={**before.fields, **played}))
    assert {*habits.evidence} == judged


def test_a_card_that_lies_in_the_next_room_is_not_taken_for_one_of_the_room_before() -> None:
    """In turn, rivals may have played there before the viewer is asked."""
    table = raiders("devir", "tactical").new(4, seed=1)
    while table.asks[0].kind != "card":
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    first = table.asks[0].seat
    before, alone, twice = table.view(first), Habits(), Habits()
    room = {"place": 1, "cards": (0,) * 4, "played": (COST[3],) * 4, "used": (0,) * 4}
    there = [(5, COST[5], 0), (SWORD, 0, COST[SWORD]), (4, COST[4], 0), (5, COST[5], 0)]
    cards = {
        "cards": tuple(card for card, _, _ in there),
        "played": tuple(COST[3] | power for _, power, _ in there),
        "used": tuple(item for _, _, item in there),
    }
    for habits, fields in ((alone, room), (twice, {**room, **cards})):
        habits.heed(before)
        habits.heed(replace(before, fields={**before.fields, **fields}))
    assert len(alone.evidence) == 3
    assert twice.evidence == alone.evidence
