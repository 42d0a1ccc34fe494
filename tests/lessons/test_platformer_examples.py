"""The figures of Platformer's lessons, as they play out."""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.notation import answer_text, parse_answer
from mazmorra.games.platformer.rules.spaces import place
from mazmorra.games.platformer.rules.symbols import SYMBOLS
from mazmorra.lessons import LEARNER, Guide, follow
from tests.lessons.lines import named, recommended
from tests.scenario import proves


def taken(lesson: str, *words: Any) -> Guide:
    """A lesson after answers written as lessons write them."""
    guide = Guide(named(lesson))
    for word in words:
        assert guide.ask is not None
        guide.answer(parse_answer(guide.table.game, guide.ask, str(word)))
    return guide


def advised(lesson: str) -> Guide:
    return follow(named(lesson), recommended(lesson))


def told(guide: Guide, kind: str) -> dict[str, Any]:
    """The last event of a kind."""
    return [face for face in guide.faces if face["kind"] == kind][-1]


def said(guide: Guide, line: str) -> dict[str, Any]:
    """The figures that went with something the guide said."""
    key = f"platformer-lesson-{guide.lesson.id}-{line}"
    return dict(next(each.args for each in guide.speech.said if each.key == key))


def at(guide: Guide) -> str:
    return place(guide.table.state.spaces[LEARNER])


@proves("PL-44", "PL-54", "PL-37")
def test_the_first_climb_ends_on_a_platform_with_gold_and_a_saved_sword() -> None:
    guide = advised("first-climb")
    state = guide.table.state

    assert at(guide) == "D2"
    assert state.gold[LEARNER] == 2
    assert SYMBOLS[state.special[LEARNER]] == "sword"
    assert said(guide, "welcome")["pool"] == 8


@proves("PL-55", "PL-Q-31")
@pytest.mark.parametrize("answers", [("gravity",), ("end", "keep")])
def test_whoever_stops_in_the_air_falls_back_and_keeps_the_gold(answers: tuple[str, ...]) -> None:
    guide = taken("first-climb", "sword", "E1", "step E2", *answers)

    assert (at(guide), told(guide, "hero_fell")["start"]) == ("E1", "E2")
    assert guide.table.state.gold[LEARNER] == 1


@proves("PL-26", "PL-66", "PL-67")
def test_a_sword_and_two_boots_defeat_the_ent_and_etorn_is_paid_for_it() -> None:
    guide = advised("swords")
    state = guide.table.state

    assert (told(guide, "struck")["wounds"], told(guide, "struck")["health"]) == (2, 2)
    assert (state.gold[LEARNER], state.gems[LEARNER]) == (3, 1)


@proves("PL-66", "PL-Q-69")
def test_a_single_sword_does_nothing_to_the_ent() -> None:
    guide = taken("swords", "attack G4", "die sword", "strike")

    assert (said(guide, "short")["wounds"], said(guide, "short")["health"]) == (1, 2)
    assert guide.table.state.defeated == 0


@proves("PL-Q-15", "PL-59")
def test_the_ent_lets_be_who_is_placed_and_attacks_who_leaves() -> None:
    assert not any(face["kind"] == "attacked" for face in Guide(named("swords")).faces)

    assert told(taken("swords", "step F5"), "attacked")["enemy"] == "ent"


@proves("PL-59", "PL-61", "PL-69")
@pytest.mark.parametrize("step", ["A5", "B6", "C5"])
def test_whichever_way_one_leaves_the_werewolf_it_comes_to_the_same(step: str) -> None:
    guide = taken("leaving", f"step {step}")

    assert told(guide, "attacked")["wounds"] == 3
    assert guide.table.state.spaces[LEARNER] < 0


@proves("PL-63", "PL-Q-57")
def test_once_the_hand_has_moved_the_werewolf_the_gem_costs_nothing() -> None:
    guide = advised("leaving")
    state = guide.table.state

    assert (state.health[LEARNER], state.gems[LEARNER], at(guide)) == (3, 1, "A4")


@proves("PL-55", "PL-58")
def test_a_werewolf_moved_up_falls_back_and_attacks() -> None:
    guide = taken("leaving", "use hand", "C6", "gravity", "step A5")

    assert told(guide, "enemy_fell")["place"] == "C5"
    assert told(guide, "downed")["seat"] == LEARNER


@proves("PL-T-1")
def test_a_sword_a_saved_one_a_gem_and_a_hammer_make_four_wounds() -> None:
    guide = advised("gems-and-shop")
    state = guide.table.state

    assert (said(guide, "most")["most"], said(guide, "sum")["most"]) == (3, 4)
    assert told(guide, "struck")["wounds"] == told(guide, "struck")["health"] == 4
    assert (state.gold[LEARNER], state.gems[LEARNER]) == (3, 3)


@proves("PL-Q-70")
def test_the_hammer_in_the_bag_does_not_count() -> None:
    guide = taken("gems-and-shop", "buy hammer_of_greed", "attack D7", "raise sword", "special sword")

    assert said(guide, "unused")["wounds"] == 3
    assert guide.table.state.defeated == 0


@proves("PL-T-6", "PL-11", "PL-71")
def test_four_swords_with_a_gem_each_are_eight_wounds_and_the_game() -> None:
    guide = advised("medusa")

    assert (said(guide, "pool")["pool"], told(guide, "struck")["wounds"]) == (8, 8)
    assert guide.table.state.gems[LEARNER] == 0
    assert guide.table.result.winners == (LEARNER,)


@proves("PL-66", "PL-Q-99")
def test_seven_wounds_do_nothing_to_medusa() -> None:
    guide = taken("medusa", "attack C11", *("raise sword", 2) * 2, "raise sword", "die sword")

    assert said(guide, "short")["wounds"] == 7
    assert not guide.table.over


@proves("PL-40")
def test_whoever_waits_leaves_the_turn_to_medusa() -> None:
    assert said(taken("medusa", "end", "keep"), "turn")["boss"] == "medusa"


def test_answers_are_written_each_in_its_own_way() -> None:
    """No question of a lesson has two answers that are written alike."""
    for lesson in ("first-climb", "swords", "leaving", "gems-and-shop", "medusa"):
        guide = Guide(named(lesson))
        for answer in recommended(lesson):
            assert guide.ask is not None
            words = [answer_text(guide.table.game, guide.ask, option) for option in guide.ask.options]
            assert len(set(words)) == len(words)
            guide.answer(answer)
