"""The twelve runes: when each serves and what it does (DQ-CRD-5)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.scene import space_of
from mazmorra.games.quest.state import BELOW
from tests.quest.setting import Hero, quest
from tests.scenario import proves

ROW = {"C3": "dn1 W", "D3": "dn1 W", "E3": "dn1 W", "F3": "dn1 W"}


# Stasis.


@proves("DQ-CRD-5")
def test_the_rune_of_stasis_gives_three_moves() -> None:
    game = quest(Hero("hugo", "C3", rune="stasis"), board=ROW)
    assert game.about["moves"] == 0

    game.play("rune stasis")
    for to, left in (("D3", 3), ("E3", 2), ("F3", 1)):
        assert game.about["moves"] == left
        game.play(f"move {to}", dungeon=["empty"])

    assert (game.hero.at, game.hero.rune, game.asked) == ("F3", "", 1)


@proves("DQ-CRD-5")
def test_with_stasis_one_may_stop_early_and_do_nothing_but_move() -> None:
    game = quest(Hero("hugo", "C3", rune="stasis"), board=ROW)
    game.play("rune stasis", "move D3", dungeon=["empty"])
    assert game.options == ["move D2", "move E3", "move D4", "move C3", "stop"]

    game.play("stop")

    assert (game.hero.at, game.asked) == ("D3", 1)


@proves("DQ-CRD-5")
def test_stasis_ends_when_something_ends_the_turn() -> None:
    game = quest(Hero("hugo", "C3", rune="stasis"), board=ROW | {"D3": "tr1 W"})

    game.play("rune stasis", "move D3", "N", trap=["trapdoor"], dice=[6, 6])

    assert (game.hero.standing, game.asked) == ("below", 1)


@proves("DQ-CRD-5")
def test_stasis_is_of_no_use_below_or_without_a_move() -> None:
    below = quest(Hero("hugo", "C3", rune="stasis", standing=BELOW), board=ROW, draws={"catacomb": ["empty"]})
    rooms = {"C3": "st5 E", "D3": "dn5 N"}
    walled = quest(Hero("hugo", "C3", rune="stasis"), board=rooms)

    assert (below.asked, below.hero.rune) == (1, "stasis")
    assert walled.options == ["search", "descend"]


@proves("DQ-CRD-5", "DQ-R-14")
def test_who_runs_out_of_ways_with_moves_left_ends_the_turn_and_lives_until_the_next() -> None:
    rooms = {"C3": "dn1 W", "D3": "dn8 W", "D2": "dn5 W"}
    game = quest(Hero("hugo", "C3", rune="stasis", loot=["unstable_potion"], wounds=1), board=rooms)

    game.play("rune stasis", "move D3", dungeon=["ceiling_collapses"])
    assert game.options == ["done", "drink"]

    game.play("done")
    assert (game.hero.at, game.hero.standing, game.asked) == ("D3", "inside", 1)


# Warning.


@proves("DQ-CRD-5")
@pytest.mark.parametrize(("answer", "wounds", "rune"), [("use", 0, ""), ("keep", 4, "warning")])
def test_the_rune_of_warning_undoes_a_trap_card(answer: str, wounds: int, rune: str) -> None:
    game = quest(Hero("hugo", "C3", rune="warning"), board=ROW | {"D3": "tr1 W"})
    game.play("move D3", trap=["explosion"])
    assert (game.question, game.about["card"]) == ("warning", "explosion")

    game.play(answer)

    assert (game.hero.wounds, game.hero.rune, game.discarded("trap", "explosion")) == (wounds, rune, 1)


@proves("DQ-CRD-5")
def test_the_rune_of_warning_is_of_no_use_against_a_dungeon_card() -> None:
    game = quest(Hero("hugo", "C3", rune="warning"), board=ROW)

    game.play("move D3", dungeon=["razorwing_attack"], dice=[2])

    assert (game.hero.wounds, game.hero.rune) == (2, "warning")


# Mending.


@proves("DQ-CRD-5", "DQ-WND-2")
def test_the_rune_of_mending_heals_five_and_ends_the_turn() -> None:
    game = quest(Hero("hugo", "C3", rune="mending", wounds=7), board=ROW)
    assert (game.question, game.options) == ("mending", ["keep", "use"])

    game.play("use")

    assert (game.hero.wounds, game.hero.rune, game.asked) == (2, "", 1)


@proves("DQ-CRD-5")
def test_the_rune_of_mending_may_wait_and_is_not_asked_for_without_wounds() -> None:
    waiting = quest(Hero("hugo", "C3", rune="mending", wounds=7), board=ROW).play("keep")
    healthy = quest(Hero("hugo", "C3", rune="mending"), board=ROW)

    assert (waiting.question, waiting.hero.rune) == ("action", "mending")
    assert healthy.question == "action"


# Opening.


@proves("DQ-CRD-5", "DQ-MOV-5")
def test_the_rune_of_opening_passes_every_barrier_of_a_passage() -> None:
    game = quest(Hero("hugo", "C3", rune="opening"), board={"C3": "do1 W", "D3": "pc1 W"})
    game.play("move D3")
    assert game.question == "opening"

    game.play("use", dungeon=["empty"])

    assert (game.hero.at, game.hero.rune) == ("D3", "")


@proves("DQ-CRD-5")
def test_the_rune_of_opening_may_wait() -> None:
    game = quest(Hero("hugo", "C3", rune="opening"), board={"C3": "do1 W", "D3": "pc1 W"})

    game.play("move D3", "keep", door=["door_jammed"])

    assert (game.hero.at, game.hero.rune) == ("C3", "opening")


@proves("DQ-CRD-5")
def test_the_rune_of_opening_is_not_asked_for_without_a_barrier() -> None:
    game = quest(Hero("hugo", "C3", rune="opening"), board=ROW)

    assert game.play("move D3", dungeon=["empty"]).hero.rune == "opening"


# Shaping.


@proves("DQ-CRD-5", "DQ-MOV-3")
@pytest.mark.parametrize(("answer", "room", "under"), [("shaping", "dn1 W", 1), ("keep", "tr1 W", 0)])
def test_the_rune_of_shaping_draws_another_tile(answer: str, room: str, under: int) -> None:
    game = quest(Hero("hugo", "C3", rune="shaping"), board={"C3": "dn1 W"})
    game.play("move D3", tile=["tr1"])
    assert game.options == ["keep", "shaping"]

    game.play(answer, tile=["dn1"] * under, dungeon=["empty"] * under, trap=["explosion"] * (1 - under))

    assert (game.room("D3"), sum(game.state.under)) == (room, under)


@proves("DQ-CRD-5")
def test_the_rune_of_shaping_serves_a_tile_laid_from_below_too() -> None:
    game = quest(
        Hero("hugo", "C3", rune="shaping", standing=BELOW, heading="E"),
        board={"C3": "dn1 W"},
        draws={"catacomb": ["exit"]},
    )

    game.play("exit", "N", "shaping", dice=[1], tile=["pi1", "dn1"], dungeon=["empty"])

    assert game.room("D2").startswith("dn1")


# Fortune.


@proves("DQ-CRD-5")
def test_the_rune_of_fortune_rolls_all_dice_again_and_the_second_roll_stands() -> None:
    game = quest(Hero("hugo", "C3", rune="fortune"), board=ROW | {"D3": "pc1 W"})
    game.play("move D3", dice=[4, 4])
    assert (game.question, game.about["dice"]) == ("fortune", (4, 4))

    game.play("use", dice=[6, 6])

    assert (game.hero.at, game.hero.rune) == ("C3", "")


@proves("DQ-CRD-5")
def test_the_rune_of_fortune_serves_any_roll_of_its_owner_even_the_suns() -> None:
    game = quest(Hero("hugo", "C3", rune="fortune"), board=ROW, sun=25, dice=[1])
    assert game.about["about"] == "sun"

    game.play("use", dice=[2])

    assert not game.over


@proves("DQ-CRD-5")
def test_the_rune_of_fortune_serves_no_roll_of_another() -> None:
    game = quest(Hero("hugo", "C3"), Hero("lindel", "A1", rune="fortune"), board=ROW | {"D3": "tr1 W"})

    game.play("move D3", trap=["poisonous_snakes"], dice=[6])

    assert (game.hero.wounds, game[1].rune) == (6, "fortune")


# Seeking.


@proves("DQ-CRD-5", "DQ-SEA-2")
@pytest.mark.parametrize("hero", ["hugo", "lindel"])
def test_the_rune_of_seeking_draws_four_search_cards_and_follows_one(hero: str) -> None:
    game = quest(Hero(hero, "C3", rune="seeking"), board=ROW)
    seen = ["nothing_here", "giant_centipede", "nothing_here", "gold_150"]

    game.play("search", "use", search=seen)
    assert game.options == ["nothing_here", "giant_centipede", "gold_150"]
    game.play("gold_150")

    assert (game.hero.loot, game.hero.rune) == (["gold_150"], "")
    assert (game.discarded("search", "nothing_here"), game.discarded("search", "giant_centipede")) == (2, 1)


@proves("DQ-CRD-5")
def test_the_rune_of_seeking_may_wait() -> None:
    game = quest(Hero("hugo", "C3", rune="seeking"), board=ROW)

    game.play("search", "keep", search=["nothing_here"])

    assert game.hero.rune == "seeking"


# Ascent.


@proves("DQ-CRD-5", "DQ-CAT-6")
def test_the_rune_of_ascent_ignores_the_card_and_leads_out_and_the_card_counts() -> None:
    hero = Hero("hugo", "C3", rune="ascent", standing=BELOW, heading="E", row=["empty"])
    game = quest(hero, board=ROW | {"E4": "dn1 W"}, draws={"catacomb": ["razorwing_attack"]})
    assert (game.question, game.about["card"]) == ("ascent", "razorwing_attack")

    game.play("use", "S", dice=[1], dungeon=["empty"])

    assert (game.hero.at, game.hero.wounds, game.hero.row, game.hero.rune) == ("E4", 0, [], "")
    assert game.discarded("catacomb", "razorwing_attack") == 1


@proves("DQ-CRD-5")
def test_the_rune_of_ascent_may_wait() -> None:
    game = quest(
        Hero("hugo", "C3", rune="ascent", standing=BELOW), board=ROW, draws={"catacomb": ["razorwing_attack"]}
    )

    game.play("keep", dice=[2])

    assert (game.hero.wounds, game.hero.rune, game.hero.standing) == (2, "ascent", "below")


# Glare.


@proves("DQ-CRD-5")
def test_the_rune_of_glare_drives_a_monster_off_and_ends_the_turn() -> None:
    game = quest(Hero("hugo", "C3", rune="glare"), board=ROW, tokens={"D3": "monster"})
    game.play("move D3")
    assert game.question == "glare"

    game.play("use", monster=["demon_4"])

    assert (game.tokens("D3"), game.hero.at, game.hero.rune, game.asked) == (set(), "D3", "", 1)
    assert (sum(game.state.monster_deck), sum(game.state.monster_discard)) == (19, 1)
    assert game.state.foe == ""


@proves("DQ-CRD-5")
def test_the_rune_of_glare_is_of_no_use_where_there_is_no_escape() -> None:
    game = quest(Hero("hugo", "C3", rune="glare"), board=ROW)

    game.play("move D3", "draw", dungeon=["crypt"], crypt=["old_bones"], dice=[6], monster=["demon_4"])

    assert (game.question, game.hero.rune) == ("hero_card", "glare")


@proves("DQ-CRD-5")
def test_the_rune_of_glare_may_wait() -> None:
    game = quest(Hero("hugo", "C3", rune="glare"), board=ROW, tokens={"D3": "monster"})

    game.play("move D3", "keep", monster=["demon_4"])

    assert (game.question, game.hero.rune) == ("hero_card", "glare")


# Warding.


@proves("DQ-CRD-5", "DQ-WND-1")
@pytest.mark.parametrize(("dice", "wounds"), [([1, 1], 0), ([2, 2], 0), ([6, 5], 7)])
def test_the_rune_of_warding_takes_up_to_four_wounds_off_one_source(dice: list[int], wounds: int) -> None:
    game = quest(Hero("hugo", "C3", rune="warding"), board=ROW)

    game.play("search", "use", search=["giant_centipede"], dice=dice)

    assert (game.hero.wounds, game.hero.rune) == (wounds, "")
    assert [event.args["amount"] for event in game.told("wounded")] == [wounds] * (wounds > 0)


@proves("DQ-CRD-5")
def test_the_rune_of_warding_can_save_a_life() -> None:
    game = quest(Hero("hugo", "C3", rune="warding", wounds=14), board=ROW | {"D3": "tr1 W"})

    game.play("move D3", "use", trap=["explosion"])

    assert (game.hero.standing, game.hero.wounds) == ("inside", 14)


@proves("DQ-CRD-5")
def test_the_rune_of_warding_serves_its_owner_in_another_players_turn() -> None:
    game = quest(Hero("hugo", "G5"), Hero("lindel", "G5", rune="warding"))
    game.play("dragon", "hugo", dragon=["dragon_rage"], dice=[1, 1, 3, 3])
    assert (game.question, game.asked) == ("warding", 1)

    game.play("use")

    assert (game.hero.wounds, game[1].wounds) == (2, 2)


# Slumber.


@proves("DQ-CRD-5", "DQ-R-57")
def test_the_rune_of_slumber_shuffles_the_dragon_card_back_and_ends_the_turn() -> None:
    game = quest(Hero("hugo", "G5", rune="slumber", loot=["gold_30"]))
    game.play("dragon", dragon=["dragon_rage"])
    assert (game.question, game.about["card"]) == ("slumber", "dragon_rage")

    game.play("use")

    assert (game.hero.wounds, game.hero.loot, game.left("dragon", "dragon_rage"), game.asked) == (
        0,
        ["gold_30"],
        1,
        1,
    )


@proves("DQ-CRD-5")
def test_the_rune_of_slumber_may_wait() -> None:
    game = quest(Hero("hugo", "G5", rune="slumber"))

    game.play("dragon", "keep", dragon=["dragon_sleeps"], treasure=["ebon_ring", "ruby_ring"])

    assert (len(game.hero.loot), game.hero.rune) == (2, "slumber")


# Passage.


@proves("DQ-CRD-5")
def test_the_rune_of_passage_leads_up_to_two_rooms_far_and_only_the_last_is_resolved() -> None:
    game = quest(Hero("hugo", "C3", rune="passage"), board=ROW | {"D3": "tr1 W"})
    game.play("rune passage")
    assert game.options == ["D3", "E3"]

    game.play("E3", dungeon=["gold_30"])

    assert (game.hero.at, game.hero.came, game.hero.loot, game.hero.rune, game.asked) == (
        "E3",
        "W",
        ["gold_30"],
        "",
        1,
    )


@proves("DQ-CRD-5")
def test_the_rune_of_passage_resolves_a_room_one_step_away_too() -> None:
    game = quest(Hero("hugo", "C3", rune="passage"), board=ROW | {"D3": "tr1 W"})

    assert game.play("rune passage", "D3", trap=["explosion"]).hero.wounds == 4


@proves("DQ-CRD-5", "DQ-MOV-4")
def test_the_rune_of_passage_leads_through_no_hero_and_no_wall_and_explores_nothing() -> None:
    rooms = ROW | {"C4": "dn5 N", "D4": "dn5 N"}
    game = quest(Hero("hugo", "C3", rune="passage"), Hero("lindel", "D3"), board=rooms)

    game.play("rune passage", dungeon=["empty"])

    assert game.hero.at == "C4"  # the only room it leads to


@proves("DQ-CRD-5", "DQ-ROM-8")
def test_the_rune_of_passage_does_not_lead_across_a_chasm() -> None:
    from_outside = quest(Hero("hugo", "C3", rune="passage"), board=ROW | {"D3": "ch1 W", "D2": "dn1 W"})
    from_inside = quest(
        Hero("hugo", "D3", rune="passage"), board={"D3": "ch1 W", "C3": "dn1 W", "E3": "dn1 W"}
    )

    assert from_outside.play("rune passage").options == ["D2", "D3"]
    assert from_inside.play("rune passage", dungeon=["empty"]).hero.at == "C3"  # the only room it leads to


@proves("DQ-CRD-5")
def test_the_rune_of_passage_is_of_no_use_with_nowhere_to_go() -> None:
    game = quest(Hero("hugo", "C3", rune="passage"), board={"C3": "dn1 W"})

    assert "rune passage" not in game.options
    assert game.refuses(("rune", "passage"))
    assert game.refuses(("move", space_of("E3")))
