"""OpenSpiel's own test over the games, and what its documents promise of states."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest

from mazmorra import determinize
from mazmorra.environments.openspiel import PREFIX, DungeonState, seen
from tests.contract.play import CASES, Case

FEW = [case for case in CASES if case.fewest and (case.usual or case.name == "raiders" or case.seats == 1)]


def game_of(case: Case) -> pyspiel.Game:
    return pyspiel.load_game(PREFIX + case.name, {"seats": case.seats, **dict(case.settings)})


@pytest.mark.parametrize("case", [case for case in FEW if case.name != "platformer"], ids=str)
def test_the_games_pass_the_librarys_test(case: Case) -> None:
    pyspiel.random_sim_test(game_of(case), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("told", ["raiders", "quest(players=solo)"])
def test_states_are_written_and_read_again(told: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(PREFIX + told), num_sims=1, serialize=True, verbose=False)


def test_platformer_passes_the_librarys_test() -> None:
    game = pyspiel.load_game(PREFIX + "platformer", {"seats": 1})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_states_keep_what_the_library_promises(case: Case) -> None:
    game, rng = game_of(case), random.Random(3)
    state = game.new_initial_state()
    assert game.num_players() == case.seats
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert len(outcomes) <= game.max_chance_outcomes()
            state.apply_action(rng.choices(*zip(*outcomes, strict=True))[0])
            continue
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert 0 <= legal[0] <= legal[-1] < game.num_distinct_actions()
        texts = [state.action_to_string(action) for action in legal]
        assert len(set(texts)) == len(texts)
        copied = state.clone()
        copied.apply_action(legal[-1])
        assert str(copied) != str(state)
        state.apply_action(rng.choice(legal))
    assert all(0 <= each <= 1 for each in state.returns())


@pytest.mark.parametrize("case", FEW, ids=str)
def test_an_observation_is_the_same_for_all_that_a_player_must_hold_possible(case: Case) -> None:
    game, rng = game_of(case), random.Random(4)
    state = game.new_initial_state()
    for _ in range(40):
        if state.is_terminal():
            break
        if not state.is_chance_node() and rng.random() < 0.5:
            assert isinstance(state, DungeonState)
            player = state.current_player()
            twin = determinize(state.table.view(player), rng)
            assert seen(twin, player) == state.observation_string(player)
            tensor = np.array(state.observation_tensor(player))
            assert (tensor == state.held.encoding.observe(twin.view(player))).all()
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_player_remembers_what_it_has_answered() -> None:
    game = pyspiel.load_game(PREFIX + "raiders", {"seats": 3, "mode": "tactical"})
    texts = set()
    for choice in range(2):
        state, rng, own = game.new_initial_state(), random.Random(1), 0
        while own < 2:
            if state.is_chance_node():
                state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
                continue
            own += state.current_player() == 0
            state.apply_action(state.legal_actions()[choice if own == 1 else 0])
        texts.add(state.information_state_string(0))
    assert len(texts) == 2


@pytest.mark.parametrize("player", [-1, -2, -3, -4, 2])
def test_who_is_no_player_is_told_nothing(player: int) -> None:
    game = pyspiel.load_game(PREFIX + "raiders", {"seats": 2, "edition": "classic", "mode": "duel"})
    state, observer = game.new_initial_state(), game.make_py_observer()
    with pytest.raises(ValueError, match="players are 0 to 1"):
        state.information_state_string(player)
    with pytest.raises(ValueError, match="players are 0 to 1"):
        observer.set_from(state, player)
    with pytest.raises(ValueError, match="players are 0 to 1"):
        observer.string_from(state, player)
