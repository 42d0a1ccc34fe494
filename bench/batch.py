"""The batch engine beside the kernel and Pgx, in interleaved rounds on one core; and on a GPU where one is.

python -m bench.batch            # all of it, with progress on the way
python -m bench.batch --gpu      # only the GPU, against the aim
"""

from __future__ import annotations

import os

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import argparse
import atexit
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

import mazmorra
from bench.ours import RAIDERS, OurPlayouts
from mazmorra.batch.environment import RaidersVector
from mazmorra.batch.learned import drawn, shares
from mazmorra.batch.playing import play_many
from mazmorra.batch.tables import box_table
from mazmorra.batch.workers import WorkerVector
from mazmorra.bots.learned.network import shipped
from mazmorra.games.raiders.game import RaidersGame

ROUNDS = 5
SIDE_BY_SIDE = 4096
Figure = Callable[[], tuple[float, float]]
"""Measures once: decisions and games a second."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gpu", action="store_true")
    if not parser.parse_args().gpu:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # before JAX counts the cores
        on_a_core()
    on_a_gpu()


def on_a_core() -> None:
    figures: dict[str, Figure] = {}
    for settings in RAIDERS:
        name = " ".join(settings.values())
        figures |= {f"batch {name}, {seats} seats": batch(settings, seats) for seats in (3, 4, 5)}
        figures[f"kernel {name}, 4 seats"] = kernel(settings)
    figures["vector environment, random answers"] = vector(observes=False)
    figures["vector environment, observed, random answers"] = vector(observes=True)
    figures["vector environment, the learned raider's network"] = networked()
    figures |= {f"worker process, {name}, 4 seats": workers(name) for name in ("quest", "platformer")}
    figures |= pgx_games()
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in figures}
    for number in range(ROUNDS):
        for name, figure in figures.items():
            print(f"round {number + 1} of {ROUNDS}: {name}", file=sys.stderr, flush=True)
            found[name].append(figure())
    print("| one core | decisions a second | games a second |\n|---|---|---|")
    for name, speeds in found.items():
        decisions, games = (statistics.median(each) for each in zip(*speeds, strict=True))
        print(f"| {name} | {decisions:,.0f} | {games:,.0f} |")


def raiders(settings: dict[str, str]) -> RaidersGame:
    game = mazmorra.game("raiders", **settings)
    assert isinstance(game, RaidersGame)
    return game


def batch(settings: dict[str, str], seats: int) -> Figure:
    box = box_table(raiders(settings), seats)
    play_many(box, 1, 0, 10)

    def measured() -> tuple[float, float]:
        start = time.process_time()
        ends = play_many(box, 1, 0, 100_000)
        spent = time.process_time() - start
        return int(ends[:, 1].sum()) / spent, len(ends) / spent

    return measured


def kernel(settings: dict[str, str]) -> Figure:
    playouts = OurPlayouts("raiders", settings)
    return lambda: playouts.speed(0.5)


def vector(observes: bool) -> Figure:
    games, rng = RaidersVector(raiders(RAIDERS[0]), 4, SIDE_BY_SIDE), np.random.default_rng(1)

    def answers() -> None:
        if observes:
            games.observe()
        games.step(np.where(games.legal, rng.random(games.legal.shape, np.float32), -1).argmax(axis=1))

    return stepped(answers, lambda: int(games.over.sum()), SIDE_BY_SIDE, 100)


def networked() -> Figure:
    games, rng = RaidersVector(raiders(RAIDERS[0]), 4, SIDE_BY_SIDE), np.random.default_rng(1)
    network = shipped("raiders")
    return stepped(
        lambda: games.step(drawn(shares(games, network), rng)),
        lambda: int(games.over.sum()),
        SIDE_BY_SIDE,
        10,
    )


def workers(name: str) -> Figure:
    games, rng = WorkerVector(mazmorra.game(name), 4, 64, workers=1), np.random.default_rng(1)
    atexit.register(games.close)

    def answers() -> None:
        games.step((rng.random(games.legal.shape) * games.legal).argmax(axis=1))

    return stepped(answers, lambda: int(games.over.sum()), 64, 200, time.perf_counter)


def stepped(
    step: Callable[[], None],
    over: Callable[[], int],
    many: int,
    steps: int,
    clock: Callable[[], float] = time.process_time,
) -> Figure:
    """How fast an environment of `many` games goes; those of worker processes by the clock on the wall."""
    step()

    def measured() -> tuple[float, float]:
        start, games = clock(), 0
        for _ in range(steps):
            step()
            games += over()
        spent = clock() - start
        return many * steps / spent, games / spent

    return measured


def pgx_games() -> dict[str, Figure]:
    """The peer on arrays: games of Pgx on JAX, as many side by side, random answers, begun again."""
    try:
        from bench import pgx_playouts
    except ImportError:
        print("Pgx is not installed (make bench): without it", file=sys.stderr)
        return {}
    return {
        f"pgx {name}": pgx_playouts.figure(name, SIDE_BY_SIDE)
        for name in ("kuhn_poker", "connect_four", "sparrow_mahjong")
    }


def on_a_gpu() -> None:
    try:
        from mazmorra.batch.cuda import CudaGames, has_device

        there_is_one = has_device()
    except ImportError:
        there_is_one = False
    if not there_is_one:
        print("no GPU here (or numba-cuda is not installed): nothing measured on one", file=sys.stderr)
        return
    many = 1 << 24
    print("| one GPU, random games | games a second | the same as on a core |\n|---|---|---|")
    for settings in RAIDERS:
        for seats in (3, 4, 5):
            box = box_table(raiders(settings), seats)
            print(f"compiling and warming up: {settings}, {seats} seats", file=sys.stderr, flush=True)
            games = CudaGames(box, many)
            games.play(1, 0)
            speeds = []
            for number in range(ROUNDS):
                start = time.perf_counter()
                games.play(1, (number + 1) * many)
                speeds.append(many / (time.perf_counter() - start))
                print(f"round {number + 1} of {ROUNDS}: {speeds[-1]:,.0f}", file=sys.stderr, flush=True)
            alike = (games.fetch()[:1000] == play_many(box, 1, ROUNDS * many, 1000)).all()
            name = " ".join(settings.values())
            print(f"| {name}, {seats} seats | {statistics.median(speeds):,.0f} | {alike} |", flush=True)


if __name__ == "__main__":
    main()
