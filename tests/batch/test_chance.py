"""The chance of the batch engine: the published generator, fair, and another one for every game."""

from __future__ import annotations

from collections import Counter

import numpy as np

from mazmorra.batch.chance import CHANCES, NATURE, PLAYERS, draw, next_number, shuffle
from mazmorra.batch.dealer import BatchDealer
from tests.batch.variants import raiders

WORD = 1 << 32


def chance_of(number: int, seed: int = 1) -> np.ndarray:
    chance = np.zeros(CHANCES, dtype=np.uint32)
    shuffle(chance, seed, number)
    return chance


def published(first: int, second: int, many: int) -> list[int]:
    """xoroshiro64** as its authors wrote it, on whole numbers."""

    def turned(number: int, by: int) -> int:
        return (number << by | number >> 32 - by) % WORD

    numbers = []
    for _ in range(many):
        numbers.append(turned(first * 0x9E3779BB % WORD, 5) * 5 % WORD)
        second ^= first
        first = (turned(first, 26) ^ second ^ second << 9) % WORD
        second = turned(second, 13)
    return numbers


def strangeness(counts: Counter[int], values: int) -> float:
    """How many standard deviations chi-squared lies off what chance alone makes of it."""
    expected = counts.total() / values
    squares = sum((counts[value] - expected) ** 2 / expected for value in range(values))
    return float((squares - (values - 1)) / np.sqrt(2 * (values - 1)))


def test_the_numbers_are_those_of_the_published_generator() -> None:
    for stream in (NATURE, PLAYERS):
        chance = chance_of(5)
        first, second = (int(number) for number in chance[stream : stream + 2])

        assert [int(next_number(chance, stream)) for _ in range(100)] == published(first, second, 100)


def test_one_stream_does_not_know_how_many_numbers_the_other_has_given() -> None:
    alone, beside = chance_of(5), chance_of(5)
    for _ in range(10):
        next_number(beside, PLAYERS)

    assert [draw(alone, NATURE, 100) for _ in range(50)] == [draw(beside, NATURE, 100) for _ in range(50)]


def test_draws_are_as_likely_within_a_game_and_from_one_game_to_the_next() -> None:
    chance = chance_of(0)
    within = Counter(int(draw(chance, NATURE, 29)) for _ in range(29_000))
    across = Counter(int(draw(chance_of(number), NATURE, 29)) for number in range(29_000))
    firsts = [int(draw(chance_of(number), PLAYERS, 6)) for number in range(18_000)]
    pairs = Counter(6 * one + other for one, other in zip(firsts[::2], firsts[1::2], strict=True))

    assert abs(strangeness(within, 29)) < 5
    assert abs(strangeness(across, 29)) < 5
    assert abs(strangeness(pairs, 36)) < 5


def test_every_room_of_the_deck_is_as_likely_to_come_up_first_and_last() -> None:
    game = raiders("classic", "standard")
    decks = [BatchDealer(game, 3, number).deck for number in range(15_000)]
    places = [place for place, copies in enumerate(game.bag) for _ in range(copies)]

    for drawn in (-1, -25):
        found = Counter(deck[drawn] for deck in decks)
        for room, copies in enumerate(game.bag):
            expected = len(decks) * copies / len(places)
            assert abs(found[room] - expected) < 6 * np.sqrt(expected) + 1
