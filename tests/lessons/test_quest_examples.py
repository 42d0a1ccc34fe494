"""The figures of DungeonQuest's lessons, as they play out."""

from __future__ import annotations

from typing import Any

from mazmorra.games.notation import answer_text, parse_answer
from mazmorra.games.quest.rules.spaces import place
from mazmorra.games.quest.scene import space_of
from mazmorra.games.quest.state import DEAD, INSIDE, MONSTER, OUT, SEARCHED
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


def said(guide: Guide, line: str) -> dict[str, Any]:
    """The figures that went with something the guide said."""
    key = f"quest-lesson-{guide.lesson.id}-{line}"
    return dict(next(each.args for each in guide.speech.said if each.key == key))


def gold(guide: Guide) -> int:
    cards = guide.table.game.box.cards
    return sum(cards[card].row.gold for card in guide.table.state.loot[LEARNER])


@proves("DQ-MOV-3", "DQ-SEA-2")
def test_the_first_steps_lead_to_loot_and_leave_a_searched_room_behind() -> None:
    guide = advised("first-steps")
    state = guide.table.state

    assert gold(guide) == 180
    assert place(state.space[LEARNER]) == "C1"
    assert state.marks[space_of("B1")] & SEARCHED
    assert said(guide, "night")["night"] == 26


@proves("DQ-TST-1", "DQ-TST-2", "DQ-TST-3")
def test_strength_7_lifts_a_portcullis_58_times_in_a_hundred_and_72_with_a_token() -> None:
    guide = advised("portcullis")

    assert said(guide, "chance")["strength_odds"] == 58
    assert said(guide, "better")["strength_best"] == 72
    assert said(guide, "spend")["missed"] == 1
    assert guide.table.state.determination[LEARNER] == 0
    assert place(guide.table.state.space[LEARNER]) == "D3"


@proves("DQ-TST-2")
def test_a_token_kept_is_joined_by_another() -> None:
    guide = taken("portcullis", "move D3", "move D3", 0)

    assert guide.table.state.determination[LEARNER] == 2
    assert place(guide.table.state.space[LEARNER]) == "C3"


@proves("DQ-ROM-4")
def test_a_card_left_behind_makes_58_of_a_hundred_72_on_the_bridge() -> None:
    guide = advised("strange-rooms")

    assert (said(guide, "weight")["odds"], said(guide, "lighter")["odds"]) == (58, 72)
    assert gold(guide) == 30
    assert place(guide.table.state.space[LEARNER]) == "F4"


@proves("DQ-ROM-4")
def test_with_both_cards_the_same_dice_lead_down() -> None:
    guide = taken("strange-rooms", "move D4", "E4", "cross", "go", "S")

    assert guide.table.state.wounds[LEARNER] == 3
    assert guide.faces[-1] == {**guide.faces[-1], "kind": "turn_began", "seat": 1}


@proves("DQ-ROM-5")
def test_the_pit_kills() -> None:
    assert taken("strange-rooms", "move D4", "D3").table.state.standing[LEARNER] == DEAD


@proves("DQ-COM-2", "DQ-COM-4")
def test_the_skeleton_falls_to_two_blows_and_its_token_goes() -> None:
    guide = advised("a-fight")

    assert not guide.table.state.marks[space_of("D3")] & MONSTER
    assert guide.table.state.wounds[LEARNER] == 8


@proves("DQ-COM-6", "DQ-COM-8")
def test_running_from_the_golem_costs_two_wounds_and_leaves_its_token() -> None:
    guide = advised("fleeing")
    begun = Guide(guide.lesson).table.state.wounds[LEARNER]

    assert (said(guide, "price")["least"], said(guide, "price")["most"]) == (2, 4)
    assert guide.table.state.wounds[LEARNER] == begun + 2
    assert guide.table.state.marks[space_of("D3")] & MONSTER
    assert place(guide.table.state.space[LEARNER]) == "D2"


@proves("DQ-CAT-6", "DQ-CAT-7", "DQ-R-31")
def test_three_cards_east_and_a_three_north_lead_from_d8_to_the_treasure() -> None:
    guide = advised("catacombs")
    moved = [(face["place"], face["steps"]) for face in guide.faces if face["kind"] == "marker_moved"]

    assert moved == [("G8", 3), ("G5", 3)]
    assert guide.table.state.space[LEARNER] in guide.table.game.box.treasure
    assert guide.table.state.loot[LEARNER] == (guide.table.game.treasure_chest,)


@proves("DQ-CAT-7", "DQ-R-30")
def test_a_step_beyond_the_outer_wall_is_a_wound() -> None:
    guide = taken("catacombs", "E", "exit", "S")

    assert [face["amount"] for face in guide.faces if face["kind"] == "wounded"] == [1]


@proves("DQ-ROM-14", "DQ-R-58")
def test_the_dragon_wakes_14_and_then_17_times_in_a_hundred() -> None:
    guide = advised("the-dragon")

    assert (said(guide, "wakes")["wakes"], said(guide, "odds")["wakes"]) == (14, 17)
    assert (said(guide, "loot")["gold"], gold(guide)) == (210, 970)


@proves("DQ-R-57")
def test_one_card_too_many_burns_everything() -> None:
    guide = taken("the-dragon", "dragon", "dragon")

    assert gold(guide) == 0
    assert guide.table.state.standing[LEARNER] == INSIDE
    assert guide.table.state.wounds[LEARNER] == 11


@proves("DQ-SUN-2", "DQ-WIN-2")
def test_a_tie_in_gold_goes_to_the_dearest_card() -> None:
    guide = advised("the-way-out")
    state = guide.table.state

    assert (said(guide, "dusk")["sunset"], said(guide, "darker")["sunset"]) == (50, 67)
    assert state.gold == [700, 700]
    assert state.dearest == [700, 400]
    assert state.winners == (LEARNER,)


@proves("DQ-SUN-3", "DQ-R-50")
def test_whoever_loses_a_turn_is_inside_at_sunset() -> None:
    guide = taken("the-way-out", "search", "move B1")

    assert guide.table.state.standing == [DEAD, OUT]
    assert guide.table.state.winners == (1,)


@proves("DQ-SOLO-2", "DQ-SOLO-1")
def test_alone_an_escape_leads_to_the_tower_and_out() -> None:
    guide = advised("alone")

    assert guide.table.state.winners == (LEARNER,)
    assert guide.table.state.gold == [160]


@proves("DQ-SOLO-3")
def test_alone_the_golem_wins_by_the_dice() -> None:
    guide = taken("alone", "move B1", "fight")

    assert guide.table.state.standing == [DEAD]
    assert [face["total"] for face in guide.faces if face["kind"] == "wounded"] == [9, 10, 11, 12]


def test_answers_are_written_each_in_its_own_way() -> None:
    """No question of a lesson has two answers that are written alike."""
    for lesson in ("first-steps", "catacombs", "the-way-out", "alone"):
        guide = Guide(named(lesson))
        for answer in recommended(lesson):
            assert guide.ask is not None
            words = [answer_text(guide.table.game, guide.ask, option) for option in guide.ask.options]
            assert len(set(words)) == len(words)
            guide.answer(answer)
