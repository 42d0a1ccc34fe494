"""The learned raider: a network that says how often to play each card, and who will win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from mazmorra.bots.learned.network import Array, Network, shipped, softmax
from mazmorra.bots.learned.raiders import CARDS, MOST_SEATS, encoder
from mazmorra.bots.search.mind import Asked, Chances, luck_of
from mazmorra.bots.search.thumb import ByThumb
from mazmorra.kernel.ask import Answer, Ask

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame, RaidersTable

SCORED = ("card", "torch")
"""The questions the network answers; of the solitaire's set-up the first option is taken."""
OUTPUTS = CARDS + MOST_SEATS + 1
"""A score for each card, and one for each seat (the viewer first) and for nobody to win."""
SHARPER = 1.5
"""An imitation is less sure of itself than what it imitates."""


def network_of(game: RaidersGame) -> Network:
    """The network that learned a game: alone in the dungeon one plays otherwise."""
    return shipped("raiders-alone" if game.is_solo else "raiders")


def shares(
    network: Network,
    game: RaidersGame,
    asked: Sequence[tuple[RaidersTable, Ask]],
    sharp: float = 1.0,
    likes: Array | float = 0.0,
) -> Array:
    """How often each card is to be played, one row a question; what is liked is added to its scores."""
    rows = encoder(game, asked[0][0].seats).rows([(table, ask.seat) for table, ask in asked])
    scores = sharp * network.run(rows)[:, :CARDS] + likes
    scores += MASKS[[mask_of(ask.options) for _, ask in asked]]
    return softmax(scores)


def mask_of(options: tuple[Answer, ...]) -> int:
    """The cards among some options, as bits."""
    mask = 0
    for option in options:
        if isinstance(option, int):
            mask |= 1 << option
    return mask


MASKS = np.where(np.arange(1 << CARDS)[:, None] >> np.arange(CARDS) & 1, 0, -1e9).astype(np.float32)
"""What to add to the scores so that only legal cards are played, by the cards there are as bits."""


class Cards:
    """Plays for every seat as a network says: one for the seat that thinks and its equals, another for those
    who go by rules of thumb; or by these rules themselves.
    """

    def __init__(
        self, game: RaidersGame, seat: int, thumbs: frozenset[int], rules: ByThumb | None = None
    ) -> None:
        self.game, self.seat, self.thumbs, self.rules = game, seat, thumbs, rules
        self.own = network_of(game)

    def answers(self, asked: Asked) -> Sequence[Answer]:
        answers: list[Answer] = [ask.options[0] for _, ask in asked]
        for is_own in (True, False):
            scored = [
                index
                for index, (_, ask) in enumerate(asked)
                if ask.kind in SCORED and len(ask.options) > 1 and (ask.seat not in self.thumbs) == is_own
            ]
            if scored:
                cards = self._cards([asked[each] for each in scored], is_own)
                for index, card in zip(scored, cards, strict=True):
                    answers[index] = card
        return answers

    def _cards(self, asked: Asked, is_own: bool) -> Sequence[Answer]:
        if self.rules and not is_own:
            return self.rules.answers(asked)
        network, sharp = (self.own, 1.0) if is_own else (shipped("raiders-thumb"), SHARPER)
        sums = shares(network, self.game, asked, sharp).cumsum(axis=1)
        luck = np.array([luck_of(table) for table, _ in asked])
        cards: list[Answer] = (sums < (luck * sums[:, -1])[:, None]).sum(axis=1).tolist()
        return cards

    def chances(self, tables: Sequence[RaidersTable]) -> Sequence[Chances]:
        """Who will win, if the rivals play as they do here."""
        seats, seat = tables[0].seats, self.seat
        rows = encoder(self.game, seats).rows([(table, seat) for table in tables])
        first = OUTPUTS if 2 * len(self.thumbs) > seats - 1 else CARDS  # most rivals, if there are any
        scores = self.own.run(rows)[:, first : first + MOST_SEATS + 1]
        outcomes = softmax(scores[:, [*range(seats), MOST_SEATS]])
        turned = [(each - seat) % seats for each in range(seats)]
        return [tuple(row) for row in outcomes[:, turned].tolist()]
