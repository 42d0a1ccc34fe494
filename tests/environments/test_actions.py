"""Every answer that a game can offer has an action of its own, and comes back from it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mazmorra
from mazmorra.games import game_class
from mazmorra.games.numbers import actions_of, declared
from mazmorra.kernel.fields import NOTHING
from tests.contract.play import CASES, Case
from tests.environments.playing import moments

ROOT = Path(mazmorra.__file__).parent / "games"
SEEDS = 3


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_offered_answer_has_an_action_and_comes_back_equal(case: Case) -> None:
    actions = actions_of(case.game(), case.seats)
    for seed in range(SEEDS):
        for table in moments(case, seed):
            for ask in table.asks:
                found = [actions.index(ask.kind, option) for option in ask.options]
                assert [actions.answer(index) for index in found] == list(ask.options)
                assert len(set(found)) == len(found)
                assert NOTHING not in found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_question_is_about_is_declared_or_follows(case: Case) -> None:
    questions = declared(case.name).QUESTIONS
    for table in moments(case, 7):
        for ask in table.asks:
            assert {name for name, _ in ask.about} <= {*questions.about, *questions.follows}


@pytest.mark.parametrize("name", mazmorra.games())
def test_every_kind_of_question_and_word_in_the_rules_is_declared(name: str) -> None:
    offers = declared(name).QUESTIONS.offers
    for kind, words in literal_asks(name):
        assert kind in offers
        assert set(words) <= set(offers[kind].words), kind


def literal_asks(name: str) -> list[tuple[str, list[str]]]:
    """The kinds of question that stand in the rules as text, and the words offered in the same line."""
    found = []
    for path in (ROOT / name / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Ask":
                kind, options = node.args[1:3]
                if isinstance(kind, ast.Constant):
                    parts = options.elts if isinstance(options, ast.Tuple) else []
                    words = [each.value for each in parts if isinstance(each, ast.Constant)]
                    found.append((str(kind.value), [word for word in words if isinstance(word, str)]))
    assert found
    return found


@pytest.mark.parametrize("name", mazmorra.games())
def test_actions_are_called_by_names_of_their_own_and_are_the_same_in_every_variant(name: str) -> None:
    variants = [mazmorra.game(name, **settings) for settings in game_class(name).samples()]
    listed = {game.content_digest: actions_of(game, game.seats[0]).listed for game in variants}
    for game in variants:
        for seats in game.seats:
            actions = actions_of(game, seats).listed
            assert actions == listed[game.content_digest]
            assert len({str(action) for action in actions}) == len(actions)


def test_a_wrong_answer_or_question_is_refused_by_name() -> None:
    actions = actions_of(mazmorra.game("raiders"), 3)
    with pytest.raises(ValueError, match="no action answers 'card' with 'a sharp stick'"):
        actions.index("card", "a sharp stick")
    with pytest.raises(ValueError, match="no kind of question 'tea'"):
        actions.index("tea", 1)
    with pytest.raises(ValueError, match="not asked"):
        actions.answer(NOTHING)
