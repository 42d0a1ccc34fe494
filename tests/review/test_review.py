"""A review adds up, judges from what was known, and is said in three languages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mazmorra.arena.match import play
from mazmorra.bots.search.weigh import Budget
from mazmorra.cli import main
from mazmorra.content.languages import locale_of
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games import find_game
from mazmorra.kernel.replay import Record, save
from mazmorra.review import Review, reviewed, reviewing
from mazmorra.review.account import Account, Decision
from mazmorra.review.page import page
from mazmorra.review.telling import Telling

FEW = Budget(tries=2, horizon=1, wave=1)
GAMES = [("raiders", 3, "random"), ("quest", 2, "random"), ("platformer", 2, "greedy")]
SECONDS = 240


@pytest.fixture(scope="module", params=GAMES, ids=lambda each: each[0])
def told(request: pytest.FixtureRequest) -> Telling:
    name, seats, bot = request.param
    game = find_game(name, {})
    record = Record(game, seats, play(game, [bot] * seats, 4).table.history)
    if name == "platformer":
        record.answers = record.answers[:60]
    return Telling(record, reviewed(record, FEW), words("en"))


def test_start_luck_and_decisions_add_up_to_the_result(told: Telling) -> None:
    for account in told.review.accounts:
        end = account.points[-1][1]
        assert account.start + account.luck + account.decided == pytest.approx(end, abs=1e-9)
    if told.record.table().over:
        winners = told.record.table().result.winners
        assert [each.seat for each in told.review.accounts if each.result] == list(winners)
        assert sum(each.result for each in told.review.accounts) == pytest.approx(1.0 if winners else 0.0)


def test_every_decision_with_a_choice_is_judged_once(told: Telling) -> None:
    table = told.record.game.new(told.record.seats, ask_chance=True)
    asked = []
    for number, (seat, answer) in enumerate(told.record.answers):
        ask = next(each for each in table.asks if each.seat == seat)
        if seat >= 0 and len(ask.options) > 1:
            asked.append((number, seat, answer))
        table.answer(seat, answer)
    judged = [(each.number, each.seat, each.chosen) for a in told.review.accounts for each in a.decisions]
    assert sorted(judged, key=lambda each: each[0]) == asked


def test_nothing_is_gained_by_a_decision_and_nothing_lost_by_the_best(told: Telling) -> None:
    for account in told.review.accounts:
        assert account.decided <= 0
        for decision in account.decisions:
            assert 0 <= decision.lost <= decision.chance <= 1 + 1e-6
            assert (decision.lost == 0) == (decision.best == decision.chosen)
        assert 0 <= account.accuracy <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(told: Telling, language: str) -> None:
    said = Telling(told.record, told.review, words(language))
    text = page(said)
    assert text.startswith("<!doctype html>")
    assert f'lang="{locale_of(language)}"' in text
    assert text.count("<polyline") == told.record.seats
    assert len(said.why()) >= 1
    for decision in said.review.costliest():
        assert len(said.decision(decision)) >= 2


def test_the_same_game_and_seed_give_the_same_review() -> None:
    game = find_game("raiders", {})
    record = Record(game, 3, play(game, ["random"] * 3, 5).table.history)
    assert reviewed(record, FEW).accounts == reviewed(record, FEW).accounts


def test_of_a_very_long_game_only_so_many_decisions_are_judged_and_it_still_adds_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("raiders", {})
    record = Record(game, 3, play(game, ["random"] * 3, 5).table.history)
    monkeypatch.setattr(reviewing, "DECISIONS", {"raiders": 12})
    review = reviewed(record, FEW)
    assert sum(len(account.decisions) for account in review.accounts) == 12
    for account in review.accounts:
        assert account.start + account.luck + account.decided == pytest.approx(account.result, abs=1e-9)


def test_the_costliest_come_first_and_luck_is_not_among_decisions() -> None:
    account = Account(0)
    account.decide(Decision(3, 0, "card", 1, 2, 0.5, 0.1))
    account.decide(Decision(9, 0, "card", 1, 2, 0.8, 0.2))
    account.end(12, 1.0)
    review = Review(12, (account,))
    assert [each.number for each in review.costliest()] == [9, 3]
    assert [each.number for each in review.costliest(1, 0)] == [9]
    assert review.costliest(seat=1) == []
    assert [(each.number, round(each.change, 3)) for each in review.turning_points()] == [(9, 0.4), (12, 0.4)]
    assert account.luck == pytest.approx(0.8)
    assert account.decided == pytest.approx(-0.3)


def test_progress_is_told_to_the_last_answer() -> None:
    game = find_game("raiders", {"mode": "duel"})
    record = Record(game, 2, play(game, ["random"] * 2, 1).table.history)
    heard: list[tuple[int, int]] = []
    reviewed(record, FEW, progress=lambda done, whole: heard.append((done, whole)))
    assert heard[-1] == (len(record.answers), len(record.answers))
    assert [done for done, _ in heard] == list(range(1, len(heard) + 1))


def test_the_command_prints_it_and_writes_a_page(tmp_path: Path) -> None:
    game = find_game("raiders", {"mode": "solitaire"})
    file = tmp_path / "game.json"
    file.write_text(play(game, ["greedy"], 1).table.save(), "utf-8")
    command = [sys.executable, "-m", "mazmorra", "review", str(file), "--lang", "es"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=True)
    assert "Repaso: Dungeon Raiders" in done.stdout
    written = subprocess.run(
        [*command, "--html"], capture_output=True, text=True, timeout=SECONDS, check=True
    )
    assert written.stdout.startswith("<!doctype html>")


def test_the_figures_add_up_as_they_are_shown() -> None:
    """25.4, +75.4 and -0.8 would be shown as 25, +75 and -1."""
    game = find_game("raiders", {})
    record = Record(game, 3, play(game, ["random"] * 3, 4).table.history)
    accounts = (Account(0, 0.254, 0.754, -0.008, 1.0), Account(1, 0.335, -0.33, -0.005), Account(2))
    for _, *shown, _ in Telling(record, Review(1, accounts), words("en")).rows():
        start, luck, decided, result = map(int, shown)
        assert start + luck + decided == result


def test_a_game_that_is_not_over_shows_no_result() -> None:
    record = Record(find_game("raiders", {}), 3, [])
    telling = Telling(record, reviewed(record, FEW), words("en"))
    assert {row[4] for row in telling.rows()} == {"–"}


def test_names_from_a_hostile_file_are_neither_markup_nor_commands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = find_game("raiders", {}).new(3, seed=1)
    file = tmp_path / "game.json"
    file.write_text(save(table, {"names": ["[/red]", "<script>\x1b[2J", None]}))
    assert main(["review", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "[/red]" in shown
    assert "\x1b" not in shown
    assert "None" not in shown
    assert main(["review", str(file), "--html"]) == 0
    assert "<script>" not in capsys.readouterr().out
