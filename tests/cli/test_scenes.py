"""`mazmorra play --from`: a game that begins at a scene, and is kept as one."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazmorra import read_scene
from mazmorra.content.languages import WHOLE
from mazmorra.content.wording import words
from tests.cli.run import mazmorra

SCENE = "level 3, room 2 | row: treasure_4_2, goblin, dark | wizard: 5 coins | thief: | knight: 2 wounds"


@pytest.mark.parametrize("way", ["text", "file", "input"])
def test_a_game_begins_at_a_scene(tmp_path: Path, way: str) -> None:
    file = tmp_path / "scene.txt"
    file.write_text(SCENE.replace(" | ", "\n"), "utf-8")
    named = {"text": SCENE, "file": str(file), "input": "-"}[way]
    given = file.read_text("utf-8") if way == "input" else "quit\n"
    done = mazmorra("play", "raiders", "--line", "--from", named, given=given, home=tmp_path)

    assert done.returncode == 0, done.stderr
    assert "Level 3 of 5" in done.stdout
    assert "Wizard: 5 coins" in done.stdout


def test_what_is_kept_is_a_scene_that_goes_on(tmp_path: Path) -> None:
    first = mazmorra(
        "play", "raiders", "--line", "--seed", "3", "--from", SCENE, given="5\nquit\n", home=tmp_path
    )
    [kept] = tmp_path.rglob("*.scene")
    again = mazmorra("play", "raiders", "--line", "--from", str(kept), given="quit\n", home=tmp_path)

    assert f"--from {kept}" in first.stdout
    assert read_scene(kept.read_text("utf-8")).state.place == 2
    assert again.returncode == 0, again.stderr
    assert "2 rooms are behind you" in again.stdout
    assert mazmorra("saves", home=tmp_path).stdout.count("raiders") == 0


@pytest.mark.parametrize("lang", WHOLE)
def test_a_mistake_in_a_scene_ends_nothing_but_the_command(tmp_path: Path, lang: str) -> None:
    wrong = SCENE.replace("goblin", "gobblin")
    done = mazmorra("play", "raiders", "--line", "--from", wrong, home=tmp_path, lang=lang)

    assert (done.returncode, done.stdout) == (2, "")
    assert "gobblin" in done.stderr
    assert "goblin" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("quest", "--from", f"game: raiders | {SCENE}"),
        ("raiders", "--seats", "4", "--from", SCENE),
        ("raiders", "--mode", "tactical", "--from", f"game: raiders | {SCENE}"),
        ("raiders", "--from", "no-such-file"),
        ("raiders", "--from", f"{SCENE} | asks: nobody"),
    ],
)
def test_a_scene_that_does_not_fit_is_refused(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = mazmorra("play", *arguments, "--line", home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize(
    ("arguments", "key", "gaps"),
    [
        (("--from", "wizard 5 coins"), "cli-no-scene", {"text": "wizard 5 coins"}),
        (("--from", "x" * 5000), "cli-no-scene", {"text": "x" * 5000}),
        (("--from", ""), "cli-empty-scene", {}),
        (("--from", " "), "cli-empty-scene", {}),
        (("--seats", "5", "--from", SCENE), "error-scene-seats", {"heroes": 3, "seats": 5}),
    ],
)
def test_what_is_wanted_is_said(
    tmp_path: Path, arguments: tuple[str, ...], key: str, gaps: dict[str, object], lang: str
) -> None:
    done = mazmorra("play", "raiders", *arguments, "--line", home=tmp_path, lang=lang)

    assert (done.returncode, done.stdout) == (2, "")
    assert words(lang).say(key, **gaps) in done.stderr


def test_a_folder_is_no_scene(tmp_path: Path) -> None:
    done = mazmorra("play", "raiders", "--from", str(tmp_path), "--line", home=tmp_path)
    assert done.returncode == 2
    assert f"Cannot read {tmp_path}: it is a folder." in done.stderr
