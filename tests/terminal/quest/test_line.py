"""DungeonQuest in plain lines: whole games over real pipes in every language, solo, shared keyboards,
replays, going on.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mazmorra as package
from mazmorra.content.wording import catalogues, words
from tests.terminal.conftest import mazmorra, only_save, piped

PLAY = ("play", "quest", "--bots", "random", "--seed", 277)


def anything(language: str, rounds: int = 120) -> str:
    """Keys that sooner or later answer every question."""
    keys = re.findall(r"^terminal-quest-key-\w+ = (\w)$", catalogues(language)["quest-terminal.ftl"], re.M)
    return "\n".join([*dict.fromkeys([*keys, *"12340"])] * rounds) + "\n"


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_whole_game_is_played_over_a_pipe(language: str, saves: Path) -> None:
    played = piped(*PLAY, "--lang", language, typed=anything(language))

    file = only_save(saves)
    assert (played.returncode, played.stderr) == (0, "")
    assert words(language).say("terminal-look-back", command=f"mazmorra replay {file}") in played.stdout
    assert package.load(file).over
    assert not re.search("[│─╭╮\x1b]", played.stdout), "no box drawing and no cursor movement"


@pytest.mark.parametrize(
    "settings",
    [
        ("--players", "solo"),
        ("--players", "solo", "--light", "torchlight", "--heroes", "chosen"),
        ("--light", "torchlight", "--seats", 2),
        ("--heroes", "chosen", "--seats", 3),
        ("--death", "waits", "--seats", 2),
        ("--blocked", "die", "--sun", "last", "--seats", 2),
        ("--humans", 0),
    ],
)
def test_every_switch_can_be_played_to_its_end(settings: tuple[object, ...], saves: Path) -> None:
    played = mazmorra(*PLAY, *settings, typed=anything("en", 400))

    assert (played.returncode, played.stderr) == (0, "")
    assert package.load(only_save(saves)).over


def test_the_goal_is_said_at_the_start_and_a_drawn_card_says_what_it_does(saves: Path) -> None:
    said = mazmorra(*PLAY, typed=anything("en")).stdout.splitlines()
    goal = next(
        number for number, line in enumerate(said) if line.startswith("Bring loot out of the dungeon")
    )
    drawn = [line for line in said if " card: " in line]

    assert goal < next(number for number, line in enumerate(said) if "In which tower do you start?" in line)
    assert any(line.endswith("Nothing happens.") for line in drawn)
    assert all(line.count(". ") for line in drawn), "every card has its text"


def test_house_rules_are_named_where_they_are_not_as_usual(saves: Path) -> None:
    usual, strict = mazmorra(*PLAY).stdout, mazmorra(*PLAY, "--blocked", "die", "--sun", "last").stdout

    assert "heroes dealt. 4 players" in usual
    assert "heroes dealt, dying when shut in, cards before sun. 4 players" in strict


def test_a_setting_of_another_game_is_refused(saves: Path) -> None:
    refused = mazmorra("play", "quest", "--edition", "devir")

    assert (refused.returncode, refused.stdout) == (2, "")
    assert not list(saves.glob("*"))


def test_a_turn_tells_the_place_the_ways_out_and_what_each_answer_risks() -> None:
    said = mazmorra(*PLAY, "--lang", "es", typed="1\n").stdout.rpartition("Tu turno.")[2]

    assert "El sol está en la casilla 1 de 30." in said
    assert re.search(r"Estás aquí: sala de la torre \(\w+\)\.", said)
    assert re.search(r"Salidas: \w+, sin explorar \(\w+\); \w+, sin explorar \(\w+\)\.", said)
    assert re.search(r"^  [nseo]: Ir al (norte|sur|este|oeste) \(\w+\)\. .*\d+\s%", said, re.M)


def test_the_words_that_are_always_possible_explain_the_game() -> None:
    said = mazmorra(*PLAY, typed="1\n?\nhands\ntable\nquit\n").stdout

    assert "The rule behind this question:\nDQ-TRN-4: " in said
    assert "Strength 9, Agility 4, Armor 5, Luck 4." in said
    assert "treasure chamber (G5). Passages: north, unexplored; east, unexplored; west, unexplored." in said


def test_a_game_goes_on_where_it_was(saves: Path) -> None:
    mazmorra(*PLAY, "--lang", "pt", typed="1\n")
    file = only_save(saves)
    before = package.record(file).answers
    resumed = mazmorra("resume", typed=anything("pt"))

    assert "Continuas onde ficaste." in resumed.stdout, "in the language it was played in"
    assert package.record(file).answers[: len(before)] == before
    assert package.load(file).over


def test_two_people_at_one_keyboard_never_see_each_others_monster_card() -> None:
    said = mazmorra(*PLAY, "--names", "Ana,Rui", "--seats", 2, typed=anything("en", 400)).stdout
    turns = re.split(r"Pass the keyboard to (\w+), then press Enter\.", said)
    secret = [
        (name, text) for name, text in zip(turns[1::2], turns[2::2], strict=True) if "Only you know" in text
    ]

    assert secret, "somebody met a monster"
    for name, text in secret:
        other = "Rui" if name == "Ana" else "Ana"
        assert re.search(
            rf"{other} fights a \w+, which has [^.]+\.\nOnly you know: the monster's health", text
        )
        assert "\n" * 60 in text.rpartition("Only you know")[2], (
            "it is pushed off the screen before the keyboard is passed"
        )
    for name, text in zip(turns[1::2], turns[2::2], strict=True):
        assert not re.search(rf"A \w+ faces {name}! Its health", text)
        assert not re.search(r"faces you! Its health", text)


def test_the_count_lists_the_richest_first(saves: Path) -> None:
    for seed in range(40):
        played = mazmorra("play", "quest", "--bots", "random", "--humans", 0, "--seed", seed).stdout
        table = package.load(max(saves.glob("*.json"), key=lambda file: file.stat().st_mtime))
        if table.result.winners:
            break
    (winner, *_) = table.result.winners

    assert re.search(
        rf"^\w+ \([^)]+\): {table.state.gold[winner]} gold, \d+ loot cards? - wins$", played, re.M
    )
    assert played.index("- wins") < played.index("): dead")


def test_a_replay_tells_the_whole_log_and_steps_about(saves: Path) -> None:
    mazmorra(*PLAY, typed=anything("en"))
    file = only_save(saves)

    assert "[DQ-WIN-" in mazmorra("replay", file).stdout
    stepped = mazmorra("replay", file, typed="g 9\nn\nv 1\nv 2\nv *\nquit\n").stdout
    assert re.findall(r"^Step (\d+) of", stepped, re.M) == ["0", "9", "10", "10", "10", "10"]
    assert "Ways out: " in stepped
