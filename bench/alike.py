"""How often three at one table play the same card in Dungeon Raiders: copies of a bot, people of a level.

`python -m bench.alike --games 300 expert` prints both; rooms in which nobody had a choice count too.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from mazmorra.arena.statistics import Rate
from mazmorra.bots import make_bot
from mazmorra.bots.bot import CHARACTERS, LEVELS
from mazmorra.games import find_game
from mazmorra.kernel.chance import FastDealer

SEATS = 3


def alike(names: Sequence[str], games: int) -> Rate:
    """Of the rooms that all entered, those in which all played the same card."""
    rate = Rate()
    game = find_game("raiders", {})
    for number in range(games):
        rng = random.Random(number)
        table = game.new(SEATS, dealer=FastDealer(rng.getrandbits(64)), watched=False)
        bots = [
            make_bot(names[(seat + number) % len(names)], game, rng.getrandbits(64)) for seat in range(SEATS)
        ]
        played: dict[tuple[int, int], dict[int, object]] = {}
        while table.asks:
            ask = table.asks[0]
            answer = bots[ask.seat].choose(table.view(ask.seat))
            if ask.kind == "card":
                played.setdefault((table.state.level, table.state.place), {})[ask.seat] = answer
            table.answer(ask.seat, answer)
        for cards in played.values():
            if len(cards) == SEATS:
                rate.add(len(set(cards.values())) == 1)
    return rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=300)
    asked = parser.parse_args()
    for bot in asked.bots:
        tables = {bot: [bot]}
        if bot in LEVELS:
            tables[f"{bot}, three people"] = [f"{bot}:{who}" for who in CHARACTERS]
        for title, names in tables.items():
            found = alike(names, asked.games)
            low, high = found.interval
            print(f"{title}: {found.value:.1%} ({low:.1%} to {high:.1%}) of {found.trials} rooms", flush=True)


if __name__ == "__main__":
    main()
