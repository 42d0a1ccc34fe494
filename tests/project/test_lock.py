"""The lock agrees with pyproject.toml: everything a host installs is pinned, allowed, and has hashes."""

from __future__ import annotations

import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
PINNED = re.compile(r"^([a-z0-9-]+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)


def pinned() -> dict[str, str]:
    return {name: version for name, version, _ in PINNED.findall(LOCK)}


def wanted() -> list[Requirement]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = told["project"]
    lists = (
        project["dependencies"],
        project["optional-dependencies"]["server"],
        project["optional-dependencies"]["cluster"],
        told["build-system"]["requires"],
    )
    return [Requirement(each) for each in chain(*lists) if not each.startswith("mazmorra[")]


@pytest.mark.parametrize("requirement", wanted(), ids=str)
def test_what_we_need_is_pinned_to_a_version_we_allow(requirement: Requirement) -> None:
    version = pinned().get(canonicalize_name(requirement.name))

    assert version, f"run `make lock`: {requirement.name} is missing"
    assert requirement.specifier.contains(version), f"run `make lock`: {requirement} does not allow {version}"


def test_every_line_of_the_lock_is_a_pin_with_hashes() -> None:
    assert PINNED.sub("", LOCK).strip().startswith("#")
    assert len(PINNED.sub("", LOCK).strip().splitlines()) == 1


def test_the_lock_names_no_place_to_fetch_from() -> None:
    assert not re.search(r"https?:|index-url|find-links|@ ", LOCK)


def test_the_container_installs_by_the_lock_and_nothing_else() -> None:
    file = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    installs = [line for line in file.splitlines() if "pip install" in line]

    assert "--require-hashes" in installs[0]
    assert "-r requirements.lock" in installs[0]
    assert all("--no-deps" in line and "--no-build-isolation" in line for line in installs[1:])
