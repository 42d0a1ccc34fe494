"""Who wants to win, one situation and one question each: cards against the mix, how rivals stand, the way
below, and what is carried.
"""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.bots.greedy.quest.adventurer import Adventurer, Rival
from mazmorra.bots.greedy.quest.dangers import Danger
from mazmorra.bots.greedy.quest.depths import LENGTHS, descending, leads_up
from mazmorra.bots.greedy.quest.duel import HERO_MIX, Duel
from mazmorra.bots.greedy.quest.fencing import chart_of, harmed, hunted, struck
from mazmorra.bots.greedy.quest.hazards import WaryPlan
from mazmorra.games.quest.state import DEAD, OUT
from tests.quest.fights import ambushed
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest

GALLERY = {"B1": "dn5 W", "C1": "st3 W"}
"""Two rooms in a row from the tower in the corner, the second with stairs."""


def plan(game: Scene) -> WaryPlan:
    view = game.table.view(0)
    return WaryPlan(view, Rival(1).wants(view))


def card(game: Scene, seat: int) -> Any:
    return Rival(1).choose(game.table.view(seat))


def test_one_blow_from_death_and_victory_melee_is_the_best_card() -> None:
    """It fells the monster unhurt five times of twelve, magic four, ranged three."""
    chart = chart_of(ambushed().table.view(0))
    costs = [struck(chart, weapon, 1, 1) for weapon in range(3)]
    assert tuple(HERO_MIX)[costs.index(min(costs))] == "melee"
    assert min(costs) == pytest.approx(7 / 12 + 0.03 * (4 + 2 * 3) / 12)


def test_a_hale_hero_plays_what_costs_fewest_wounds() -> None:
    assert card(ambushed("krutzbeck", "golem_4"), 0) == "magic"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_fighter_who_answers_the_mix_fares_no_worse_than_who_plays_one(seat: int) -> None:
    view = ambushed().table.view(seat)
    chart, duel = chart_of(view), Duel(view.game.box, solo=False)
    for left, health in ((1, 1), (4, 3), (9, 6), (12, 8)):
        mixed = duel.lost(left, health)
        answered = hunted(chart, left, health) if seat == 0 else harmed(chart, left, health)
        worst = answered - 0.03 * left
        assert worst <= mixed if seat == 0 else answered >= mixed


def test_who_plays_the_monster_knows_what_it_can_still_bear() -> None:
    """One wound from its end melee costs the hero most; with two left there is time for magic first."""
    troll = ambushed("krutzbeck", "skeleton_1")
    assert card(troll, 1) == "magic"
    troll.clash("magic", "ranged").play("calm").play("fight")
    assert card(troll, 1) == "melee"


def test_whose_rivals_are_dead_leaves_with_anything() -> None:
    game = quest(Hero("hugo", "A1", loot=["gold_10"]), Hero("lindel", standing=DEAD), board=GALLERY, sun=2)
    view = game.table.view(0)
    assert Rival(1).wants(view).worth(10.0) > 0.99
    assert Rival(1).choose(view) == ("leave",)
    assert Adventurer(1).choose(view) != ("leave",)


def test_gold_that_a_rival_has_taken_out_must_be_beaten() -> None:
    game = quest(
        Hero("hugo", "A1", loot=["gold_60"]), Hero("lindel", standing=OUT, loot=["giant_ruby"]), board=GALLERY
    )
    contest = Rival(1).wants(game.table.view(0))
    assert contest.worth(60.0) < 0.01 < 0.9 < contest.worth(4000.0)


def test_nobody_goes_below_for_a_way_of_two_rooms() -> None:
    game = quest(Hero("hugo", "C1", loot=["gold_60"]), board=GALLERY, sun=20)
    assert Rival(1).choose(game.table.view(0)) == ("move", 1)
    assert descending(plan(game)) < plan(game).step(1, begun=False)


def test_the_way_below_is_over_after_one_card_of_five_or_six() -> None:
    found = plan(quest(Hero("hugo", "C1"), board=GALLERY))
    assert 6 / 40 < leads_up(found) < 8 / 40
    assert [last + 1 for _, last in LENGTHS[:-1]] == [first for first, _ in LENGTHS[1:]]


def test_a_shade_at_one_s_heels_makes_every_turn_dearer() -> None:
    free, haunted = (
        plan(quest(Hero("hugo", "C1", kept=kept), board=GALLERY, dice=[6, 6] if kept else []))
        for kept in ([], ["lingering_shade"])
    )
    assert haunted.lives(Danger(turns=6.0)) < 0.6 * free.lives(Danger(turns=6.0))
    assert haunted.lives(Danger()) == free.lives(Danger())
