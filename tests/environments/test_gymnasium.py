"""Gymnasium's own check over every game, and a learner among bots."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium import make, make_vec
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from mazmorra.bots import UnknownBot
from mazmorra.bots.own.errors import NoPlayerModule, NotAPlayer
from mazmorra.bots.own.player import OwnPlayer
from mazmorra.environments import gymnasium
from mazmorra.environments.gymnasium import ANY_SEAT, Learner
from mazmorra.environments.play import ILLEGAL, IllegalAction
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.fields import NOTHING
from mazmorra.kernel.view import AnyView
from tests.bots.own_players import last
from tests.contract.play import CASES, Case

FEW = [case for case in CASES if (case.usual and case.fewest) or case.seats == 1]


def learner(case: Case, bots: str = "random") -> Learner:
    settings: dict[str, Any] = dict(case.settings)  # a setting is none of the other arguments
    return gymnasium.env(case.name, case.seats, bots=bots, seat=ANY_SEAT, **settings)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_environment_passes_the_librarys_check(case: Case) -> None:
    check_env(learner(case), skip_render_check=True)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", ["raiders", "quest", "platformer"])
def test_features_pass_the_librarys_check_too(name: str) -> None:
    check_env(gymnasium.env(name, bots="random", form="features"), skip_render_check=True)


def played(env: Learner, mask: np.ndarray, seed: int, steps: int = 12) -> list[object]:
    """Everything that an environment says while the learner acts anyhow."""
    rng, said = np.random.default_rng(seed), list[object]()
    for _ in range(steps):
        seen, reward, over, cut, told = env.step(rng.choice(np.flatnonzero(mask)))
        assert env.observation_space.contains(seen)
        said.append((seen.tobytes(), reward, over, cut, str(told)))
        if over:
            seen, told = env.reset()
        mask = told["action_mask"]
    return said


@pytest.mark.parametrize("case", FEW, ids=str)
def test_seeds_copies_and_pickles_go_on_the_same(case: Case) -> None:
    env = learner(case, "greedy")
    _, told = env.reset(seed=6)
    mask = told["action_mask"]
    same = learner(case, "greedy")
    same.reset(seed=6)
    again, copied = pickle.loads(pickle.dumps(env)), copy.deepcopy(env)
    said = played(env, mask, 1)
    assert said == played(same, mask, 1)
    assert said == played(again, mask, 1)
    assert said == played(copied, mask, 1)


def test_an_environment_among_simple_bots_is_small() -> None:
    env = gymnasium.env("raiders", bots="random")
    env.reset(seed=1)
    assert len(pickle.dumps(env)) < 40_000


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_learner_is_asked_whenever_it_acts(case: Case) -> None:
    env = learner(case)
    _, told = env.reset(seed=2)
    for _ in range(15):
        assert told["action_mask"].sum() > 1
        assert (told["action_mask"] == env.action_masks()).all()
        assert env.play.waiting == [env.seat] == [told["seat"]]
        _, _, over, _, told = env.step(int(np.flatnonzero(told["action_mask"])[-1]))
        if over:
            _, told = env.reset()


def test_the_learner_sits_where_it_wants_or_anywhere() -> None:
    env = gymnasium.env("raiders", 4, bots="random", seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    env = gymnasium.env("raiders", 4, bots="random", seat=ANY_SEAT)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


def test_the_end_tells_the_score_and_the_share() -> None:
    env = gymnasium.env("raiders", 3, bots="random")
    rewards = []
    for seed in range(12):
        _, told = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert reward == 0
            _, reward, over, _, told = env.step(int(np.flatnonzero(told["action_mask"])[0]))
        result = env.play.table.result
        assert told["score"] == result.scores[0]
        assert told["won"] == (0 in result.winners) == (reward > 0)
        rewards.append(reward)
    assert 0 < sum(rewards) < 12


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    env = gymnasium.env("raiders", 3, bots="random")
    env.reset(seed=1)
    _, reward, over, _, told = env.step(NOTHING)
    assert (reward, over, told["illegal"]) == (ILLEGAL, True, True)
    strict = gymnasium.env("raiders", 3, bots="random", illegal="raises")
    strict.reset(seed=1)
    before = strict.play.table.copy()
    with pytest.raises(IllegalAction):
        strict.step(NOTHING)
    assert strict.play.table == before


@pytest.mark.parametrize("action", [2.0, 3.7, float("nan"), "2", None, [2], np.array([2])], ids=repr)
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:
    env = gymnasium.env("raiders", 3, bots="random", illegal="raises")
    env.reset(seed=1)
    before = env.play.table.copy()
    with pytest.raises(IllegalAction):
        env.step(action)
    assert env.play.table == before


@pytest.mark.parametrize("kind", [int, np.int8, np.int64, np.array])
def test_whole_numbers_of_any_kind_are_actions(kind: Callable[[int], Any]) -> None:
    env = gymnasium.env("raiders", 3, bots="random", illegal="raises")
    _, told = env.reset(seed=1)
    env.step(kind(int(np.flatnonzero(told["action_mask"])[0])))


def test_players_of_ones_own_sit_among_the_bots() -> None:
    env = gymnasium.env("raiders", 3, bots=("tests.bots.own_players:Chooses", "tests.bots.own_players:last"))
    _, told = env.reset(seed=1)
    assert all(isinstance(bot, OwnPlayer) for bot in env.others.values())
    assert played(env, told["action_mask"], 1)
    with pytest.raises(NoPlayerModule):
        gymnasium.env("raiders", 3, bots="nowhere_at_all:Player")


class Remembers:
    """A player that counts what it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: AnyView) -> Answer:
        self.asked += 1
        return view.question.options[-1]


