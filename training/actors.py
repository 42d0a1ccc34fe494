"""Games played for training, many side by side in each process."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np

from mazmorra.bots import make_bot
from mazmorra.bots.learned.network import Array, Network, read, softmax
from mazmorra.bots.learned.raider import MASKS, OUTPUTS, SCORED, mask_of, shares
from mazmorra.bots.learned.raiders import CARDS, MOST_SEATS, encoder
from mazmorra.bots.search.mind import won
from mazmorra.kernel.chance import FastDealer
from training.variants import VARIANTS, game_of

SIDE_BY_SIDE = 96
"""So many games of one variant are played at once."""
LAMBDA = 0.95
"""How far a surprise reaches back."""
AGAINST = 0.7
"""How many of the games have one learner among players like `greedy`."""
SHARPNESS = (1.0, 1.5, 2.5)
"""How firmly players like `greedy` do what they would do most often."""
LOSE_THE_WAY = 0.08
"""How often a player who is imitated is led somewhere by chance, so that all sorts of tables are seen."""


@dataclass(slots=True)
class Batch:
    """Decisions: what was known, what was legal, what was chosen and how likely, and what came of it."""

    inputs: Array
    masks: np.ndarray
    cards: np.ndarray
    logs: Array
    gains: Array
    outcomes: Array
    against: np.ndarray


def imitated(seed: int, seconds: float, learner: Path | None) -> tuple[Array, np.ndarray, np.ndarray, Array]:
    """Decisions of `greedy`, in half of the games with a learner, and how these games ended."""
    rng = random.Random(seed)
    network = read(learner) if learner else None
    rows, masks, cards = [], [], []
    outcomes: list[list[float]] = []
    began = perf_counter()
    while perf_counter() - began < seconds:
        variant = any_variant(rng)
        game, seats = game_of(variant), variant[2]
        table = game.new(seats, dealer=FastDealer(rng.getrandbits(64)), watched=False)
        bots = [make_bot("greedy", game, rng.getrandbits(64)) for _ in range(seats)]
        guest = rng.randrange(seats) if network and seats > 1 and rng.random() < 0.5 else None
        whose = []
        while table.asks:
            ask = table.asks[0]
            if rng.random() < LOSE_THE_WAY:
                table.answer(ask.seat, rng.choice(ask.options))
                continue
            if network and ask.seat == guest:
                row = shares(network, game, [(table, ask)])[0]
                table.answer(ask.seat, rng.choices(range(CARDS), row.tolist())[0])
                continue
            card = bots[ask.seat].choose(table.view(ask.seat))
            if ask.kind in SCORED:
                rows.append(encoder(game, seats).rows([(table, ask.seat)])[0].astype(np.float16))
                masks.append(mask_of(ask.options))
                cards.append(card)
                whose.append(ask.seat)
            table.answer(ask.seat, card)
        end = won(table)
        outcomes.extend(_outcome(end, seat) for seat in whose)
    return (
        np.array(rows, dtype=np.float16),
        np.array(masks, dtype=np.int16),
        np.array(cards, dtype=np.int8),
        np.array(outcomes, dtype=np.float32),
    )


def played(seed: int, learner: Path, rival: Path, real: float, mode: str) -> tuple[Batch, str, int, float]:
    """Games of the network that learns, with itself or with players like `greedy`.

    Besides the decisions there are the variant, the games and those won, where there was one learner; else no
    name.
    """
    rng = random.Random(seed)
    variant = any_variant(rng, mode)
    against = variant[2] > 1 and rng.random() < AGAINST
    itself = against and rng.random() < real
    batch, total = side_by_side(variant, against, read(learner), None if itself else read(rival), rng)
    name = named(variant, against)
    return batch, f"greedy {name}" if itself else name, SIDE_BY_SIDE, total


def named(variant: tuple[str, str, int, int], against: bool) -> str:
    """The variant's name, where one learner's wins are counted."""
    return "/".join(map(str, variant[:3])) if against or variant[2] == 1 else ""


def any_variant(rng: random.Random, mode: str = "") -> tuple[str, str, int, int]:
    some = [each for each in VARIANTS if mode in ("", each[1])]
    return rng.choices(some, [each[3] for each in some])[0]


def _outcome(end: tuple[float, ...], seat: int) -> list[float]:
    """Who won, from a seat's point of view, and at last whether nobody did."""
    absent = [0.0] * (MOST_SEATS - len(end))
    return [*end[seat:], *end[:seat], *absent, 1 - sum(end)]


