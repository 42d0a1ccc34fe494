"""The learned raider: a network that says how often to play each card, and who will win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from mazmorra.bots.learned.network import Array, Network, softmax
from mazmorra.bots.learned.raiders import CARDS, MOST_SEATS, encoder
from mazmorra.bots.search.mind import Asked, luck_of
from mazmorra.kernel.ask import Answer, Ask

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame, RaidersTable

SCORED = ("card", "torch")
"""The questions the network answers; of the solitaire's set-up the first option is taken."""
OUTPUTS = CARDS + MOST_SEATS + 1
"""A score for each card, and one for each seat (the viewer first) and for nobody to win."""


def shares(network: Network, game: RaidersGame, asked: Sequence[tuple[RaidersTable, Ask]]) -> Array:
    """How often each card is to be played, one row a question."""
    rows = encoder(game, asked[0][0].seats).rows([(table, ask.seat) for table, ask in asked])
    scores = network.run(rows)[:, :CARDS]
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
    """Plays for every seat as the network says."""

    def __init__(self, game: RaidersGame, network: Network) -> None:
        self.game, self.network = game, network

    def answers(self, asked: Asked) -> Sequence[Answer]:
        answers: list[Answer] = [ask.options[0] for _, ask in asked]
        scored = [index for index, (_, ask) in enumerate(asked) if ask.kind in SCORED]
        if scored:
            questions = [asked[index] for index in scored]
            sums = shares(self.network, self.game, questions).cumsum(axis=1)
            luck = np.array([luck_of(table) for table, _ in questions])
            picked = (sums < (luck * sums[:, -1])[:, None]).sum(axis=1)
            for index, card in zip(scored, picked.tolist(), strict=True):
                answers[index] = card
        return answers
