"""Wounds, healing and death (DQ-WND, DQ-DIE), and the tokens that count them (DQ-TOK)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.box.loading import open_box
from mazmorra.games.quest.box.rows import HeroRow
from mazmorra.games.quest.state import BELOW
from tests.quest.setting import Hero, quest
from tests.scenario import proves

ROOM = {"C3": "dn1 W", "D3": "tr1 W"}


@proves("DQ-WND-1")
def test_wounds_add_up() -> None:
    game = quest(Hero("hugo", "C3", wounds=5), board=ROOM)

    game.play("move D3", trap=["poisonous_snakes"], dice=[4])

    assert game.last("wounded") == {"seat": 0, "amount": 4, "total": 9}
    assert (game.hero.wounds, game.hero.standing) == (9, "inside")


@proves("DQ-WND-1", "DQ-R-79")
@pytest.mark.parametrize(("die", "standing"), [(2, "inside"), (3, "dead"), (4, "dead")])
def test_as_many_wounds_as_health_or_more_kill(die: int, standing: str) -> None:
    game = quest(Hero("hugo", "C3", wounds=13), board=ROOM)

    game.play("move D3", trap=["poisonous_snakes"], dice=[die])

    assert game.hero.standing == standing
    assert [event.clause for event in game.told("died")] == (["DQ-WND-1"] if standing == "dead" else [])


@proves("DQ-R-79")
@pytest.mark.parametrize("hero", open_box().heroes, ids=lambda hero: str(hero.id))
def test_each_hero_dies_of_exactly_as_many_wounds_as_health(hero: HeroRow) -> None:
    alive, dead = (quest(Hero(hero.id, "C3", wounds=hero.health - left), board=ROOM) for left in (2, 1))

    for game in (alive, dead):
        game.play("move D3", trap=["poisonous_snakes"], dice=[1])

    assert (alive.hero.standing, dead.hero.standing) == ("inside", "dead")


@proves("DQ-WND-2")
@pytest.mark.parametrize(("wounds", "left"), [(8, 3), (5, 0), (2, 0)])
def test_healing_removes_wounds_and_the_excess_is_lost(wounds: int, left: int) -> None:
    game = quest(Hero("hugo", "C3", wounds=wounds, rune="mending"), board=ROOM)

    game.play("use")

    assert game.hero.wounds == left
    assert game.last("healed")["amount"] == wounds - left
    assert game.clause("healed") == "DQ-WND-2"


@proves("DQ-R-55")
@pytest.mark.parametrize(
    ("card", "die", "wounds"), [("scorpion", 1, 0), ("scorpion", 6, 5), ("small_scorpion", 1, 0)]
)
def test_a_roll_below_nothing_wounds_nobody_and_heals_nobody(card: str, die: int, wounds: int) -> None:
    game = quest(Hero("hugo", "C3", wounds=4), board=ROOM)

    game.play("move C2", "draw", tile=["dn1"], dungeon=["dead_adventurer"], corpse=[card], dice=[die])

    assert game.hero.wounds == 4 + wounds
    assert [event.clause for event in game.told("wounded")] == ["DQ-R-55"] * (wounds > 0)


@proves("DQ-R-55", "DQ-CRD-5")
def test_nobody_is_asked_to_ward_off_nothing() -> None:
    game = quest(Hero("hugo", "C3", rune="warding"), board=ROOM)

    game.play("move C2", "draw", tile=["dn1"], dungeon=["dead_adventurer"], corpse=["scorpion"], dice=[1])

    assert (game.asked, game.hero.rune) == (1, "warding")


@proves("DQ-DIE-1")
def test_a_card_can_kill_outright() -> None:
    game = quest(Hero("krutzbeck", "C3"), board=ROOM)

    game.play("move D3", trap=["swinging_blade"], dice=[3, 3])

    assert (game.hero.standing, game.clause("died"), game.last("died")["cause"]) == (
        "dead",
        "DQ-DIE-1",
        "card",
    )


@proves("DQ-DIE-1", "DQ-ROM-5")
def test_a_room_can_kill_outright() -> None:
    game = quest(Hero("krutzbeck", "C3"), board={"C3": "dn1 W", "D3": "pi1 W"})

    game.play("move D3", dice=[3, 2])

    assert (game.hero.standing, game.clause("died"), game.last("died")["cause"]) == (
        "dead",
        "DQ-ROM-5",
        "pit",
    )


@proves("DQ-DIE-2")
def test_the_dead_lose_figure_cards_and_tokens() -> None:
    hero = Hero(
        "hugo",
        "C3",
        wounds=15,
        determination=3,
        loot=["gold_30", "giant_ruby"],
        kept=["rope"],
        rune="fortune",
        skips=0,
    )
    game = quest(hero, board=ROOM)

    game.play("move D3", "keep", trap=["poisonous_snakes"], dice=[1])

    assert (game.hero.at, game.hero.wounds, game.hero.determination) == ("", 0, 0)
    assert (game.hero.loot, game.hero.kept, game.hero.rune) == ([], [], "")
    assert game.discarded("dungeon", "gold_30") == 1
    assert game.discarded("treasure", "giant_ruby") == 1
    assert game.discarded("corpse", "rope") == 1
    assert game.discarded("trap", "poisonous_snakes") == 1


@proves("DQ-DIE-2")
def test_the_dead_in_the_catacombs_discard_their_row_and_lift_the_travel_marker() -> None:
    hero = Hero("hugo", "C3", wounds=15, standing=BELOW, row=["empty", "gigantic_diamond"])
    game = quest(hero, board=ROOM, dice=[1], draws={"catacomb": ["razorwing_attack"]})

    assert (game.hero.row, game.hero.marker) == ([], "")
    assert [
        game.discarded("catacomb", card) for card in ("empty", "gigantic_diamond", "razorwing_attack")
    ] == [1, 1, 1]


@proves("DQ-DIE-2")
def test_death_ends_the_turn_at_once() -> None:
    game = quest(Hero("hugo", "C3", wounds=15), board={"C3": "do1 W", "D3": "dn1 W"})

    game.play("move D3", door=["spear_trap"], dice=[1])

    assert game.asked == 1


@proves("DQ-DIE-3")
def test_the_dead_take_no_turns_and_cannot_win() -> None:
    heroes = (Hero("hugo", "C3", wounds=15, loot=["giant_ruby"]), Hero("lindel", "A1", loot=["gold_30"]))
    game = quest(*heroes, board=ROOM)

    game.play("move D3", trap=["poisonous_snakes"], dice=[1])
    assert game.asked == 1
    game.play("leave")

    assert game.winners == (1,)


@proves("DQ-DIE-3")
def test_the_dead_still_play_the_monster() -> None:
    heroes = (Hero("hugo", "C3", wounds=15), Hero("krutzbeck", "J3"))
    game = quest(*heroes, board={**ROOM, "J3": "dn1 W", "K3": "dn1 W"}, tokens={"K3": "monster"})
    game.play("move D3", trap=["poisonous_snakes"], dice=[1])

    game.play("move K3", monster=["troll_1"])

    assert {ask.seat: ask.kind for ask in game.table.asks} == {1: "hero_card", 0: "monster_card"}


@proves("DQ-TOK-1")
def test_tokens_never_run_out() -> None:
    game = quest(Hero("hugo", "C3", determination=200), board={"C3": "dn1 W", "D3": "pc1 W"})

    game.play("move D3", 0, dice=[6, 6])

    assert game.hero.determination == 201


@proves("DQ-TOK-1")
def test_entrances_and_search_tokens_never_run_out() -> None:
    everywhere = {
        f"{column}{row}": "searched entrance monster" for column in "EFHIJK" for row in range(1, 11)
    }
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W"}, tokens=everywhere)

    game.play("search", search=["passage_down"])

    assert game.tokens("C3") == {"searched", "entrance"}


@proves("DQ-TOK-1")
def test_other_components_are_limited() -> None:
    game = quest(Hero("hugo", "G5"), decks={"treasure": ["ebon_ring"]})

    game.play("dragon", dragon=["dragon_sleeps"], treasure=["ebon_ring"])

    assert game.hero.loot == ["ebon_ring"]
