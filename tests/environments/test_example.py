"""The example learns: after a few hundred games it wins more than before."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_raiders.py"


def example() -> ModuleType:
    spec = spec_from_file_location("train_raiders", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_a_small_agent_learns_to_win_more_often_than_before() -> None:
    training = example()
    env, eyes, agent = training.beginner("random")
    before = training.share_of(agent, eyes, "random", 120)
    training.train(env, eyes, agent, 384)
    assert training.share_of(agent, eyes, "random", 120) > before + 0.02
