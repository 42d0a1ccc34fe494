"""Every game for Gymnasium: one learner against bots that are chosen by name, ours or one's own, or given.

`gymnasium.make("mazmorra/raiders-v0")` makes one too. An observation is what the learner's seat may know. The
mask of its actions is `info["action_mask"]`, and `env.action_masks()` for those who ask there.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import TypeAlias

import numpy as np
from gymnasium import Env, register
from gymnasium.error import ResetNeeded

from mazmorra.bots import Bot, make_bot
from mazmorra.bots.own import seated
from mazmorra.environments.encoding import Array, Encoding, Form, Mask
from mazmorra.environments.play import Illegal, IllegalAction, Play, Reward, Told, chosen_game
from mazmorra.environments.spaces import action_space, observation_space
from mazmorra.games import REGISTRY
from mazmorra.kernel import AnyGame

ANY_SEAT = -1
"""The learner sits somewhere else in each game."""
Opponent: TypeAlias = str | Bot | Callable[..., object]
"""A bot by its name, or somebody's player as it is: an object or a function is kept from game to game, of a
class one is made for each seat of each game.
"""


class Learner(Env[Array, np.int64]):
    """A seat of a game whose other seats are bots."""

    metadata = {"render_modes": []}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | AnyGame = "raiders",
        seats: int | None = None,
        *,
        bots: Opponent | Sequence[Opponent] = "greedy",
        seat: int = 0,
        form: Form = "numbers",
        reward: Reward = "share",
        illegal: Illegal = "ends",
        **settings: str,
    ) -> None:
        self.play = Play(chosen_game(game, settings), seats, form, reward, illegal)
        self.bots = _opponents(bots, self.play)
        self.wanted, self.illegal = _seat(seat, self.play.seats), illegal
        self.seat = max(self.wanted, 0)
        self.others: dict[int, Bot] = {}
        self.is_playing = False
        self.observation_space = observation_space(self.encoding)  # type: ignore[assignment]  # of either form
        self.action_space = action_space(self.encoding)

    @property
    def encoding(self) -> Encoding:
        """The layout of observations and the list of actions."""
        return self.play.encoding

    def action_masks(self) -> Mask:
        """1 for each action the learner may do now."""
        return self.play.mask(self.seat)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Array, Told]:
        """A new game, played until the learner is asked."""
        super().reset(seed=seed)
        self.play.reset(seed)
        self._sit_down()
        self._go_on()
        while self.play.over:  # nothing was ever asked of the learner
            self.play.reset()
            self._sit_down()
            self._go_on()
        self.is_playing = True
        return self.play.observe(self.seat), self._told()

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, Told]:
        if not self.is_playing:
            raise ResetNeeded("no game is being played: reset the environment first")
        try:
            self.play.act(self.seat, action)
        except IllegalAction:
            if self.illegal == "raises":
                raise
            self.play.offender = self.seat
        self._go_on()
        self.is_playing = not self.play.over
        reward = self.play.rewards()[self.seat]
        return self.play.observe(self.seat), reward, self.play.over, False, self._told()

    def _sit_down(self) -> None:
        seeds = self.play.seeds
        self.seat = seeds.randrange(self.play.seats) if self.wanted == ANY_SEAT else self.wanted
        seats = [seat for seat in range(self.play.seats) if seat != self.seat]
        self.others = {
            seat: _made(bot, self.play, seeds.getrandbits(32))
            for seat, bot in zip(seats, self.bots, strict=True)
        }

    def _go_on(self) -> None:
        """The bots answer until nobody but the learner is asked."""
        table = self.play.table
        while waiting := [seat for seat in self.play.waiting if seat != self.seat]:
            table.answer(waiting[0], self.others[waiting[0]].choose(table.view(waiting[0])))

    def _told(self) -> Told:
        return {**self.play.told(self.seat), "seat": self.seat, "action_mask": self.action_masks()}


def _seat(seat: int, seats: int) -> int:
    """The seat that was asked for, if it is one."""
    try:
        if ANY_SEAT <= (number := index(seat)) < seats:
            return number
    except TypeError:
        pass
    raise ValueError(f"the learner's seat is 0 to {seats - 1}, or -1 for any, not {seat!r}")


def _opponents(bots: Opponent | Sequence[Opponent], play: Play) -> tuple[Opponent, ...]:
    """A bot for each other seat; one stands for all."""
    given: tuple[Opponent, ...]
    if isinstance(bots, Sequence) and not isinstance(bots, str):
        given = tuple(bots)
    else:
        given = (bots,) * (play.seats - 1)
    if len(given) != play.seats - 1:
        raise ValueError(
            f"{play.seats} seats need {play.seats - 1} bots beside the learner, not {len(given)}"
        )
    for bot in given:
        _made(bot, play, 0)  # an unknown one is refused at once
    return given


def _made(bot: Opponent, play: Play, seed: int) -> Bot:
    """A bot on a seat."""
    if isinstance(bot, str):
        return make_bot(bot, play.game, seed, own=(bot,))
    return seated(bot, reprlib.repr(bot), play.game, seed)


env = Learner

for _name in REGISTRY:
    register(f"mazmorra/{_name}-v0", "mazmorra.environments.gymnasium:Learner", kwargs={"game": _name})
