"""Trains the raider: to play like `greedy`, then with itself and such players, by proximal policy steps.

    python -m training.raiders --folder kept --imitate 60 --seconds 420 --workers 15

Needs PyTorch; runs on a GPU where there is one. What was learned so far is kept in the folder, and gone on
from.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from mazmorra.bots.learned.network import LAYERS, Network, read
from mazmorra.bots.learned.raider import MASKS, OUTPUTS
from mazmorra.bots.learned.raiders import CARDS, MOST_SEATS, SIZE
from training.actors import Batch, imitated, played
from training.gathering import played_on_arrays

if TYPE_CHECKING:
    from torch import Tensor, nn
    from torch.optim import Optimizer

HIDDEN = (512, 256)
TRAINED = OUTPUTS + MOST_SEATS + 1
"""A network in training says apart who will win among players like `greedy`."""
DECISIONS = 150_000
"""How many decisions a lesson is about."""
AHEAD = 8
"""How many games wait for a worker, so that none is idle."""
EPOCHS = 4
"""How often a lesson goes through its decisions."""
SIZE_OF_STEP = 8192
MOST_STEPS = 12_000
"""Imitation ends there."""


def main() -> None:
    import torch

    asked = _asked()
    folder = Path(asked.folder)
    folder.mkdir(parents=True, exist_ok=True)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    masks = torch.tensor(MASKS, device=device)
    pool = ProcessPoolExecutor(asked.workers, get_context("spawn"))
    rival = folder / "greedy.npz"
    learner = folder / "learner.npz"
    if asked.imitate:
        _imitate(pool, asked, device, masks, rival, learner if learner.exists() else None)
    if not learner.exists():
        read(rival).save(learner)
    _learn(pool, asked, device, masks, learner, rival)
    pool.shutdown(cancel_futures=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", required=True)
    parser.add_argument("--imitate", type=float, default=0.0, help="seconds of watching greedy first")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--last-rate", type=float, default=5e-5)
    parser.add_argument("--whims", type=float, default=0.01, help="the worth of a spread of answers")
    parser.add_argument("--last-whims", type=float, default=0.002)
    parser.add_argument("--real", type=float, default=0.1, help="how many rivals are greedy itself")
    parser.add_argument("--arrays", action="store_true", help="play on the batch engine where it can")
    parser.add_argument("--mode", default="", help="one mode alone, such as solitaire")
    parser.add_argument("--every", type=float, default=30.0, help="seconds between two reports")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def _module() -> nn.Sequential:
    from torch import nn

    return nn.Sequential(
        nn.Linear(SIZE, HIDDEN[0]), nn.ReLU(), nn.Linear(*HIDDEN), nn.ReLU(), nn.Linear(HIDDEN[1], TRAINED)
    )


def _loaded(network: Network, device: str) -> nn.Sequential:
    """A network to go on with; one of fewer units gets more, which change nothing as yet."""
    import torch

    module = _module()
    with torch.no_grad():
        for name, layer in zip(LAYERS, (module[0], module[2], module[4]), strict=True):
            known = torch.tensor(network.arrays[name].T)
            rows, columns = known.shape
            layer.weight[:rows, columns:] = 0
            layer.weight[:rows, :columns] = known
            layer.bias[:rows] = torch.tensor(network.arrays[f"{name}_bias"])
        if rows == OUTPUTS:
            module[4].weight[OUTPUTS:] = module[4].weight[CARDS:OUTPUTS].clone()
            module[4].bias[OUTPUTS:] = module[4].bias[CARDS:OUTPUTS].clone()
    return module.to(device)


def _network(module: nn.Sequential) -> Network:
    arrays = {}
    for name, layer in zip(LAYERS, (module[0], module[2], module[4]), strict=True):
        arrays[name] = np.ascontiguousarray(layer.weight.detach().cpu().numpy().T.astype(np.float32))
        arrays[f"{name}_bias"] = layer.bias.detach().cpu().numpy().astype(np.float32)
    return Network(arrays)


def _shipped(network: Network) -> Network:
    """What is needed to play, in half precision."""
    arrays = {name: array.astype(np.float16) for name, array in network.arrays.items()}
    arrays["third"], arrays["third_bias"] = arrays["third"][:, :OUTPUTS], arrays["third_bias"][:OUTPUTS]
    return Network(arrays)  # type: ignore[arg-type]  # halves, only to be written


def _imitate(
    pool: ProcessPoolExecutor,
    asked: argparse.Namespace,
    device: str,
    masks: Tensor,
    rival: Path,
    learner: Path | None,
) -> None:
    import torch
    from torch.nn import functional

    began = perf_counter()
    seeds = range(asked.seed, asked.seed + asked.workers)
    parts = list(pool.map(partial(imitated, seconds=asked.imitate, learner=learner), seeds))
    inputs = torch.tensor(np.concatenate([part[0] for part in parts]), device=device)
    legal = torch.tensor(np.concatenate([part[1] for part in parts]).astype(np.int64), device=device)
    cards = torch.tensor(np.concatenate([part[2] for part in parts]).astype(np.int64), device=device)
    outcomes = torch.tensor(np.concatenate([part[3] for part in parts]), device=device)
    module = _module().to(device)
    held = len(cards) // 20
    steps = min(MOST_STEPS, 30 * max(1, len(cards) // SIZE_OF_STEP))
    optimizer = torch.optim.Adam(module.parameters(), lr=2e-3)
    plan = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    for _ in range(steps):
        picked = torch.randint(held, len(cards), (SIZE_OF_STEP,), device=device)
        out = module(inputs[picked].float())
        loss = functional.cross_entropy(out[:, :CARDS] + masks[legal[picked]], cards[picked])
        loss = loss + 0.3 * functional.cross_entropy(out[:, CARDS:OUTPUTS], outcomes[picked])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        plan.step()
    with torch.no_grad():
        scores = module(inputs[:held].float())[:, :CARDS] + masks[legal[:held]]
        same = (scores.argmax(1) == cards[:held]).float().mean().item()
        off = functional.cross_entropy(scores, cards[:held]).item()
    _shipped(_network(module)).save(rival)
    spent = perf_counter() - began
    told = f"{same:.3f} the same, loss {off:.3f}"
    print(f"imitated {len(cards)} decisions in {spent:.0f} s: {told}", flush=True)


def _learn(
    pool: ProcessPoolExecutor,
    asked: argparse.Namespace,
    device: str,
    masks: Tensor,
    learner: Path,
    rival: Path,
) -> None:
    play = played_on_arrays if asked.arrays else played
    module = _loaded(read(learner), device)
    optimizer = _optimizer(module, asked.rate)
    _keep(module, learner)
    rng = random.Random(asked.seed)
    began = told_at = perf_counter()
    lesson = decisions = 0
    taught = 0.0
    wins: dict[str, tuple[int, float]] = {}
    playing: set[Future[tuple[Batch, str, int, float]]] = set()
    ready: list[Batch] = []
    while (spent := (perf_counter() - began) / asked.seconds) < 1:
        while len(playing) < asked.workers + AHEAD:
            playing.add(pool.submit(play, rng.getrandbits(48), learner, rival, asked.real, asked.mode))
        done, playing = wait(playing, return_when=FIRST_COMPLETED)
        for each in done:
            some, name, games, total = each.result()
            ready.append(some)
            if name:
                count, before = wins.get(name, (0, 0.0))
                wins[name] = (count + games, before + total)
        if sum(len(some.cards) for some in ready) < DECISIONS:
            continue
        batch = Batch(*(np.concatenate([getattr(some, name) for some in ready]) for name in Batch.__slots__))
        ready = []
        for group in optimizer.param_groups:
            group["lr"] = asked.rate + (asked.last_rate - asked.rate) * spent
        whims = asked.whims + (asked.last_whims - asked.whims) * spent
        start = perf_counter()
        told = _lesson(module, optimizer, batch, device, masks, whims)
        taught += perf_counter() - start
        _keep(module, learner)
        lesson += 1
        decisions += len(batch.cards)
        if perf_counter() - told_at > asked.every:
            told_at = perf_counter()
            figures = {name: round(total / count, 3) for name, (count, total) in sorted(wins.items())}
            past = {"lesson": lesson, "s": round(told_at - began), "taught": round(taught)}
            print(json.dumps({**past, "decisions": decisions, **told, "won": figures}), flush=True)
            wins = {}
    _keep(module, learner)
    _shipped(_network(module)).save(learner.with_name("raiders.npz"))
    print(f"{lesson} lessons about {decisions} decisions in {perf_counter() - began:.0f} s", flush=True)


def _optimizer(module: nn.Sequential, rate: float) -> Optimizer:
    import torch

    return torch.optim.Adam(module.parameters(), lr=rate, eps=1e-5)


def _keep(module: nn.Sequential, path: Path) -> None:
    """Writes a network so that nobody reads half of it."""
    beside = path.with_name(f"next-{path.name}")
    _network(module).save(beside)
    beside.replace(path)


def _lesson(
    module: nn.Sequential, optimizer: Optimizer, batch: Batch, device: str, masks: Tensor, whims: float
) -> dict[str, float]:
    import torch
    from torch.nn import functional

    inputs = torch.tensor(batch.inputs, device=device)
    legal = torch.tensor(batch.masks.astype(np.int64), device=device)
    cards = torch.tensor(batch.cards.astype(np.int64), device=device)
    logs = torch.tensor(batch.logs, device=device)
    gains = torch.tensor(batch.gains, device=device)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    outcomes = torch.tensor(batch.outcomes, device=device)
    against = torch.tensor(batch.against, device=device)[:, None]
    told = torch.zeros(3, device=device)
    count = 0
    for _ in range(EPOCHS):
        order = torch.randperm(len(cards), device=device)
        for start in range(0, len(cards) - SIZE_OF_STEP + 1, SIZE_OF_STEP):
            picked = order[start : start + SIZE_OF_STEP]
            out = module(inputs[picked].float())
            log = functional.log_softmax(out[:, :CARDS] + masks[legal[picked]], dim=1)
            chosen = log.gather(1, cards[picked, None])[:, 0]
            ratio = (chosen - logs[picked]).exp()
            gain = gains[picked]
            step = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            entropy = -(log.exp() * log.clamp(min=-30)).sum(1).mean()
            ends = torch.where(against[picked], out[:, OUTPUTS:], out[:, CARDS:OUTPUTS])
            value = functional.cross_entropy(ends, outcomes[picked])
            loss = step + 0.5 * value - whims * entropy
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(module.parameters(), 0.5)
            optimizer.step()
            moved = (logs[picked] - chosen).mean()
            told += torch.stack((entropy, value, moved)).detach()
            count += 1
    spread, off, moved = (told / max(count, 1)).tolist()
    return {"spread": round(spread, 3), "value": round(off, 4), "moved": round(moved, 4)}


if __name__ == "__main__":
    main()