def test_a_player_that_is_given_plays_on_from_game_to_game_and_is_copied_with_the_environment() -> None:
    player = Remembers()
    env = gymnasium.env("raiders", 3, bots=(player, "random"))
    _, told = env.reset(seed=1)
    played(env, told["action_mask"], 1, 40)
    asked = player.asked
    _, told = env.reset(seed=2)
    again = copy.deepcopy(env)
    assert played(again, told["action_mask"], 1, 40) == played(env, told["action_mask"], 1, 40)
    assert player.asked > asked > 0


def test_a_class_that_is_given_makes_a_player_a_game_and_a_function_plays_every_seat() -> None:
    env = gymnasium.env("raiders", 3, bots=(Remembers, lambda view: view.question.options[0]))
    env.reset(seed=1)
    first = env.others[1]
    env.reset(seed=1)
    assert env.others[1] is not first
    named = gymnasium.env("raiders", 3, bots="tests.bots.own_players:last")
    given = gymnasium.env("raiders", 3, bots=last)
    tales = [played(each, each.reset(seed=4)[1]["action_mask"], 1) for each in (named, given)]
    assert tales[0] == tales[1]


@pytest.mark.parametrize("bot", [7, None, object(), (lambda: 1)])
def test_what_cannot_play_is_refused_at_once(bot: Any) -> None:
    with pytest.raises(NotAPlayer):
        gymnasium.env("raiders", 3, bots=("random", bot))


@pytest.mark.parametrize("seat", [1, np.int64(1), np.uint8(1)])
def test_the_learners_seat_is_a_whole_number_of_any_kind(seat: Any) -> None:
    env = gymnasium.env("raiders", 3, bots="random", seat=seat)
    _, told = env.reset(seed=1)
    env.step(int(np.flatnonzero(told["action_mask"])[0]))
    with pytest.raises(ValueError, match="the learner's seat is 0 to 2"):
        gymnasium.env("raiders", 3, seat=float(seat))  # type: ignore[arg-type]  # wrong on purpose


def test_the_library_makes_one_by_its_name_and_many_at_once() -> None:
    env = make("mazmorra/raiders-v0", bots="random", seats=3)
    assert env.reset(seed=1)[0].shape == env.observation_space.shape
    many = make_vec("mazmorra/raiders-v0", num_envs=2, vectorization_mode="sync", bots="random", seats=3)
    seen, told = many.reset(seed=1)
    for _ in range(60):
        allowed = [np.flatnonzero(mask) for mask in told["action_mask"]]
        seen, _, _, _, told = many.step(np.array([each[0] if len(each) else 0 for each in allowed]))
    assert seen.shape == (2, *(env.observation_space.shape or ()))


def test_wrong_use_is_told_at_once() -> None:
    with pytest.raises(ResetNeeded):
        gymnasium.env("raiders", bots="random").step(1)
    with pytest.raises(ValueError, match="4 seats need 3 bots"):
        gymnasium.env("raiders", 4, bots=("random",))
    with pytest.raises(UnknownBot):
        gymnasium.env("raiders", bots="nobody")
    for seat in (3, -2, 1.5, "0", None):
        with pytest.raises(ValueError, match="the learner's seat is 0 to 2"):
            gymnasium.env("raiders", 3, seat=seat)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(ValueError, match="maybe"):
        gymnasium.env("raiders", illegal="maybe")  # type: ignore[arg-type]  # wrong on purpose
