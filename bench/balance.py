"""Platformer's balance: games of greedy climbers against each boss, and who wins them, by hero, entry and
order of play.

`nice python -m bench.balance` prints the tables of docs/platformer.md; `--games`, `--seats`, `--boss` and
`--seed` say which.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Any

from mazmorra.arena.statistics import Rate
from mazmorra.bots import make_bot
from mazmorra.games import find_game

BOSSES = ("ikee", "medusa")
SOON, LATE = 30, 40
"""The rounds by which a game should be won, and after which it is over (PL-Q-116)."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game as it ended, seats in the order of play."""

    boss: str
    heroes: tuple[str, ...]
    winner: int
    """The place of the winner in the order of play, -1 for nobody."""
    entered: tuple[int, ...]
    """The places of those who met the boss, the first one first."""
    rounds: int
    answers: int
    seconds: float


def play(boss: str, seats: int, seed: int, number: int) -> Game:
    """One game; the same seed and number give the same game."""
    rng = Random(f"{seed}/{boss}/{seats}/{number}")
    game: Any = find_game("platformer", {"boss": boss})
    table = game.new(seats, seed=rng.getrandbits(64), watched=False)
    players = [make_bot("greedy", game, rng.getrandbits(64)) for _ in range(seats)]
    entered: list[int] = []
    answers, began = 0, process_time()
    while table.asks:
        seat = table.asks[0].seat
        table.answer(seat, players[seat].choose(table.view(seat)))
        answers += 1
        entered += [each for each in range(seats) if table.state.inside[each] and each not in entered]
    state, ids = table.state, [row.id for row in game.box.heroes]
    order = [(state.starter + place) % seats for place in range(seats)]
    return Game(
        boss,
        tuple(ids[state.heroes[seat]] for seat in order),
        order.index(state.winner) if state.winner >= 0 else -1,
        tuple(order.index(seat) for seat in entered),
        state.round,
        answers,
        process_time() - began,
    )


def share(label: str, wins: Iterable[bool]) -> str:
    """A line of a table: the share of those that are true, its 95% interval, and how many there were."""
    rate = Rate()
    for won in wins:
        rate.add(won)
    low, high = rate.interval
    return f"| {label} | {100 * rate.value:.1f}% ({100 * low:.1f}–{100 * high:.1f}) | {rate.trials} |"


def won(games: Sequence[Game]) -> list[str]:
    """Whether and when games are won, and by whom among those who met the boss."""
    rounds = sorted(game.rounds for game in games if game.winner >= 0)
    tenths = " / ".join(str(rounds[len(rounds) * part // 10]) for part in (1, 5, 9)) if rounds else "-"
    return [
        share(f"won by round {SOON}", (game.winner >= 0 and game.rounds <= SOON for game in games)),
        share(f"won by round {LATE}", (game.winner >= 0 for game in games)),
        f"| rounds of a won game, 10% / median / 90% | {tenths} | {len(rounds)} |",
        share(
            "won by whoever met the boss first",
            (game.winner == game.entered[0] for game in games if game.winner >= 0),
        ),
        *(
            share(f"won by player {place + 1}", (game.winner == place for game in games if game.winner >= 0))
            for place in range(len(games[0].heroes))
        ),
    ]


def heroes(games: Sequence[Game]) -> list[str]:
    """How often each hero wins the games it is in that anybody wins."""
    names = sorted({hero for game in games for hero in game.heroes})
    return [
        share(
            name,
            (game.heroes[game.winner] == name for game in games if game.winner >= 0 and name in game.heroes),
        )
        for name in names
    ]


def table(title: str, lines: Sequence[str]) -> None:
    print(f"\n| {title} | | games |\n|---|---|---|", *lines, sep="\n", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--boss", nargs="+", default=BOSSES, choices=BOSSES)
    parser.add_argument("--workers", type=int, default=2)
    wish = parser.parse_args()
    with get_context("spawn").Pool(wish.workers) as pool:
        for seats in wish.seats:
            both: list[Game] = []
            for boss in wish.boss:
                games = pool.map(partial(play, boss, seats, wish.seed), range(wish.games), chunksize=4)
                table(f"{boss}, {seats} players", won(games))
                table(f"wins by hero, {boss}, {seats} players", heroes(games))
                both += games
            if len(wish.boss) > 1:
                table(f"wins by hero, {' and '.join(wish.boss)}, {seats} players", heroes(both))
            spent, answers = sum(game.seconds for game in both), sum(game.answers for game in both)
            print(
                f"{1000 * spent / answers:.2f} ms an answer, {spent / len(both):.2f} s a game",
                file=sys.stderr,
            )


if __name__ == "__main__":
    main()
