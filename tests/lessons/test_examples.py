"""The figures of the rulebooks' worked examples, as the lessons about them play out."""

from __future__ import annotations

from typing import Any

from mazmorra.games.raiders.rules.cards import CRYSTAL_BALL, KEY, SWORD, count, powers
from mazmorra.games.raiders.state import RaidersState
from mazmorra.lessons import LEARNER, Guide, follow
from tests.lessons.lines import named, recommended
from tests.scenario import proves


def changed(guide: Guide, field: str) -> list[int]:
    """What each seat's figure has become, less what it was at the start of the lesson."""
    begun = getattr(Guide(guide.lesson).table.state, field)
    return [after - before for after, before in zip(getattr(guide.table.state, field), begun, strict=True)]


def told(guide: Guide, kind: str) -> dict[str, Any]:
    return next(face for face in guide.faces if face["kind"] == kind)


def state(guide: Guide) -> RaidersState:
    found: RaidersState = guide.table.state
    return found


@proves("DR-TRE-4")
def test_three_share_four_coins_and_the_second_takes_two() -> None:
    guide = follow(named("treasure"), [2])

    assert [face["card"] for face in guide.faces if face["kind"] == "card_played"] == [
        "2",
        "4",
        "4",
        "4",
        "1",
    ]
    assert changed(guide, "coins") == [2, 1, 1, 1, 0]


@proves("DR-MON-6")
def test_a_dragon_of_18_takes_15_and_strikes_both_who_played_3() -> None:
    guide = follow(named("monster"), [3])

    assert told(guide, "monster_unbeaten")["total"] == 15
    assert told(guide, "monster_unbeaten")["strength"] == 18
    assert changed(guide, "wounds") == [3, 0, 0, 3]


@proves("DR-PLY-5")
def test_with_the_sword_the_dragon_still_stands_but_strikes_one_alone() -> None:
    guide = follow(named("monster"), [SWORD])

    assert told(guide, "monster_unbeaten")["total"] == 17
    assert changed(guide, "wounds") == [0, 0, 0, 3]


@proves("DR-SET-8")
def test_the_wizard_starts_with_a_coin_a_wound_and_two_crystal_balls() -> None:
    begun = state(Guide(named("crystal-ball")))

    assert (begun.coins[LEARNER], begun.wounds[LEARNER]) == (1, 1)
    assert count(begun.hands[LEARNER], CRYSTAL_BALL) == 2
    assert powers(begun.hands[LEARNER]) == (1, 2, 3, 4, 5)


@proves("DR-TRP-3")
def test_five_coins_lose_two_to_the_lava_whatever_is_played_after_a_one() -> None:
    for answer in (1, 5):
        guide = follow(named("old-traps"), [answer])
        assert state(guide).coins[LEARNER] == 3
        assert changed(guide, "coins")[LEARNER] == -2


@proves("DR-TRP-4")
def test_three_wounds_gain_three_from_the_spikes_after_a_one() -> None:
    guide = follow(named("old-traps"), [5])

    assert changed(guide, "wounds")[LEARNER] == 3
    assert state(guide).wounds[LEARNER] == 6


@proves("DR-TRP-10")
def test_without_a_one_the_spikes_do_not_move() -> None:
    assert changed(follow(named("old-traps"), [1]), "wounds") == [0, 0, 0]


@proves("DR-BOS-9")
def test_a_key_saves_the_learner_from_the_megadragon_and_wins() -> None:
    guide, other = follow(named("boss"), [KEY]), follow(named("boss"), [2])

    assert changed(guide, "wounds") == [0, 0, 3]
    assert (state(guide).collapsed, state(guide).winners) == ((2,), (0,))
    assert (state(other).collapsed, state(other).winners) == ((0,), (2,))


@proves("DR-END-3", "DR-END-6")
def test_two_collapse_together_and_equal_coins_are_decided_by_wounds() -> None:
    begun, end = state(Guide(named("the-end"))), state(follow(named("the-end"), [5]))
    richest = sorted(range(4), key=lambda seat: -begun.coins[seat])[:2]

    assert set(richest) == set(sorted(range(4), key=lambda seat: -begun.wounds[seat])[:2])
    assert end.collapsed == (1, 2)
    assert end.coins[0] == end.coins[3]
    assert end.wounds[0] < end.wounds[3]
    assert end.winners == (0,)


@proves("DR-STA-1", "DR-STA-2")
def test_the_map_goes_to_the_highest_card_and_of_equal_ones_to_the_nearest() -> None:
    assert told(follow(named("in-turn"), [4]), "start_passes")["seat"] == 2
    assert told(follow(named("in-turn"), [5]), "start_passes")["seat"] == 0


def test_the_card_spent_too_early_would_have_taken_the_whole_chest() -> None:
    assert changed(follow(named("in-turn"), [5]), "coins")[LEARNER] == 2
    assert changed(follow(named("in-turn"), [4]), "coins")[LEARNER] == 4


@proves("DR-DUE-1", "DR-DUE-2")
def test_the_duel_is_won_by_the_tenth_wound_of_the_richer() -> None:
    end = state(follow(named("duel"), [SWORD]))

    assert (end.wounds[1], end.winners) == (10, (0,))
    assert end.coins[0] < end.coins[1]
    assert changed(follow(named("duel"), [3]), "wounds") == [0, 0]


def test_the_first_level_shows_every_kind_of_room_and_every_way_through_shows_a_tie() -> None:
    lesson = named("first-level")
    setting = Guide(lesson).setting
    rooms = setting.laid.row  # type: ignore[attr-defined]  # it is a setting of this game
    kinds = [setting.game.box.rooms[room].kind for room in rooms]  # type: ignore[attr-defined]

    assert kinds == ["treasure", "monster", "vault", "trap", "monster"]
    for card in (1, 2, 3, 4, 5):
        assert told(follow(lesson, [card]), "chest_shared")
    assert recommended("first-level") == (5, 3, 4, 2, SWORD)
