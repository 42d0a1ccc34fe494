"""Plain lines: whole games over real pipes, bad input, several people, and nothing lost."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

import mazmorra as package
from mazmorra.content.wording import words

from .conftest import COMMAND, anything, mazmorra, only_save, piped

PLAY = ("play", "raiders", "--bots", "random", "--seed", 7)


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_whole_game_is_played_over_a_pipe(language: str, saves: Path) -> None:
    played = piped(*PLAY, "--lang", language, typed=anything())

    say = words(language)
    file = only_save(saves)
    assert (played.returncode, played.stderr) == (0, "")
    assert say.say("terminal-look-back", command=f"mazmorra replay {file}") in played.stdout
    assert say.say("terminal-review", command=f"mazmorra review {file}") in played.stdout
    assert package.load(file).over
    assert not re.search("[│─╭╮\x1b]", played.stdout), "no box drawing and no cursor movement"


@pytest.mark.parametrize(
    "settings",
    [
        ("--edition", "classic"),
        ("--mode", "speed", "--seats", 2),
        ("--mode", "duel"),
        ("--mode", "solitaire"),
        ("--mode", "tactical", "--seats", 5),
        ("--humans", 0),
    ],
)
def test_every_mode_can_be_played_to_its_end(settings: tuple[object, ...], saves: Path) -> None:
    played = mazmorra(*PLAY, *settings, typed=anything())

    assert (played.returncode, played.stderr) == (0, "")
    assert package.load(only_save(saves)).over


def test_a_seed_repeats_the_game() -> None:
    games = [piped(*PLAY, typed=anything()).stdout.split("Saved in")[0] for _ in range(2)]

    assert games[0] == games[1]


def test_a_salt_changes_the_draws() -> None:
    assert (
        mazmorra(*PLAY).stdout.split("Saved")[0] != mazmorra(*PLAY, "--salt", "mine").stdout.split("Saved")[0]
    )


def test_a_finished_game_verifies(saves: Path) -> None:
    played = mazmorra(*PLAY, "--salt", "mine", typed=anything())
    checked = mazmorra("verify", only_save(saves))

    commitment = re.search(r"Commitment: (\w{64})", played.stdout)
    assert commitment is not None
    assert commitment[1] in checked.stdout
    assert checked.returncode == 0


def test_a_number_typed_is_the_power_card_of_that_number() -> None:
    played = mazmorra(*PLAY, "--edition", "classic", typed="n\n5\n2\n")

    assert "You play: 5." in played.stdout
    assert "You play: 2." in played.stdout


def test_a_card_that_was_played_is_not_an_answer_and_the_game_asks_again() -> None:
    played = mazmorra(*PLAY, typed="4\n4\nelephant\n\n3\n")

    assert "'4' is not an answer here. You may answer 1, 2, 3, 5" in played.stdout
    assert "'elephant' is not an answer here." in played.stdout
    assert "You play: 3." in played.stdout


def test_the_words_that_are_always_possible_explain_the_game() -> None:
    said = mazmorra(
        *PLAY, typed="?\nwhy 1\nwhy 999\nlog\nrules DR-TRE-2\nrules XX-1\nhands\ntable\nsave\nquit\n"
    ).stdout

    assert "The rule behind this question:\nDR-PLY-2: " in said
    assert "1. You are the " in said
    assert "There is no line 999 in the log" in said
    assert "DR-TRE-2: " in said
    assert "There is no rule xx-1" in said
    assert "cards in hand. Items seen: " in said
    assert said.count("Saved in ") == 2


def test_the_words_may_be_typed_in_the_language_of_the_game() -> None:
    said = mazmorra(*PLAY, "--lang", "es", typed="por qué 1\nPORQUE\nlog\nregistro\nsalir\n").stdout

    assert "DR-SET-8: " in said
    assert said.count("[DR-SET-8]") == 1 + 2 * 4
    assert "Para seguir: mazmorra resume " in said


def test_the_end_of_the_input_saves_and_says_how_to_go_on(saves: Path) -> None:
    played = mazmorra(*PLAY, typed="5\n")

    assert played.returncode == 0
    assert f"To go on: mazmorra resume {only_save(saves)}" in played.stdout


def test_a_game_that_is_killed_goes_on_where_it_was(saves: Path) -> None:
    command = [*COMMAND, *map(str, PLAY), "--mode", "tactical", "--lang", "pt"]
    game = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ, encoding="utf-8"
    )
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write("5\n4\n")
    game.stdin.flush()
    heard = ""
    while "Jogas: 4." not in heard:
        heard += game.stdout.readline()
    game.kill()
    game.wait()
    game.stdin.close()
    game.stdout.close()

    file = only_save(saves)
    before = package.record(file).answers
    resumed = mazmorra("resume", typed=anything())

    assert (0, 5) in before
    assert (0, 4) in before
    assert "Continuas onde ficaste." in resumed.stdout, "in the language it was played in"
    assert "Jogas: 5." not in resumed.stdout.split("\n\n")[1], "what was told is not told again"
    assert package.record(file).answers[: len(before)] == before
    assert package.load(file).over


def test_resume_lists_the_games_that_are_not_over(saves: Path) -> None:
    nothing = mazmorra("resume", "--list")
    mazmorra(*PLAY, typed="5\n")
    mazmorra(*PLAY, typed=anything())
    listed = mazmorra("resume", "--list")

    assert (nothing.returncode, nothing.stdout) == (2, "")
    assert listed.stdout.count("mazmorra resume ") == 1


def test_a_finished_game_is_not_resumed(saves: Path) -> None:
    mazmorra(*PLAY, typed=anything())
    refused = mazmorra("resume", only_save(saves))

    assert refused.returncode == 2
    assert "mazmorra replay" in refused.stderr


def test_two_people_at_one_keyboard_never_see_each_others_hand() -> None:
    said = mazmorra(*PLAY, "--names", "Ana,Rui", typed=anything(300)).stdout
    turns = re.split(r"Pass the keyboard to (\w+), then press Enter\.", said)

    assert len(turns) > 20
    for name, text in zip(turns[1::2], turns[2::2], strict=True):
        other = "Rui" if name == "Ana" else "Ana"
        assert f"{other} (you)" not in text
        assert "Your hand" in text
    for text in turns[2:-1:2]:
        hand, _, after = text.rpartition("Your hand")
        assert hand
        assert "\n" * 60 in after, "the hand is pushed off the screen before the keyboard is passed"


def test_somebody_alone_is_never_asked_to_pass() -> None:
    assert "Pass the keyboard" not in mazmorra(*PLAY, "--humans", 1, typed=anything()).stdout
