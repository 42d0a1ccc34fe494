"""Games in an environment: a table that is dealt, answered by actions, and rewarded. No library here."""

from __future__ import annotations

import random
from collections.abc import Mapping
from operator import index
from typing import Any, Literal, SupportsIndex, TypeAlias, cast

from mazmorra.environments.encoding import Array, Encoding, Form, Mask, encoding_of
from mazmorra.games import find_game, usual_seats
from mazmorra.kernel import AnyGame, AnyTable
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.chance import FastDealer
from mazmorra.kernel.fields import NOTHING

Reward: TypeAlias = Literal["share", "zero_sum"]
"""`share`: the winners share 1 at the end, everybody else has 0. `zero_sum`: what a share is above the
average of all, so that rewards add up to 0.
"""
Told: TypeAlias = dict[str, Any]
"""What is told beside an observation, by name, as the libraries have it."""
Illegal: TypeAlias = Literal["ends", "raises"]
"""What an action does that the mask does not allow: it ends the game, or it raises and changes nothing."""
ILLEGAL = -1.0
"""The reward of whoever ends a game by an action that the mask does not allow."""


class IllegalAction(ValueError):
    """An action that the mask does not allow."""

    def __init__(self, seat: int, action: object) -> None:
        self.seat = seat
        super().__init__(f"seat {seat} may not do action {action!r} now: its mask says which it may")


class Play:
    """Games of one kind, one after the other."""

    def __init__(
        self,
        game: AnyGame,
        seats: int | None = None,
        form: Form = "numbers",
        reward: Reward = "share",
        illegal: Illegal = "ends",
    ) -> None:
        if reward not in ("share", "zero_sum"):
            raise ValueError(f"rewards are 'share' or 'zero_sum', not {reward!r}")
        if illegal not in ("ends", "raises"):
            raise ValueError(f"an illegal action 'ends' the game or 'raises', not {illegal!r}")
        self.game = game
        self.seats = usual_seats(game.seats) if seats is None else seats
        self.encoding: Encoding = encoding_of(game, self.seats, form)
        self.reward = reward
        self.seeds = random.Random()
        self.offender: int | None = None
        """Who has ended this game by an illegal action."""
        self.table: AnyTable = game.new(self.seats, watched=False)

    def reset(self, seed: int | None = None) -> None:
        """A new game; with a seed, this one and all that follow are the same each time."""
        if seed is not None:
            self.seeds = random.Random(_counted(seed))
        dealer = FastDealer(self.seeds.getrandbits(63))
        self.offender = None
        self.table = self.game.new(self.seats, dealer=dealer, watched=False)

    @property
    def over(self) -> bool:
        return self.table.over or self.offender is not None

    @property
    def waiting(self) -> list[int]:
        """Who has an open question, in the order asked."""
        return [] if self.over else [ask.seat for ask in self.table.asks]

    def ask(self, seat: int) -> Ask | None:
        """What a seat is asked now."""
        return None if self.over else next((ask for ask in self.table.asks if ask.seat == seat), None)

    def observe(self, seat: int) -> Array:
        return self.encoding.observe(self.table.view(seat))

    def mask(self, seat: int, may_wait: bool = False) -> Mask:
        return self.encoding.mask(self.ask(seat), may_wait)

    def answer_of(self, seat: int, action: object) -> Answer:
        """What an action answers to the seat's question; one that the mask does not allow is refused, and so
        is what is no whole number.
        """
        ask = self.ask(seat)
        try:
            number = index(cast("SupportsIndex", action))
        except TypeError:
            raise IllegalAction(seat, action) from None
        if ask is None or number not in self.encoding.legal(ask):
            raise IllegalAction(seat, action)
        return self.encoding.actions.answer(number)

    def act(self, seat: int, action: object) -> None:
        """Answer the seat's question; an illegal action raises and changes nothing."""
        self.table.answer(seat, self.answer_of(seat, action))

    def act_together(self, actions: Mapping[int, int]) -> None:
        """The actions of all seats at once, `NOTHING` of those who are not asked.

        An answer that does not wait for the others is taken alone, the first in the order asked: everybody
        else is asked again, now that it shows.
        """
        asks = self.table.asks
        missing = [ask.seat for ask in asks if ask.seat not in actions]
        if missing:
            raise ValueError(f"seats {missing} are asked, and no action was given for them")
        answers = {ask.seat: self.answer_of(ask.seat, actions[ask.seat]) for ask in asks}
        for seat, action in actions.items():
            if seat not in answers and action != NOTHING:
                raise IllegalAction(seat, action)
        urgent = next((ask.seat for ask in asks if answers[ask.seat] in ask.at_once), None)
        for seat in answers if urgent is None else (urgent,):
            self.table.answer(seat, answers[seat])

    def rewards(self) -> list[float]:
        """What each seat gets now that the game is over; before, nothing."""
        if self.offender is not None:
            return [ILLEGAL if seat == self.offender else 0.0 for seat in range(self.seats)]
        if not self.table.over:
            return [0.0] * self.seats
        winners = self.table.result.winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        average = sum(shares) / self.seats if self.reward == "zero_sum" else 0.0
        return [share - average for share in shares]

    def told(self, seat: int) -> Told:
        """What is told beside an observation: the kind of question, and at the end the score."""
        if self.offender is not None:
            return {"illegal": self.offender == seat}
        if self.table.over:
            result = self.table.result
            return {"score": result.scores[seat], "won": seat in result.winners}
        ask = self.ask(seat)
        return {"question": ask.kind if ask else ""}


def _counted(seed: SupportsIndex) -> int:
    """A seed that no other one stands for: Python's generator takes a number below 0 as the one above."""
    if index(seed) < 0:
        raise ValueError(f"a seed is 0 or more, not {seed!r}")
    return index(seed)


def chosen_game(game: str | AnyGame, settings: Mapping[str, str]) -> AnyGame:
    """A game by its name and settings, or as it is given."""
    if not isinstance(game, str):
        if settings:
            raise ValueError(f"settings {sorted(settings)} beside a game that has its own already")
        return game
    return find_game(game, settings)
