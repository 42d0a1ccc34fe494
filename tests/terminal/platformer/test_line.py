"""Platformer in plain lines: whole games over real pipes in every language, several people, replays, going
on.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mazmorra as package
from mazmorra.content.wording import catalogues, words
from mazmorra.terminal.opening import Wishes, new_session
from tests.terminal.conftest import mazmorra, only_save, piped, transcript

from .towers import short_game

PLAY = ("play", "platformer", "--bots", "random", "--seed", 7)
SOLO = (*PLAY, "--seats", 1)


def anything(language: str, rounds: int = 250) -> str:
    """Keys that sooner or later answer every question."""
    keys = re.findall(
        r"^terminal-platformer-key-\w+ = (\w)$", catalogues(language)["platformer-terminal.ftl"], re.M
    )
    return "\n".join([*dict.fromkeys([*keys, *"1234"])] * rounds) + "\n"


def finished(saves: Path) -> Path:
    """A solo game that a bot has played to its end."""
    session = new_session(Wishes("platformer", humans=0, seats=1, seed=7, bots="random"), words("en"), saves)
    while session.bot_answers():
        pass
    saves.mkdir(parents=True)
    session.keep()
    return session.file


@pytest.mark.parametrize("language", ["es", "pt"])
def test_a_whole_game_is_played_over_a_pipe(language: str, saves: Path, tmp_path: Path) -> None:
    content = tmp_path / "short.toml"
    content.write_text(short_game(1), "utf-8")
    played = piped(
        *PLAY, "--seats", 2, "--lang", language, "--content", content, typed=anything(language, 40)
    )

    file = only_save(saves)
    assert (played.returncode, played.stderr) == (0, "")
    assert words(language).say("terminal-look-back", command=f"mazmorra replay {file}") in played.stdout
    assert package.load(file).over
    assert not re.search("[│─━┃╭╮\x1b]", played.stdout), "no drawing and no cursor movement"


def test_a_solo_game_is_played_to_its_end(saves: Path) -> None:
    said = transcript(*SOLO, typed=anything("en"))

    assert package.load(only_save(saves)).over
    assert "By rule PL-92: " in said


@pytest.mark.parametrize(
    "settings",
    [
        ("--map", "larger", "--boss", "medusa", "--artifacts", "on", "--cards", "all", "--seats", 2),
        ("--tiles", "void", "--boss", "ikee", "--seats", 3),
    ],
)
def test_bots_play_every_switch_to_its_end(settings: tuple[object, ...], saves: Path, tmp_path: Path) -> None:
    content = tmp_path / "short.toml"
    content.write_text(short_game(4), "utf-8")
    said = transcript(*PLAY, *settings, "--humans", 0, "--content", content)

    assert package.load(only_save(saves)).over
    assert re.search(r"^Ember \(\w+\): \d+ gold, \d+ gems?", said, re.M)


def test_a_setting_of_another_game_is_refused(saves: Path) -> None:
    refused = mazmorra("play", "platformer", "--players", "solo")

    assert (refused.returncode, refused.stdout) == (2, "")
    assert not list(saves.glob("*"))


def test_a_turn_tells_the_place_what_is_around_the_dice_and_what_each_answer_risks() -> None:
    said = transcript(*SOLO, "--lang", "es", typed="b\ne\n").rpartition("Apareces en E1.")[2]

    assert "Estás en E1, nivel 1: sobre una plataforma." in said
    assert re.search(r"^Alrededor: arriba \(E2\): .*; abajo: el suelo; .*izquierda", said, re.M)
    assert re.search(r"^Dados: (\w+, )*\w+\. Dado de enemigo: \w+\.$", said, re.M)
    assert re.search(r"^  [dai]: Bota: .* \(\w\d\)\. \d ataques? \(\w+\): \d heridas?", said, re.M)


def test_the_words_that_are_always_possible_explain_the_game() -> None:
    said = transcript(*SOLO, typed="b\ne\n?\nhands\ntable\nmap\nquit\n")

    assert "The rule behind this question:\nPL-36: " in said
    assert re.search(r"^A star stands for a \w+ or a \w+\.$", said, re.M)
    assert "In the shop:" in said
    assert re.search(r"^Row 1, level 1: A1 .*; J1 ", said, re.M)
    assert re.search(r"^ 1 ┃.*●.*┃$", said, re.M), "the tower is drawn"


def test_a_game_goes_on_where_it_was(saves: Path) -> None:
    transcript(*SOLO, "--lang", "pt", typed="b\ne\n")
    file = only_save(saves)
    before = package.record(file).answers
    resumed = transcript("resume", typed=anything("pt", 1))
    after = package.record(file).answers

    assert "Continuas onde ficaste." in resumed, "in the language it was played in"
    assert len(after) > len(before)
    assert after[: len(before)] == before


def test_two_people_share_a_keyboard() -> None:
    said = transcript(*PLAY, "--names", "Ana,Rui", "--seats", 2, typed=anything("en", 5))

    assert {"Ana", "Rui"} == set(re.findall(r"Pass the keyboard to (\w+), then press Enter\.", said))
    assert "Ana (you), " in said
    assert "Rui (you), " in said


def test_a_replay_tells_the_whole_log_and_steps_about(saves: Path) -> None:
    file = finished(saves)

    assert "[PL-92]" in transcript("replay", file)
    stepped = transcript("replay", file, typed="g 9\nn\nv 1\nquit\n")
    assert re.findall(r"^Step (\d+) of", stepped, re.M) == ["0", "9", "10", "10"]
    assert "Around: " in stepped
