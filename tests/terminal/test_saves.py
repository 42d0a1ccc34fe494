"""The list of saved games: numbers to go on with, replay and delete by, finished games too."""

from __future__ import annotations

from pathlib import Path

from .conftest import anything, mazmorra, seated, transcript


def test_finished_games_are_listed_and_replayed_by_number(saves: Path) -> None:
    transcript("play", "raiders", "--seed", 7, "--bots", "random", typed=anything())
    session = seated()
    session.keep()

    said = transcript("saves")
    assert said.index("Games that are not over:") < said.index("Games that are over:")
    assert "mazmorra resume 1" in said
    assert "mazmorra replay 2" in said
    assert "wins" in transcript("replay", 2)
    assert "mazmorra replay 2" not in transcript("resume", "--list")


def test_a_game_is_deleted_by_its_number_and_others_stay(saves: Path) -> None:
    files = []
    for _ in range(3):
        session = seated()
        session.keep()
        files.append(session.file)
    refused = mazmorra("saves", "--delete", 1, 9)
    assert refused.returncode == 2
    assert all(file.exists() for file in files), "a wrong number deletes nothing"

    assert "Deleted: " in transcript("saves", "--delete", 1, 1)
    assert len(list(saves.glob("*.json"))) == 2
