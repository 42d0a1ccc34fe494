"""Anybody's class or function plays, named by its text; what is wrong with it is said in words, and nothing
runs that nobody has named.
"""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import numpy as np
import pytest

from mazmorra.arena.match import play
from mazmorra.bots import Bot, UnknownBot, make_bot
from mazmorra.bots.bot import BOTS, OwnNotNamed, is_own
from mazmorra.bots.own import digest, offered
from mazmorra.bots.own.errors import (
    BadPlayerName,
    NoPlayerFile,
    NoPlayerModule,
    NoSuchPlayer,
    NotAPlayer,
    PlayerFailed,
    PlayerNotBegun,
    PlayerWantsMore,
    SameName,
    WrongAnswer,
)
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games import find_game
from mazmorra.kernel import AnyView
from mazmorra.kernel.errors import MazmorraError

HERE = "tests.bots.own_players"
FILE = str(Path(__file__).with_name("own_players.py"))
RAIDERS = find_game("raiders", {})


def own(name: str, seed: int = 1) -> Bot:
    return make_bot(name, RAIDERS, seed, own=[name])


def asked() -> AnyView:
    table = RAIDERS.new(3, seed=2)
    return table.view(table.asks[0].seat)


@pytest.mark.parametrize("place", [HERE, FILE])
@pytest.mark.parametrize("name", ["Chooses", "NeedsNothing", "last", "as_a_list"])
def test_a_class_or_a_function_plays_a_whole_game(place: str, name: str) -> None:
    bots = [f"{place}:{name}", "random", "random"]

    assert play(RAIDERS, bots, 4).table.over


def test_the_same_seed_gives_the_same_game() -> None:
    bots = [f"{FILE}:Chooses"] * 3

    assert play(RAIDERS, bots, 7).table == play(RAIDERS, bots, 7).table


@pytest.mark.parametrize("name", [f"{kind}:bold" for kind in BOTS])
def test_our_own_names_stay_ours(name: str) -> None:
    assert not is_own(name)


@pytest.mark.parametrize("text", ["tree.py:Tree", "tree:Tree", "a.b:tree", "C:\\a\\tree.py:Tree"])
def test_what_names_a_player_of_ones_own(text: str) -> None:
    assert is_own(text)


@pytest.mark.parametrize("text", ["os:abort", f"{FILE}:last", "tree.py:Tree", "own:Tree"])
def test_nothing_is_loaded_that_nobody_has_named(text: str) -> None:
    with pytest.raises(OwnNotNamed):
        make_bot(text, RAIDERS, 1)
    with pytest.raises(UnknownBot):
        make_bot(text, RAIDERS, 1, own=["random", "os:getcwd"])


