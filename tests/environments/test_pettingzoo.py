"""PettingZoo's own tests over every game, and what its documents promise of agents, rewards and masks."""

from __future__ import annotations

import copy
import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

import mazmorra
from mazmorra.environments import pettingzoo
from mazmorra.environments.pettingzoo import AllAtOnce, SeatBySeat, Seen
from mazmorra.environments.play import ILLEGAL, IllegalAction
from mazmorra.games import find_game
from mazmorra.games.raiders.rules.cards import LOOK
from mazmorra.kernel.fields import NOTHING
from tests.contract.play import CASES, Case

FEW = [case for case in CASES if case.usual or case.fewest]
TOLD = "ignore:Observation:UserWarning"
"""The library would rather have an array than an array and a mask beside it."""


def one_by_one(case: Case) -> SeatBySeat:
    settings: dict[str, Any] = dict(case.settings)  # a setting is none of the other arguments
    return pettingzoo.env(case.name, case.seats, **settings)


def at_once(case: Case) -> AllAtOnce:
    settings: dict[str, Any] = dict(case.settings)
    return pettingzoo.parallel_env(case.name, case.seats, **settings)


@pytest.mark.filterwarnings("error", TOLD)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_environments_pass_the_librarys_tests(case: Case) -> None:
    api_test(one_by_one(case), num_cycles=12)
    parallel_api_test(at_once(case), num_cycles=8)


@pytest.mark.filterwarnings("error", TOLD)
@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_seed_gives_the_same_game(case: Case) -> None:
    seed_test(partial(one_by_one, case), 8)
    parallel_seed_test(partial(at_once, case), 8)


def played(env: SeatBySeat, seed: int, most: int = 400) -> list[object]:
    """Everything that an environment says while agents act anyhow."""
    rng, said = np.random.default_rng(seed), list[object]()
    for agent in env.agent_iter(most):
        seen, reward, ended, cut, told = env.last()
        said.append((agent, seen["observation"].tobytes(), reward, ended, cut, str(told)))
        action = None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        env.step(action)
    return said


@pytest.mark.parametrize("case", FEW, ids=str)
def test_copies_and_pickles_go_on_as_the_environment_does(case: Case) -> None:
    env = one_by_one(case)
    env.reset(seed=3)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    again, copied = pickle.loads(pickle.dumps(env)), copy.deepcopy(env)
    said = played(env, 1, 60)
    assert played(again, 1, 60) == said
    assert played(copied, 1, 60) == said


@pytest.mark.parametrize("case", [case for case in FEW if case.name == "raiders"], ids=str)
def test_everybody_is_told_the_end_and_the_winners_share_what_there_is(case: Case) -> None:
    env = one_by_one(case)
    env.reset(seed=5)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, told = env.last()
        assert env.observation_space(agent).contains(seen)
        rewards[agent] += reward
        if ended:
            assert not seen["action_mask"].any()
            assert told["won"] == (reward > 0)
        env.step(None if ended else int(np.flatnonzero(seen["action_mask"])[-1]))
    winners = env.play.table.result.winners
    assert [reward > 0 for reward in rewards.values()] == [seat in winners for seat in range(case.seats)]
    assert sum(rewards.values()) == pytest.approx(1 if winners else 0)
    assert env.agents == []


def test_rewards_can_add_up_to_nothing() -> None:
    env = pettingzoo.env("raiders", 4, reward="zero_sum")
    env.reset(seed=2)
    while not env.play.over:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0


def test_who_is_asked_at_the_same_time_sees_nothing_of_the_others_choice() -> None:
    env, seen = pettingzoo.env("raiders", 3), []
    env.reset(seed=4)
    while len(env.play.waiting) < 3:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    before = pickle.dumps(env)
    for choice in range(3):
        env = pickle.loads(before)
        env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[choice]))
        assert env.agent_selection == "seat_1"
        seen.append([env.observe(agent)["observation"].tobytes() for agent in ("seat_1", "seat_2")])
    assert seen[0] == seen[1] == seen[2]


def test_who_is_not_asked_can_only_do_nothing() -> None:
    env = pettingzoo.parallel_env("raiders", 3, mode="tactical")
    seen, _ = env.reset(seed=1)
    idle = [agent for agent in env.agents if seen[agent]["action_mask"][NOTHING]]
    assert len(idle) == 2
    assert all(seen[agent]["action_mask"].sum() == 1 for agent in idle)
    assert all(not each["action_mask"][NOTHING] for agent, each in seen.items() if agent not in idle)


