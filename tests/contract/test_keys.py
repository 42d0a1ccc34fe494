"""Views and tables can be looked up by what is known of them, and their pickles are small and equal."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

import mazmorra
from mazmorra import determinize
from mazmorra.kernel.errors import OtherGame
from mazmorra.kernel.game import _unpickled
from mazmorra.kernel.view import AnyView
from tests.contract.play import CASES, Case
from tests.environments.playing import moments

LARGEST_VIEW = 5_000
"""Bytes of a pickled view: the game in it is a name."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_equal_views_have_equal_keys_and_others_other_keys(case: Case) -> None:
    rng, known = random.Random(3), dict[object, AnyView]()
    for table in moments(case, 11, most=30):
        for seat in range(case.seats):
            view = table.view(seat)
            twin = determinize(view, rng).view(seat)
            assert twin.key() == view.key()
            assert hash(twin) == hash(view)
            assert known.setdefault(view.key(), view) == view
    assert len(known) == len({view.key() for view in known.values()})


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_table_is_looked_up_by_everything_that_decides_how_it_goes_on(case: Case) -> None:
    known: dict[object, object] = {}
    for table in moments(case, 12, most=20):
        assert hash(table.key()) == hash(table.copy().key())
        assert table.key() == table.copy().key()
        assert table.key() not in known
        known[table.key()] = True


@pytest.mark.parametrize("case", CASES, ids=str)
def test_pickles_of_views_and_tables_are_small_and_equal(case: Case) -> None:
    rng = random.Random(4)
    for table in moments(case, 13, most=25):
        if rng.random() < 0.7:
            continue
        view = table.view(rng.randrange(case.seats))
        written = pickle.dumps(view)
        again = pickle.loads(written)
        assert again == view
        assert again.key() == view.key()
        assert again.game is view.game
        assert len(written) < LARGEST_VIEW
        assert pickle.loads(pickle.dumps(table)) == table
        assert copy.deepcopy(table) == table


@pytest.mark.parametrize("case", [case for case in CASES if case.usual], ids=str)
def test_a_pickled_table_goes_on_as_the_table_does_and_alone(case: Case) -> None:
    table = case.game().new(case.seats, seed=8, checked=True)
    again, copied = pickle.loads(pickle.dumps(table)), copy.deepcopy(table)
    for each in (table, again, copied):
        rng = random.Random(2)
        for _ in range(40):
            if not each.over:
                ask = rng.choice(each.asks)
                each.answer(ask.seat, rng.choice(ask.options))
    assert table == again == copied
    assert table.log(0) == again.log(0)
    assert type(again) is type(table)


def test_a_pickle_of_other_content_is_refused() -> None:
    game = mazmorra.game("raiders")
    with pytest.raises(OtherGame):
        _unpickled(type(game), tuple(game.settings.items()), None, game.version, "another digest")


def test_own_content_travels_in_the_pickle() -> None:
    text = mazmorra.game("raiders").content_text({"edition": "devir"}, "# mine")
    game = mazmorra.game("raiders", content=text)
    assert pickle.loads(pickle.dumps(game)).own_content == text
