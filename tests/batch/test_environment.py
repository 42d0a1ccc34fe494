"""The vector environment: masks, observations, rewards, one game after another, arrays without a copy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mazmorra.batch import layout as at
from mazmorra.batch.environment import RaidersVector
from mazmorra.batch.given import IllegalAnswers
from mazmorra.batch.learned import drawn, shares
from mazmorra.bots.learned import raider
from mazmorra.bots.learned.network import shipped
from mazmorra.bots.learned.raiders import encoder
from tests.batch.lockstep import tables_beside
from tests.batch.variants import VARIANTS, raiders


def any_legal(batch: RaidersVector, rng: np.random.Generator) -> np.ndarray:
    chosen: np.ndarray = np.where(batch.legal, rng.random(batch.legal.shape), -1).argmax(axis=1)
    return chosen.astype(np.int32)


@pytest.mark.parametrize(("edition", "mode", "seats"), VARIANTS)
def test_what_a_seat_observes_is_what_the_learned_raider_is_told(edition: str, mode: str, seats: int) -> None:
    game, rng = raiders(edition, mode), np.random.default_rng(1)
    batch = RaidersVector(game, seats, 40, seed=2, again=False)
    tables = tables_beside(game, seats, 40, seed=2)
    for _ in range(60):
        playing = [number for number, table in enumerate(tables) if not table.over]
        if not playing:
            break
        asked = batch.seats.tolist()
        truth = encoder(game, seats).rows([(tables[number], asked[number]) for number in playing])
        assert np.allclose(batch.observe()[playing], truth, atol=1e-5)
        chosen = any_legal(batch, rng)
        batch.step(chosen)
        for number in playing:
            tables[number].answer(asked[number], int(chosen[number]))


def test_the_network_plays_on_rows_as_it_does_on_tables() -> None:
    game, network = raiders("devir", "tactical"), shipped("raiders")
    batch = RaidersVector(game, 4, 30, seed=4)
    tables = tables_beside(game, 4, 30, seed=4)

    truth = raider.shares(network, game, [(table, table.asks[0]) for table in tables])

    assert np.allclose(shares(batch, network), truth, atol=1e-4)


def test_the_network_gives_legal_answers_only() -> None:
    batch, rng = RaidersVector(raiders("classic", "speed"), 5, 50), np.random.default_rng(3)
    for _ in range(30):
        batch.step(drawn(shares(batch, shipped("raiders")), rng))


def test_a_room_nobody_has_looked_at_does_not_change_what_is_observed() -> None:
    batch = RaidersVector(raiders("devir", "standard"), 4, 200, seed=8)
    rng = np.random.default_rng(8)
    for _ in range(25):
        batch.step(any_legal(batch, rng))
    rows = np.arange(200)
    seen = (batch.games[:, at.LIT, None] >> np.arange(5) & 1) | (
        batch.games[:, at.LOOKED, None] >> 5 * np.arange(5) + batch.seats[:, None] & 1
    )
    drawn_unseen = (batch.games[:, at.ROW : at.ROW + 5] >= 0) & (seen == 0)
    assert drawn_unseen.any()
    before = batch.observe().copy()
    for place in range(5):  # the hidden room changes places with one of the deck
        some = rows[drawn_unseen[:, place] & (batch.games[:, at.LEVEL] < 4)]
        hidden = batch.games[some, at.ROW + place].copy()
        batch.games[some, at.ROW + place] = batch.games[some, at.DECK] & 255
        batch.games[some, at.DECK] = batch.games[some, at.DECK] & ~255 | hidden

    assert np.allclose(batch.observe(), before, atol=1e-5)


def test_a_game_that_ends_is_paid_out_and_the_next_one_begins() -> None:
    batch, rng = RaidersVector(raiders("classic", "duel"), 2, 20, seed=1), np.random.default_rng(1)
    ended = 0
    for _ in range(200):
        before = batch.numbers.copy()
        batch.step(any_legal(batch, rng))
        assert (batch.numbers - before == 20 * batch.over).all()
        assert np.isin(batch.rewards.sum(axis=1)[batch.over], (0, 1)).all()
        assert not batch.rewards[~batch.over].any()
        assert batch.legal.any(axis=1).all()
        ended += int(batch.over.sum())
    assert ended > 20


def test_an_illegal_answer_is_refused_and_nothing_is_played() -> None:
    batch = RaidersVector(raiders("devir", "standard"), 3, 4, seed=1)
    answers, before = batch.legal.argmax(axis=1).astype(np.int32), batch.games.copy()
    answers[2] = 9 if not batch.legal[2, 9] else 8

    with pytest.raises(IllegalAnswers, match="game 2 allows"):
        batch.step(answers)
    with pytest.raises(IllegalAnswers, match="4 games want"):
        batch.step(answers[:3])
    assert (batch.games == before).all()


def test_what_is_no_answer_is_refused_and_nothing_is_played() -> None:
    batch = RaidersVector(raiders("devir", "standard"), 3, 2, seed=1)
    legal, before = batch.legal.argmax(axis=1), batch.games.copy()
    wrong: list[Any] = [
        legal + 0.7,
        legal + (1 << 32),
        [legal.tolist()],
        [1, None],
        [True, True],
        ["a", "b"],
        None,
    ]
    for answers in wrong:
        with pytest.raises(IllegalAnswers):
            batch.step(answers)
    others: list[Any] = [batch.seats + each for each in (0.5, np.int64(1 << 32), 40, -1)]
    for seats in others:
        with pytest.raises(IllegalAnswers):
            batch.turn_to(seats)
    assert (batch.games == before).all()


@pytest.mark.parametrize("wrong", [{"count": 0}, {"count": 1.5}, {"seed": "x"}, {"seed": 1 << 62}], ids=str)
def test_odd_numbers_are_refused_by_name(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        RaidersVector(raiders("devir", "standard"), 3, **{"count": 2, **wrong})


def test_only_who_is_waited_for_can_be_asked() -> None:
    batch = RaidersVector(raiders("devir", "tactical"), 3, 1, seed=1)
    asked = int(batch.seats[0])

    with pytest.raises(IllegalAnswers):
        batch.turn_to(np.array([(asked + 1) % 3 if batch.games[0, at.STAGE] == at.TURNS else 4]))


def test_the_arrays_are_handed_out_without_a_copy() -> None:
    batch = RaidersVector(raiders("devir", "standard"), 4, 8)
    shared = [np.from_dlpack(array) for array in (batch.legal, batch.rewards, batch.observe())]

    batch.step(any_legal(batch, np.random.default_rng(1)))

    assert np.shares_memory(shared[0], batch.legal)
    assert (shared[0] == batch.legal).all()
    assert (shared[2] == batch.observe()).all()
