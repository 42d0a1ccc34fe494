"""The commands that read and check: help, rules, content, verify; in every language, with errors that
help.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from mazmorra import CHANCE, Table, game, record
from mazmorra.bots import make_bot
from mazmorra.bots.bot import CHARACTERS, LEVELS
from mazmorra.bots.levels.recipes import MEASURED
from mazmorra.cli import main
from mazmorra.content.languages import LANGUAGES, WHOLE
from mazmorra.content.rulebook import rulebook
from mazmorra.content.wording import words
from mazmorra.games import REGISTRY
from mazmorra.kernel import FairDealer
from tests.cli.run import mazmorra


def finished(dealer: FairDealer | None = None) -> Table[Any, Any]:
    table = game("raiders", edition="classic", mode="speed").new(3, dealer=dealer, seed=5)
    while not table.over:
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    return table


@pytest.mark.parametrize("lang", WHOLE)
def test_help_lists_every_command_in_every_language(lang: str) -> None:
    done = mazmorra("--help", lang=lang)
    assert done.returncode == 0
    for command in ("play", "resume", "replay", "verify", "rules", "content", "simulate", "fuzz"):
        assert f"\n    {command}" in done.stdout
        assert mazmorra(command, "--help", "--lang", lang).returncode == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_are_listed_with_what_they_have_won(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "quest", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in (*LEVELS, *CHARACTERS))
    assert all(str(won) in told for won, _, _ in MEASURED["quest"].values())
    assert "cli-" not in told


@pytest.mark.parametrize("name", REGISTRY)
def test_every_bot_a_game_is_said_to_have_plays_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", name, "--lang", "en"]) == 0
    told = re.search(r"made of these, which can be named too: (.*)\.\n", capsys.readouterr().out)
    assert told
    for bot in re.split(r", and |, ", told[1]):
        make_bot(bot, game(name), seed=1)


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "usage:"), ("es", "uso:"), ("pt", "uso:"), ("pt-BR", "uso:")]
)
def test_even_the_parser_speaks_the_language(lang: str, word: str) -> None:
    assert word in mazmorra("nothing", lang=lang).stderr


def test_the_language_may_stand_anywhere() -> None:
    one = mazmorra("--lang", "es", "rules", "raiders", "DR-TRE-2")
    two = mazmorra("rules", "raiders", "DR-TRE-2", "--lang=es")
    assert one.stdout == two.stdout
    assert "empat" in one.stdout
    assert mazmorra("content", "export", "raiders", "--lang", "pt").returncode == 0


def test_a_language_that_is_not_there_is_refused() -> None:
    done = mazmorra("rules", "raiders", "--lang", "de")
    assert done.returncode == 2
    assert "'de'" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_in_its_margin(lang: str) -> None:
    done = mazmorra("rules", "raiders", lang=lang)
    margin = {line.split()[0] for line in done.stdout.splitlines() if line.startswith("DR-")}
    assert margin == set(rulebook("raiders", lang).clauses())
    assert max(len(line) for line in done.stdout.splitlines()) <= 82


def test_one_clause_is_read_alone_whatever_its_case() -> None:
    done = mazmorra("rules", "raiders", "dr-tre-2")
    assert done.stdout.startswith("DR-TRE-2    Tied players share")
    assert "DR-TRE-3" not in done.stdout


def test_an_unknown_clause_says_how_to_find_one() -> None:
    done = mazmorra("rules", "raiders", "DR-XYZ-1")
    assert done.returncode == 2
    assert "mazmorra rules raiders" in done.stderr


def test_exported_content_plays_and_a_mistake_in_it_names_file_and_line(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(mazmorra("content", "export", "raiders").stdout)
    played = mazmorra("play", "raiders", "--content", str(mine), "--line", "--seed", "1", home=tmp_path)
    assert played.returncode == 0
    mine.write_text(
        mine.read_text().replace(
            "copies = 2\nstrength = [11, 14, 18]", "copies = 9\nstrength = [11, 14, 18]", 1
        )
    )
    refused = mazmorra("play", "raiders", "--content", str(mine), "--line", "--seed", "1", home=tmp_path)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert "mine.toml" in refused.stderr
    assert "line" in refused.stderr
    assert "expected 11" in refused.stderr


def test_an_edition_that_is_not_there_is_refused() -> None:
    done = mazmorra("content", "export", "raiders", "--edition", "golden")
    assert done.returncode == 2
    assert "classic" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fair_game_verifies(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(finished(FairDealer(b"k" * 32, "t", ["salt"])).save())
    done = mazmorra("verify", str(file), lang=lang)
    assert done.returncode == 0
    assert FairDealer(b"k" * 32, "t").commitment in done.stdout


@pytest.mark.parametrize("lang", WHOLE)
def test_of_a_game_without_words_none_is_said_to_have_been_the_last(tmp_path: Path, lang: str) -> None:
    file, say = tmp_path / "game.json", words(lang)
    unsealed, wordless = say.say("cli-verify-unsealed"), say.say("cli-verify-wordless")
    for salts in ([], ["", "", ""]):
        file.write_text(finished(FairDealer(b"k" * 32, "daily", salts)).save())
        told = mazmorra("verify", str(file), lang=lang).stdout
        assert wordless in told
        assert unsealed not in told
    file.write_text(finished(FairDealer(b"k" * 32, "t", ["", "salt", ""])).save())
    assert unsealed in mazmorra("verify", str(file), lang=lang).stdout


def test_a_forged_draw_is_found(tmp_path: Path) -> None:
    table = finished(FairDealer(b"k" * 32, "t", ["salt"]))
    forged = record(table.save())
    index = max(number for number, (seat, _) in enumerate(forged.answers) if seat == CHANCE)
    options = forged.at(index).asks[0].options
    other = next(option for option in options if option != forged.answers[index][1])
    text = table.save().replace(f"[-1, {forged.answers[index][1]}]", f"[-1, {other}]")
    file = tmp_path / "game.json"
    file.write_text(text)
    done = mazmorra("verify", str(file))
    assert done.returncode != 0


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "first 7 answers"), ("es", "primeras 7 respuestas"), ("pt", "primeiras 7 respostas")],
)
def test_what_was_carried_over_from_another_game_is_told_and_not_checked(
    tmp_path: Path, lang: str, says: str
) -> None:
    text = finished(FairDealer(b"k" * 32, "t", ["salt"], carried=7)).save()
    file = tmp_path / "game.json"
    file.write_text(text)
    done = mazmorra("verify", str(file), lang=lang)
    assert done.returncode == 0
    assert says in done.stdout


def test_an_ordinary_game_cannot_be_verified_and_says_why(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(finished().save())
    done = mazmorra("verify", str(file))
    assert done.returncode == 2
    assert "fair chance" in done.stderr


@pytest.mark.parametrize("text", ["", "{}", "not json", "\x00"])
def test_a_file_that_is_no_game_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    for command in ("verify", "replay", "resume"):
        done = mazmorra(command, str(file), home=tmp_path)
        assert done.returncode == 2, command
        assert "saved game" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_file_that_is_not_there_is_named() -> None:
    done = mazmorra("verify", "nowhere.json")
    assert done.returncode == 2
    assert "nowhere.json" in done.stderr


def test_a_changed_draw_in_the_list_is_found(tmp_path: Path) -> None:
    saved = json.loads(finished(FairDealer(b"k" * 32, "t", ["salt"])).save())
    saved["fair"]["draws"][0]["result"] = 99
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved))
    assert mazmorra("verify", str(file)).returncode == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_arguments_give_the_help(lang: str) -> None:
    done, asked = mazmorra(lang=lang), mazmorra("--help", lang=lang)
    assert (done.returncode, done.stdout, done.stderr) == (0, asked.stdout, "")
    assert mazmorra("--lang", lang).stdout == asked.stdout