@pytest.mark.parametrize(
    ("name", "error", "said"),
    [
        ("no_such_module:Tree", NoPlayerModule, "no_such_module"),
        ("tests.no_such:Tree", NoPlayerModule, "tests.no_such"),
        ("no_such_file.py:Tree", NoPlayerFile, "no_such_file.py: it is not there"),
        (f"{HERE}:Tree", NoSuchPlayer, "has no 'Tree'. What could play there: Chooses, NeedsNothing"),
        (f"{HERE}:NUMBER", NotAPlayer, "a function of a view, or a class with choose(view)"),
        (f"{HERE}:Idle", NotAPlayer, "own_players:Idle"),
        (f"{HERE}:weighs", NotAPlayer, "own_players:weighs"),
        (f"{HERE}:ForgetsTheView", NotAPlayer, "own_players:ForgetsTheView"),
        (f"{HERE}:WantsMore", PlayerWantsMore, "It wants depth; only game and seed are given."),
        (f"{HERE}:BreaksAtOnce", PlayerNotBegun, "OSError: no weights (own_players.py:"),
        ("a b:Tree", BadPlayerName, "module:Name or file.py:Name"),
        ("tree.py:a-b", BadPlayerName, "'tree.py:a-b'"),
        ("..:Tree", BadPlayerName, "'..:Tree'"),
    ],
)
def test_who_cannot_begin_is_told_of_in_words(name: str, error: type[MazmorraError], said: str) -> None:
    with pytest.raises(error) as caught:
        own(name)

    assert said in words("en").error(caught.value)
    assert all(words(language).error(caught.value) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import no_such_thing_at_all", "No module named 'no_such_thing_at_all' (bad.py:1)"),
        ("\n1 / 0", "ZeroDivisionError: division by zero (bad.py:2)"),
        ("raise SystemExit(0)", "SystemExit: 0 (bad.py:1)"),
        ("def (:", "SyntaxError: invalid syntax (bad.py, line 1)"),
    ],
)
def test_a_file_that_cannot_be_run_says_what_is_wrong_and_where(
    text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "bad.py").write_text(text)
    with pytest.raises(PlayerNotBegun) as caught:
        own(f"{tmp_path / 'bad.py'}:Tree")

    assert said in words("en").error(caught.value)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("fails", "ZeroDivisionError: half of nothing (own_players.py:"),
        ("leaves", "SystemExit: 3 (own_players.py:"),
        ("fails_unspeakably", "Unspeakable (own_players.py:"),
    ],
)
def test_who_fails_is_told_of_with_the_seat_the_question_and_the_line(name: str, said: str) -> None:
    view = asked()
    with pytest.raises(PlayerFailed) as caught:
        own(f"{FILE}:{name}").choose(view)

    told = words("en").error(pickle.loads(pickle.dumps(caught.value)))
    assert said in told
    assert f"seat {view.seat + 1}, when asked '{view.question.kind}'" in told


@pytest.mark.parametrize(("name", "said"), [("cheats", "'all the coins'"), ("answers_oddly", "Odd instance")])
def test_a_wrong_answer_is_told_with_who_gave_it_and_what_was_allowed(name: str, said: str) -> None:
    view = asked()
    with pytest.raises(WrongAnswer) as caught:
        own(f"{FILE}:{name}").choose(view)

    told = words("en").error(pickle.loads(pickle.dumps(caught.value)))
    assert f"own_players.py:{name}' answered" in told
    assert said in told
    assert told.endswith(
        f"The answers were: {words('en').join([str(each) for each in view.question.options])}."
    )


def test_an_answer_of_another_kind_that_is_equal_is_the_option_itself() -> None:
    bot = make_bot(f"{HERE}:last", RAIDERS, 1, own=[f"{HERE}:last"])
    bot.choice = lambda view: np.int64(view.question.options[-1])  # type: ignore[attr-defined]  # a player's answer

    assert type(bot.choose(asked())) is int


def test_what_lies_beside_a_file_can_be_imported_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "beside_tree.py").write_text("FIRST = 0\n")
    (tmp_path / "random.py").write_text(
        "from beside_tree import FIRST\n\n\ndef first(view):\n    return view.question.options[FIRST]\n"
    )

    view = asked()
    assert own(f"{tmp_path / 'random.py'}:first").choose(view) == view.question.options[0]


def test_a_digest_follows_the_file_or_the_whole_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(tmp_path)
    player = "def first(view):\n    return view.question.options[0]\n"
    (tmp_path / "lone_tree.py").write_text(player)
    (tmp_path / "some_trees").mkdir()
    for name in ("__init__", "tree", "other"):
        (tmp_path / "some_trees" / f"{name}.py").write_text(player)
    before = [digest(each) for each in ("lone_tree.py:first", "lone_tree:first", "some_trees.tree:first")]
    (tmp_path / "some_trees" / "other.py").write_text("# changed")
    after = [digest(each) for each in ("lone_tree.py:first", "lone_tree:first", "some_trees.tree:first")]

    assert before[:2] == after[:2]
    assert before[0] == before[1]
    assert before[2] != after[2]


def test_others_learn_a_players_name_and_not_where_it_lies() -> None:
    assert offered(["a/tree.py:Tree", "b.c:last"]) == {"own:Tree": "a/tree.py:Tree", "own:last": "b.c:last"}
    with pytest.raises(SameName):
        offered(["a/tree.py:Tree", "b:Tree"])
