"""Networks run on one core: threads of NumPy's would take many times the processor time."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOOKS = """
import importlib, os, sys

class Watch:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy":
            print(os.environ.get("OPENBLAS_NUM_THREADS"), os.environ.get("OMP_NUM_THREADS"))

sys.meta_path.insert(0, Watch())
import mazmorra
from {module} import {name}
from mazmorra.bots import make_bot
game = mazmorra.game("raiders")
table = game.new(3, seed=1)
for level in {levels}:
    make_bot(level, game, 1).choose(table.view(table.asks[0].seat))
"""


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("mazmorra.bots", "LEVELS"),
        ("mazmorra.server.processes.bots", "think"),
        ("mazmorra.review", "reviewed"),
        ("mazmorra.cli", "main"),
    ],
)
@pytest.mark.parametrize("levels", [("master",), ("novice", "master:bold")])
def test_numpy_is_told_before_it_is_first_imported(module: str, name: str, levels: tuple[str, ...]) -> None:
    program = LOOKS.format(module=module, name=name, levels=levels)

    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout

    assert said.split() == ["1", "1"]
