"""Documents that run: every Python block is executed, every console command too, every scene is read, and
the rulings are the rulebook's.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import mazmorra
from mazmorra import read_scene, scene_text
from mazmorra.content.rulebook import rulebook
from mazmorra.kernel import FairDealer, seal_of
from mazmorra.kernel.notation.scene import same

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^```([\w ]+)\n(.*?)^```", re.M | re.S)


def blocks(page: Path, language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(page.read_text("utf-8")) if kind == language]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name
)
def test_the_python_of_a_page_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType(f"page_{page.stem}")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    for block in blocks(page, "python"):
        exec(compile(block, page.name, "exec"), module.__dict__)


def test_the_player_on_its_page_is_the_example() -> None:
    shown = blocks(ROOT / "docs" / "players.md", "python")[0]

    assert shown == (EXAMPLES / "tree.py").read_text("utf-8")


@pytest.mark.parametrize("scene", [scene for page in PAGES for scene in blocks(page, "scene")])
def test_the_scenes_of_a_page_are_read_and_written_again(scene: str) -> None:
    table = read_scene(scene)
    assert same(read_scene(scene_text(table)), table)


def test_every_game_has_a_scene_on_the_page_of_the_notation() -> None:
    page = ROOT / "docs" / "notation.md"
    assert {read_scene(scene).game.name for scene in blocks(page, "scene")} == set(mazmorra.games())


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "console")], ids=lambda page: page.name
)
def test_the_commands_of_a_page_run(page: Path, tmp_path: Path) -> None:
    binaries = str(Path(sys.executable).parent)
    environment = {**os.environ, "PATH": f"{binaries}:{os.environ['PATH']}", "XDG_DATA_HOME": str(tmp_path)}
    for example in EXAMPLES.glob("*.py"):
        shutil.copy(example, tmp_path)  # what a page tells of is at hand
    for block in blocks(page, "console"):
        for line in block.splitlines():
            command = line.removeprefix("$ ")
            done = subprocess.run(
                command, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
            )
            assert done.returncode == 0, f"{command}: {done.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), target


@pytest.mark.parametrize("sealed", [False, True])
def test_the_check_of_fair_chance_needs_nothing_of_ours(tmp_path: Path, sealed: bool) -> None:
    salts = ["ana", "bruño", ""]
    seals = [seal_of("t", 2, seat, salt) if salt else "" for seat, salt in enumerate(salts)] if sealed else []
    table = mazmorra.game("raiders").new(3, dealer=FairDealer(b"s" * 32, "t", salts, 0, seals, 2))
    while not table.over:
        table.answer(table.asks[0].seat, table.asks[0].options[-1])
    (check,) = blocks(ROOT / "docs" / "fairness.md", "python check")
    command = [sys.executable, "-I", "-c", check]
    (tmp_path / "game.json").write_text(table.save())
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert "all fair" in done.stdout, done.stderr
    forged, resealed = json.loads(table.save()), json.loads(table.save())
    forged["fair"]["draws"][3]["result"] = 99
    resealed["fair"] |= {"round": 2, "seals": [seal_of("t", 2, 0, "ground"), *seals[1:], ""]}
    for cheat in (forged, resealed):
        (tmp_path / "game.json").write_text(json.dumps(cheat))
        assert subprocess.run(command, cwd=tmp_path, capture_output=True).returncode != 0


def test_the_rulings_are_the_rulebooks_own() -> None:
    command = [sys.executable, str(ROOT / "tools" / "rulings")]
    written = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    assert (ROOT / "docs" / "rulings.md").read_text("utf-8") == written, "run `make rulings`"


def test_the_page_of_views_is_what_the_games_declare() -> None:
    command = [sys.executable, str(ROOT / "tools" / "views")]
    written = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    assert (ROOT / "docs" / "views.md").read_text("utf-8") == written, "run `make views`"


@pytest.mark.parametrize("game", mazmorra.games())
def test_every_clause_that_is_a_ruling_is_listed(game: str) -> None:
    listed = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    marked = [clause for clause, each in rulebook(game, "en").clauses().items() if "ruling" in each.tags]
    assert marked
    assert [clause for clause in marked if f"**{clause}** " not in listed] == []


def test_no_page_names_this_machine() -> None:
    for page in PAGES:
        assert not re.search(r"/(root|home|work|tmp)/", page.read_text("utf-8"))