def test_a_torch_is_lit_before_the_others_choose_and_they_are_asked_again() -> None:
    env = pettingzoo.parallel_env("raiders", 3)
    seen, _ = env.reset(seed=1)
    while not (torches := [ask.seat for ask in env.play.table.asks if ask.at_once]):
        seen, *_ = env.step(first_of(seen))
        if not env.agents:
            seen, _ = env.reset()
    torch = torches[0]
    look = env.encoding.actions.index("card", LOOK)
    seen, *_ = env.step({**first_of(seen), f"seat_{torch}": look})
    others = [agent for agent in env.agents if agent != f"seat_{torch}"]
    assert all(seen[agent]["action_mask"].sum() > 1 for agent in others)
    answered = env.encoding.layout["has_locked"].where
    assert not seen[others[0]]["observation"][answered].any()


def first_of(seen: dict[str, Seen]) -> dict[str, int]:
    """The first action that each agent may do."""
    return {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()}


def test_an_illegal_action_ends_the_game_and_costs_whoever_did_it() -> None:
    env = pettingzoo.env("raiders", 3)
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(NOTHING)
    assert env.rewards == {agent: ILLEGAL if agent == offender else 0.0 for agent in env.possible_agents}
    assert all(env.terminations.values())
    assert env.infos[offender] == {"illegal": True}


def test_an_illegal_action_can_raise_and_then_changes_nothing() -> None:
    env = pettingzoo.parallel_env("raiders", 3, illegal="raises")
    seen, _ = env.reset(seed=1)
    before = env.play.table.copy()
    legal = first_of(seen)
    for wrong in ({**legal, "seat_1": NOTHING}, {**legal, "seat_2": 10**6}):
        with pytest.raises(IllegalAction, match="its mask says which it may"):
            env.step(wrong)
    with pytest.raises(ValueError, match="seats \\[2\\] are asked"):
        env.step({"seat_0": legal["seat_0"], "seat_1": legal["seat_1"]})
    with pytest.raises(ValueError, match="no agent 'seat_9'"):
        env.step({**legal, "seat_9": 1})
    assert env.play.table == before


def test_wrong_use_is_told_at_once() -> None:
    with pytest.raises(ValueError, match="reset"):
        pettingzoo.env().step(1)
    with pytest.raises(ValueError, match="reset"):
        pettingzoo.parallel_env().step({})
    for wrong in ({"form": "pictures"}, {"reward": "glory"}, {"illegal": "maybe"}):
        with pytest.raises(ValueError, match=next(iter(wrong.values()))):
            pettingzoo.env(**wrong)  # type: ignore[arg-type]  # wrong on purpose


def test_a_seed_is_a_whole_number_of_any_kind() -> None:
    env = pettingzoo.env("raiders", 3)
    seen = []
    for seed in (5, np.int64(5), np.uint8(5)):
        env.reset(seed=seed)  # type: ignore[arg-type]  # as NumPy writes it
        seen.append(env.observe("seat_0")["observation"].tolist())
    assert seen[0] == seen[1] == seen[2]
    with pytest.raises(TypeError):
        env.reset(seed=1.5)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(ValueError, match="0 or more"):
        env.reset(seed=-5)


def test_a_new_seed_is_not_needed_for_a_new_game() -> None:
    env = pettingzoo.parallel_env("raiders", 3)
    first, _ = env.reset(seed=1)
    second, _ = env.reset()
    again, _ = env.reset(seed=1)
    assert (first["seat_0"]["observation"] == again["seat_0"]["observation"]).all()
    assert (first["seat_0"]["observation"] != second["seat_0"]["observation"]).any()


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_librarys_own_wrappers_go_around_it() -> None:
    api_test(parallel_to_aec(pettingzoo.parallel_env("raiders", 3)), num_cycles=20)
    strict = pettingzoo.env("raiders", 3, illegal="raises")
    api_test(TerminateIllegalWrapper(OrderEnforcingWrapper(strict), illegal_reward=-1), num_cycles=20)


def test_earlier_rules_and_own_content_are_environments_too() -> None:
    text = mazmorra.game("raiders").content_text({"edition": "classic"}, "# mine")
    own = mazmorra.game("raiders", content=text, mode="speed")
    for game in (find_game("raiders", {}, None, 1), own):
        env = pettingzoo.env(game, 3)
        env.reset(seed=1)
        assert len(played(env, 1)) > 40
    with pytest.raises(ValueError, match="beside a game"):
        pettingzoo.env(own, 3, mode="duel")


def test_no_warning_is_lost() -> None:
    """The one warning that is passed over is the library's, about a form that its own games have too."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(pettingzoo.env("raiders", 3), num_cycles=5)
    assert {str(each.message).split()[0] for each in told} == {"Observation"}
