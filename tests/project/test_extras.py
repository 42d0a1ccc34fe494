"""What is installed for study brings no server, and works without one."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from mazmorra.cli.extras import COMMANDS, PACKAGES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WITHOUT = """
import sys
from pkgutil import walk_packages

for name in {names!r}:
    sys.modules[name] = None  # as if it were not installed
import mazmorra
from mazmorra.cli import main

"""
LOAD_ALL = """
for module in walk_packages(mazmorra.__path__, "mazmorra."):
    if not module.name.startswith(("mazmorra.server", "mazmorra.__main__")):
        __import__(module.name)
"""


def brought(wanted: list[str]) -> set[str]:
    """The distributions a list of requirements brings, those they need in turn included."""
    found: set[str] = set()
    waiting = [Requirement(each) for each in wanted if not each.startswith("mazmorra[")]
    while waiting:
        each = waiting.pop()
        name = canonicalize_name(each.name)
        extras = [{"extra": extra} for extra in each.extras] or [{"extra": ""}]
        if name in found or (each.marker and not any(each.marker.evaluate(extra) for extra in extras)):
            continue
        try:
            needs = [Requirement(need) for need in requires(name) or []]
        except PackageNotFoundError:
            continue  # of another system
        found.add(name)
        waiting += [need for need in needs if not need.marker or need.marker.evaluate({"extra": ""})]
    return found


def server_modules() -> list[str]:
    """What can be imported only where the server is installed."""
    extra = brought(PROJECT["optional-dependencies"]["server"]) - brought(PROJECT["dependencies"])
    assert {"fastapi", "starlette", "pydantic", "sqlalchemy", "uvicorn"} <= extra
    return sorted(
        module
        for module, of in packages_distributions().items()
        if {canonicalize_name(each) for each in of} <= extra
    )


def without_the_server(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(names=server_modules()) + script
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder,
        env={"MAZMORRA_LANG": "en", "XDG_DATA_HOME": str(folder), "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_all_but_the_server_is_loaded_without_the_servers_packages(tmp_path: Path) -> None:
    done = without_the_server(LOAD_ALL, tmp_path)

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "raiders", "--games", "1", "--bots", "random"],
        ["arena", "raiders:3", "--bots", "random,greedy", "--deals", "1", "--workers", "1"],
        ["play", "raiders", "--line", "--bots", "random", "--humans", "0"],
        ["bots"],
    ],
    ids=lambda command: command[0],
)
def test_who_studies_needs_no_server(command: list[str], tmp_path: Path) -> None:
    done = without_the_server(f"sys.exit(main({command!r}))", tmp_path)

    assert done.returncode == 0, done.stderr


def test_what_serves_says_what_to_install(tmp_path: Path) -> None:
    serve = [["serve", "--port", "0"], ["serve", "--help"]]
    asked = [["open", "raiders"], *serve, ["host"], ["ratings"], ["reset-code"]]
    done = without_the_server(f"print([main(each) for each in {asked!r}])", tmp_path)

    assert done.stdout == f"{[2] * len(asked)}\n"
    assert done.stderr.count('pip install "mazmorra[server]"') == len(asked)
    assert {each[0] for each in asked} == set(COMMANDS)


def test_whether_the_server_is_there_is_asked_of_what_its_extra_brings() -> None:
    extra = {canonicalize_name(Requirement(each).name) for each in PROJECT["optional-dependencies"]["server"]}
    of = packages_distributions()

    assert {canonicalize_name(of[package][0]) for package in PACKAGES} <= extra
    assert not extra & {canonicalize_name(Requirement(each).name) for each in PROJECT["dependencies"]}


def test_what_a_cluster_needs_has_the_server_in_it() -> None:
    assert "mazmorra[server]" in PROJECT["optional-dependencies"]["cluster"]
