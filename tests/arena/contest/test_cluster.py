"""A contest on a real Ray cluster of two nodes, started here."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

from mazmorra.arena.contest.cluster import PATIENCE, cluster
from mazmorra.arena.contest.ground import read_ground
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.contest.running import here, run
from mazmorra.arena.contest.standing import Standing
from mazmorra.arena.errors import NoCluster
from mazmorra.bots.own.errors import PlayerFailed

CONTEST = Contest("versus", ("random", "greedy"), (read_ground("raiders:3"),), deals=20, seed=4, margin=0.25)

PLAYERS = """
def first(view):
    return view.question.options[0]


def fails(view):
    return 1 / 0
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a cluster of two nodes listens."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    yield nodes.address
    nodes.shutdown()


def test_a_cluster_plays_the_same_contest(address: str) -> None:
    with here() as hall:
        alone = list(run(Standing(CONTEST), hall))
    with cluster(address) as hall:
        assert hall.places == 2
        assert list(run(Standing(CONTEST), hall)) == alone


def test_a_player_of_ones_own_goes_along_to_the_machines_of_a_cluster(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(PLAYERS)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(tmp_path)
    contest = replace(CONTEST, bots=("random", "mine:first"), deals=1)
    with cluster(address, contest.bots) as hall:
        assert len(list(run(Standing(contest), hall))) == 2
    with cluster(address, contest.bots) as hall, pytest.raises(PlayerFailed):
        list(run(Standing(replace(contest, bots=("random", "mine:fails"))), hall))


@pytest.mark.parametrize(
    "address", ["no such address", "127.0.0.1:1", "nowhere.invalid:1", "127.0.0.1:99999"]
)
def test_an_address_without_a_cluster_is_told_of_at_once(address: str) -> None:
    began = monotonic()
    with pytest.raises(NoCluster), cluster(address):
        pass
    assert monotonic() - began < 2 * PATIENCE
