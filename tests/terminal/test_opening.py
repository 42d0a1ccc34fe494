"""Wrong wishes: each gets a clear error in the language asked for, status 2, and nothing starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazmorra.bots import is_offered

from .conftest import mazmorra, seated


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (("--seats", 9), "3, 4, and 5"),
        (("--mode", "foo"), "'foo'"),
        (("--edition", "devir", "--mode", "duel"), "goes with edition classic"),
        (("--bots", "zork"), "'zork'"),
        (("--bots", ","), "--bots"),
        (("--humans", 7), "7 people"),
        (("--names", "Ana,Ana"), "'Ana'"),
        (("--names", "Ana", "--humans", 2), "One name was given for 2 people."),
        (("--line", "--full"), "--line or --full"),
        (("--full",), "needs a terminal"),
        (("--content", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_a_wrong_wish_starts_nothing(wishes: tuple[object, ...], said: str, saves: Path) -> None:
    refused = mazmorra("play", "raiders", *wishes)

    assert (refused.returncode, refused.stdout) == (2, "")
    assert said in refused.stderr
    assert not list(saves.glob("*"))


def test_an_error_in_a_content_file_names_the_file_and_the_line(tmp_path: Path) -> None:
    text = mazmorra("content", "export", "raiders").stdout
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("chests = [4, 2]", "chests = [2, 4]"), "utf-8")
    line = next(
        number for number, each in enumerate(mine.read_text().splitlines(), 1) if each == "chests = [2, 4]"
    )

    refused = mazmorra("play", "raiders", "--content", mine, "--lang", "es")

    assert refused.returncode == 2
    assert refused.stderr.startswith(f"{mine}, línea {line}: ")


def test_a_content_file_is_played_with(tmp_path: Path) -> None:
    text = mazmorra("content", "export", "raiders").stdout
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("chests = [4, 2]", "chests = [9, 8]"), "utf-8")

    assert mazmorra("play", "raiders", "--content", mine, "--seed", 1, typed="1\n").returncode == 0


def test_seats_default_to_four_or_the_fewest_that_fit() -> None:
    assert seated().table.seats == 4
    assert seated(mode="duel").table.seats == 2
    assert seated(mode="solitaire").table.seats == 1
    assert seated(humans=5).table.seats == 5


def test_the_last_bot_named_takes_the_seats_left_over() -> None:
    assert seated(bots="random,greedy", seats=5, names="Ana").bots == {
        1: "random",
        2: "greedy",
        3: "greedy",
        4: "greedy",
    }


def test_who_names_no_bots_meets_different_people_of_one_level() -> None:
    bots = list(seated(seats=5, bots=None).bots.values())

    assert {bot.partition(":")[0] for bot in bots} == {"master"}
    assert len(set(bots)) == 4
    assert all(is_offered(bot) for bot in bots)


def test_every_seat_has_a_name_of_its_own() -> None:
    names = seated(seats=5, names="Ember,Flint").names

    assert names[:2] == ("Ember", "Flint")
    assert len(set(names)) == 5
