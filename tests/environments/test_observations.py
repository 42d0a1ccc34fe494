"""An observation is what a seat may know, all of it in bounds, and nothing else."""

from __future__ import annotations

import random
from typing import get_type_hints

import numpy as np
import pytest

import mazmorra
from mazmorra import EVERYTHING, WATCHER, determinize
from mazmorra.environments.encoding import Encoding, encoding_of
from mazmorra.games import game_class
from mazmorra.games.numbers import declared, numbers_of, readable
from mazmorra.kernel.state import SECRET
from tests.contract.play import CASES, Case
from tests.environments.playing import moments


def encodings(case: Case) -> tuple[Encoding, Encoding]:
    game = case.game()
    return encoding_of(game, case.seats), encoding_of(game, case.seats, "features")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hidden_facts_never_change_an_observation_or_a_mask(case: Case) -> None:
    numbers, features = encodings(case)
    rng = random.Random(5)
    for table in moments(case, 2):
        seat = rng.randrange(case.seats)
        if rng.random() < 0.5:
            continue
        view = table.view(seat)
        twin = determinize(view, rng).view(seat)
        assert (numbers.observe(twin) == numbers.observe(view)).all()
        assert (features.observe(twin) == features.observe(view)).all()
        assert (numbers.mask(twin.ask) == numbers.mask(view.ask)).all()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_somebody_has_chosen_in_secret_changes_no_other_observation(case: Case) -> None:
    numbers, _ = encodings(case)
    for table in moments(case, 4, most=30):
        for ask in table.asks if len(table.asks) > 1 else ():
            others = [seat for seat in range(case.seats) if seat != ask.seat]
            seen = []
            for option in [each for each in ask.options if each not in ask.at_once]:
                chosen = table.copy()
                chosen.answer(ask.seat, option)
                seen.append([numbers.observe(chosen.view(seat)).tolist() for seat in others])
            assert all(each == seen[0] for each in seen)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_number_is_within_its_bounds_before_it_is_cut(case: Case) -> None:
    numbers, _ = encodings(case)
    rng = random.Random(6)
    for table in moments(case, 3):
        if rng.random() < 0.3:
            row = np.array(numbers_of(table.view(rng.choice([*range(case.seats), WATCHER]))))
            wrong = (row < numbers.least) | (row > numbers.most)
            assert not [numbers.names()[int(place)] for place in np.flatnonzero(wrong)]


@pytest.mark.parametrize("case", [case for case in CASES if case.fewest], ids=str)
def test_features_say_the_same_as_numbers_between_0_and_1(case: Case) -> None:
    numbers, features = encodings(case)
    for table in moments(case, 1, most=10):
        view = table.view(0)
        row, spread = numbers.observe(view), features.observe(view)
        assert spread.min() >= 0
        assert spread.max() <= 1
        for place, measure in enumerate(numbers.layout.measures):
            own = spread[features.starts[place] : features.starts[place + 1]]
            if measure.is_name:
                assert own.tolist() == [float(each == row[place] - measure.least) for each in range(len(own))]
            else:
                span = max(measure.most - measure.least, 1)
                assert own[0] == pytest.approx((row[place] - measure.least) / span)


@pytest.mark.parametrize("name", mazmorra.games())
def test_every_field_of_a_view_is_declared_as_numbers_and_no_other(name: str) -> None:
    game = game_class(name)
    state, shown = get_type_hints(game.result)["state"], get_type_hints(get_type_hints(game.shown)["return"])
    open_fields = {field for field, who in state.__seen__ if who != SECRET}
    assert set(declared(name).FIELDS) == open_fields | set(shown)


def test_a_hand_is_read_as_the_cards_in_it() -> None:
    table = mazmorra.read_scene(
        "game: raiders | wizard: hand 1 4 torch torch key | thief: hand 2 | knight: hand 3 5"
    )
    assert readable(table.view(0))["hands"] == {
        "power": ("1", "4"),
        "item": {"torch": 2, "crystal_ball": 0, "key": 1, "sword": 0},
    }
    encoding = encoding_of(table.game, 3)
    hand = encoding.layout["hands"]
    row = encoding.observe(table.view(0)).tolist()
    assert dict(zip([each.name for each in hand.measures], row[hand.where], strict=True)) == {
        "power.1": 1,
        "power.2": 0,
        "power.3": 0,
        "power.4": 1,
        "power.5": 0,
        "item.torch": 2,
        "item.crystal_ball": 0,
        "item.key": 1,
        "item.sword": 0,
    }


def test_where_everything_lies_open_all_hands_are_read() -> None:
    table = mazmorra.read_scene("game: raiders | wizard: hand 1 | thief: hand 2 | knight: hand 3 5")
    hands = readable(table.view(EVERYTHING))["hands"]
    assert isinstance(hands, tuple)
    assert [hand["power"] for hand in hands] == [("1",), ("2",), ("3", "5")]
    assert readable(table.view(WATCHER))["hands"] is None


def test_a_difference_that_a_seat_may_know_changes_its_observation() -> None:
    told = "game: raiders | row: goblin | wizard: hand {} | thief: 2 coins | knight:"
    encoding = encoding_of(mazmorra.game("raiders"), 3)
    one, other = (mazmorra.read_scene(told.format(hand)) for hand in ("1 2", "1 3"))
    assert (encoding.observe(one.view(0)) != encoding.observe(other.view(0))).any()
    assert (encoding.observe(one.view(1))[encoding.layout["hands"].where] == 0).sum() == 4


def test_an_amount_above_its_bound_is_shown_as_the_bound() -> None:
    table = mazmorra.read_scene("game: quest | hugo: at C4, 90 determination | lindel: at K2")
    encoding = encoding_of(table.game, 2)
    slot = encoding.layout["determination"]
    assert encoding.observe(table.view(0))[slot.start] == slot.measures[0].most