def side_by_side(
    variant: tuple[str, str, int, int],
    against: bool,
    network: Network,
    other: Network | None,
    rng: random.Random,
) -> tuple[Batch, float]:
    """Games of one variant at once, and how many the learner won where it plays against others.

    Without another network the others are `greedy` itself.
    """
    np_rng = np.random.default_rng(rng.getrandbits(64))
    sharpness = rng.choice(SHARPNESS)
    game, seats = game_of(variant), variant[2]
    bot = None if other else make_bot("greedy", game, rng.getrandbits(64))
    tables = [
        game.new(seats, dealer=FastDealer(rng.getrandbits(64)), watched=False) for _ in range(SIDE_BY_SIDE)
    ]
    learning = [{index % seats} if against else set(range(seats)) for index in range(len(tables))]
    ends_of = OUTPUTS if against else CARDS
    inputs, masks, cards, logs, values, whose = [], [], [], [], [], []
    playing = list(range(len(tables)))
    while playing:
        asked = []
        for index in playing:
            table = tables[index]
            for ask in table.asks:
                if ask.kind not in SCORED:
                    table.answer(ask.seat, ask.options[0])
                elif other or ask.seat in learning[index]:
                    asked.append((index, ask))
                elif bot and any(ask is each for each in table.asks):
                    table.answer(ask.seat, bot.choose(table.view(ask.seat)))
        asked = [(index, ask) for index, ask in asked if any(ask is each for each in tables[index].asks)]
        if asked:
            rows = encoder(game, seats).rows([(tables[index], ask.seat) for index, ask in asked])
            legal = np.array([mask_of(ask.options) for _, ask in asked])
            learns = np.array([ask.seat in learning[index] for index, ask in asked])
            scores = np.empty((len(asked), CARDS), dtype=np.float32)
            value = np.zeros(len(asked), dtype=np.float32)
            if learns.any():
                out = network.run(rows[learns])
                scores[learns] = out[:, :CARDS]
                ends_at = [*range(ends_of, ends_of + seats), ends_of + MOST_SEATS]
                value[learns] = softmax(out[:, ends_at])[:, 0]
            if other and not learns.all():
                scores[~learns] = other.run(rows[~learns])[:, :CARDS] * sharpness
            likely = softmax(scores + MASKS[legal])
            sums = likely.cumsum(axis=1)
            picked = (sums < (np_rng.random(len(asked)) * sums[:, -1])[:, None]).sum(axis=1)
            for place, (index, ask) in enumerate(asked):
                table, card = tables[index], int(picked[place])
                if not any(ask is each for each in table.asks):
                    continue
                table.answer(ask.seat, card)
                if learns[place]:
                    inputs.append(rows[place])
                    masks.append(legal[place])
                    cards.append(card)
                    logs.append(np.log(likely[place, card] + 1e-9))
                    values.append(value[place])
                    whose.append((index, ask.seat))
        playing = [index for index in playing if tables[index].asks]
    ends = [won(table) for table in tables]
    gains = _gains(whose, values, ends)
    outcomes = np.array([_outcome(ends[index], seat) for index, seat in whose], dtype=np.float32)
    total = sum(ends[index][next(iter(learning[index]))] for index in range(len(tables)))
    batch = Batch(
        np.array(inputs, dtype=np.float16),
        np.array(masks, dtype=np.int16),
        np.array(cards, dtype=np.int8),
        np.array(logs, dtype=np.float32),
        gains,
        outcomes,
        np.full(len(cards), against),
    )
    return batch, total


def _gains(whose: list[tuple[int, int]], values: list[float], ends: list[tuple[float, ...]]) -> Array:
    """How much better than expected each decision turned out, by what came soon after it."""
    gains = np.zeros(len(whose), dtype=np.float32)
    later: dict[tuple[int, int], tuple[float, float]] = {}
    for place in range(len(whose) - 1, -1, -1):
        index, seat = whose[place]
        value, gain = later.get((index, seat), (ends[index][seat], 0.0))
        gain = value - values[place] + (LAMBDA * gain if (index, seat) in later else 0.0)
        gains[place] = gain
        later[index, seat] = (values[place], gain)
    return gains
