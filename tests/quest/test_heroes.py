"""The heroes' own ways, two for each of the six (DQ-TRN-6, DQ-R-78)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.box.loading import open_box
from mazmorra.games.quest.state import BELOW
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

ROOMS = {"C3": "dn1 W", "D3": "dn1 W"}


def in_a_fight(hero: str, monster: str) -> Scene:
    """A hero meets a monster in D3; C3 behind is explored."""
    game = quest(Hero(hero, "C3"), board=ROOMS, tokens={"D3": "monster"})
    return game.play("move D3", monster=[monster])


@proves("DQ-R-78")
def test_every_hero_has_two_abilities() -> None:
    assert {hero.id: hero.abilities for hero in open_box().heroes} == {
        "gherinn": ("penance", "serenity"),
        "challara": ("brightblaze", "ember"),
        "hugo": ("guard", "glory"),
        "krutzbeck": ("fury", "stubborn"),
        "lindel": ("keen", "trail"),
        "tatianna": ("elusive", "light"),
    }


# Brother Gherinn.


@proves("DQ-TRN-6")
def test_penance_gives_three_tokens_for_a_wound_before_the_test() -> None:
    game = quest(Hero("gherinn", "C3"), board={"C3": "dn1 W", "D3": "pc1 W"})
    game.play("move D3", "penance", dice=[3, 3])
    assert (game.hero.wounds, game.hero.determination, game.question) == (1, 3, "determination")

    game.play(3, dungeon=["empty"])

    assert (game.hero.at, game.hero.determination) == ("D3", 0)


@proves("DQ-TRN-6")
def test_penance_is_done_once_a_turn() -> None:
    game = quest(Hero("gherinn", "C3"), board={"C3": "dn1 W"})

    game.play("search", "penance", 0, search=["ferrox"], dice=[1, 3, 3, 1, 2])

    assert (game.hero.wounds, game.hero.determination, game.asked) == (2, 4, 1)


@proves("DQ-TRN-6")
def test_penance_can_be_done_again_on_the_next_turn() -> None:
    game = quest(Hero("gherinn", "C3"), board={"C3": "dn1 W", "D3": "pc1 W"})
    game.play("move D3", "penance", dice=[6, 6])
    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    game.play("move D3")

    assert game.options == ["roll", "penance"]


@proves("DQ-DIE-2")
def test_penance_may_kill() -> None:
    game = quest(Hero("gherinn", "C3", wounds=12), board={"C3": "dn1 W", "D3": "pc1 W"})

    game.play("move D3", "penance")

    assert (game.hero.standing, game.hero.determination) == ("dead", 0)


@proves("DQ-R-57", "DQ-TRN-6")
@pytest.mark.parametrize(
    ("answer", "again", "wounds"),
    [("keep", [], 9), ("first", [2], 6), ("second", [1], 6), ("both", [1, 2], 3)],
)
def test_serenity_rolls_one_or_both_dice_of_the_rage_again(
    answer: str, again: list[int], wounds: int
) -> None:
    game = quest(Hero("gherinn", "G5"))
    game.play("dragon", dragon=["dragon_rage"], dice=[5, 4])
    assert (game.question, game.about["dice"]) == ("serenity", (5, 4))

    game.play(answer, dice=again)

    assert (game.hero.wounds, game.asked) == (wounds, 1)


@proves("DQ-TRN-6")
def test_serenity_is_for_the_dragon_alone() -> None:
    game = quest(Hero("gherinn", "C3"), board={"C3": "dn1 W", "D3": "tr1 W"})

    game.play("move D3", trap=["poisonous_snakes"], dice=[5])

    assert (game.hero.wounds, game.asked) == (5, 1)


# Challara.


@proves("DQ-TRN-6", "DQ-MOV-3")
def test_brightblaze_puts_a_tile_under_the_stack_and_uses_another() -> None:
    game = quest(Hero("challara", "C3", determination=2), board={"C3": "dn1 W"})
    tiles = sum(game.state.bag)
    game.play("move D3", tile=["pi1"])
    assert (game.question, game.options, game.about["room"]) == ("tile", ["keep", "brightblaze"], "pit")

    game.play("brightblaze", tile=["dn1"], dungeon=["empty"])

    assert (game.room("D3"), game.hero.determination) == ("dn1 W", 1)
    assert sum(game.state.bag) + sum(game.state.under) == tiles - 1
    assert sum(game.state.under) == 1
    assert game.last("determination_spent") == {"seat": 0, "amount": 1, "total": 1}


@proves("DQ-TRN-6")
def test_what_lies_under_the_stack_comes_last() -> None:
    game = quest(Hero("challara", "C3", determination=1), board={"C3": "dn1 W"}, bag=["pi1", "dn1"])
    game.play("move D3", "brightblaze", tile=["pi1", "dn1"], dungeon=["empty"])
    assert game.room("D3") == "dn1 W"
    game.play("move M9", tile=["pi1"], dice=[1, 1])

    assert game.room("M9") == "pi1 S"


@proves("DQ-TRN-6")
@pytest.mark.parametrize(("determination", "tiles"), [(0, ["dn1", "dn2"]), (1, ["dn1"])])
def test_brightblaze_needs_a_token_and_another_tile(determination: int, tiles: list[str]) -> None:
    game = quest(Hero("challara", "C3", determination=determination), board={"C3": "dn1 W"}, bag=tiles)

    game.play("move D3", tile=["dn1"], dungeon=["empty"])

    assert game.hero.at == "D3"


@proves("DQ-TRN-6")
def test_another_tile_may_come_from_under_the_stack() -> None:
    game = quest(Hero("challara", "C3", determination=1), board={"C3": "dn1 W"}, bag=["pi1"])
    game.state.under = [int(kind.id == "dn2") for kind in game.table.game.box.kinds[: len(game.state.bag)]]

    game.play("move D3", "brightblaze", tile=["pi1", "dn2"], dungeon=["empty"])

    assert (game.room("D3"), sum(game.state.under)) == ("dn2 W", 1)


@proves("DQ-TRN-6")
def test_brightblaze_shines_once_a_turn() -> None:
    game = quest(Hero("challara", "C3", determination=2), board={"C3": "dn1 W"})

    game.play("move D3", "brightblaze", tile=["pi1", "co5", "dn1"], dungeon=["empty"])

    assert (game.hero.at, game.hero.determination) == ("E3", 1)


@proves("DQ-TRN-6", "DQ-LIGHT-1")
def test_brightblaze_does_not_shine_on_what_torchlight_shows() -> None:
    game = quest(
        Hero("challara", "C3", determination=2), board={"C3": "dn1 W", "D3": "dn5 W"}, light="torchlight"
    )

    game.play("move D3", tile=["pi1"], dungeon=["empty"])

    assert (game.room("E3"), game.hero.determination) == ("pi1 W", 2)


@proves("DQ-TRN-6")
def test_brightblaze_does_not_shine_from_below() -> None:
    hero = Hero("challara", "C3", determination=2, standing=BELOW, heading="E")
    game = quest(hero, board={"C3": "dn1 W"}, draws={"catacomb": ["exit"]})

    game.play("exit", "N", dice=[1], tile=["dn1"], dungeon=["empty"])

    assert (game.hero.at, game.asked) == ("D2", 1)  # nobody was asked about the tile


@proves("DQ-R-78", "DQ-CRD-2")
def test_embers_keep_the_torch_alight() -> None:
    above = quest(Hero("challara", "C3"), board=ROOMS).play("move D3", dungeon=["torch_goes_out"])
    assert (above.hero.kept, above.discarded("dungeon", "torch_goes_out")) == ([], 1)

    below = quest(Hero("challara", "C3", standing=BELOW), board=ROOMS, draws={"catacomb": ["torch_goes_out"]})
    assert (below.hero.kept, below.hero.row) == ([], ["torch_goes_out"])


@proves("DQ-CRD-2")
def test_other_heroes_have_no_embers() -> None:
    below = quest(Hero("hugo", "C3", standing=BELOW), board=ROOMS, draws={"catacomb": ["torch_goes_out"]})

    assert (below.hero.kept, below.hero.row) == (["torch_goes_out"], ["torch_goes_out"])


# Hugo.


@proves("DQ-R-78")
def test_hugo_turns_one_wound_aside_once_a_fight() -> None:
    game = in_a_fight("hugo", "troll_4")
    game.clash("melee", "melee")
    assert (game.hero.wounds, len(game.told("guarded"))) == (1, 1)

    game.play("fight").clash("melee", "melee")

    assert game.hero.wounds == 3


@proves("DQ-R-78")
def test_hugo_keeps_his_guard_for_the_first_wounds() -> None:
    game = in_a_fight("hugo", "troll_4").clash("magic", "ranged")
    assert not game.told("guarded")

    game.play("fight").clash("magic", "melee")

    assert (game.hero.wounds, len(game.told("guarded"))) == (0, 1)


@proves("DQ-R-78")
def test_hugos_guard_is_of_no_use_against_a_trap() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "tr1 W"})

    assert game.play("move D3", trap=["explosion"]).hero.wounds == 4


@proves("DQ-R-78")
@pytest.mark.parametrize(("hero", "determination"), [("hugo", 1), ("lindel", 0)])
def test_hugo_gains_a_token_for_a_monster_slain(hero: str, determination: int) -> None:
    game = in_a_fight(hero, "skeleton_1").clash("ranged", "melee")

    assert (game.told("monster_slain") != [], game.hero.determination) == (True, determination)


# Krutzbeck.


@proves("DQ-TRN-6")
@pytest.mark.parametrize(("answer", "wounds", "suffered"), [("calm", 0, 1), ("fury", 1, 2)])
def test_fury_costs_a_wound_and_deals_one(answer: str, wounds: int, suffered: int) -> None:
    game = in_a_fight("krutzbeck", "troll_4").clash("melee", "magic")
    assert (game.question, game.options) == ("fury", ["calm", "fury"])

    game.play(answer)

    assert (game.hero.wounds, game.state.foe_wounds) == (wounds, suffered)


@proves("DQ-TRN-6")
def test_fury_needs_a_wound_to_add_to() -> None:
    game = in_a_fight("krutzbeck", "troll_4").clash("melee", "ranged")

    assert (game.question, game.hero.wounds) == ("flee", 1)


@proves("DQ-TRN-6")
def test_stubborn_rolls_a_failed_test_of_strength_again_for_a_wound() -> None:
    game = quest(Hero("krutzbeck", "C3"), board={"C3": "dn1 W", "D3": "pc1 W"})
    game.play("move D3", dice=[5, 5])
    assert (game.question, game.options) == ("stubborn", ["accept", "stubborn"])

    game.play("stubborn", dice=[4, 5], dungeon=["empty"])

    assert (game.hero.at, game.hero.wounds, game.hero.determination) == ("D3", 1, 0)


@proves("DQ-TRN-6")
def test_stubborn_goes_once_a_turn_and_may_be_left() -> None:
    rooms = {"C3": "dn1 W", "D3": "pc1 W"}
    twice = quest(Hero("krutzbeck", "C3"), board=rooms).play("move D3", "stubborn", dice=[5, 5, 5, 5])
    left = quest(Hero("krutzbeck", "C3"), board=rooms).play("move D3", "accept", dice=[5, 5])

    assert (twice.hero.at, twice.hero.wounds, twice.hero.determination) == ("C3", 1, 1)
    assert (left.hero.at, left.hero.wounds, left.hero.determination) == ("C3", 0, 1)


@proves("DQ-TRN-6")
def test_stubborn_is_for_strength_alone() -> None:
    game = quest(Hero("krutzbeck", "C3"), board={"C3": "dn1 W", "D3": "tr1 W"})

    game.play("move D3", trap=["crossfire"], dice=[5, 5])

    assert (game.hero.wounds, game.asked) == (5, 1)


# Lindel.


@proves("DQ-R-78", "DQ-SEA-2")
def test_keen_eyes_draw_two_search_cards_and_follow_one() -> None:
    game = quest(Hero("lindel", "C3"), board=ROOMS)
    game.play("search", search=["giant_centipede", "gold_150"])
    assert (game.question, game.options) == ("pick", ["giant_centipede", "gold_150"])
    notes = game.table.game.notes(game.table.view(0))
    assert [note and note.key for note in notes] == [
        "quest-card-giant_centipede-text",
        "quest-card-gold_150-text",
    ]

    game.play("gold_150")

    assert (game.hero.loot, game.hero.wounds) == (["gold_150"], 0)
    assert game.discarded("search", "giant_centipede") == 1
    assert game.clause("card_drawn") == "DQ-SEA-2"


@proves("DQ-R-82", "DQ-SEA-2")
def test_keen_eyes_may_follow_a_reshuffle_and_draw_on() -> None:
    game = quest(Hero("lindel", "C3"), board=ROOMS)

    game.play("search", "dust_and_echoes", search=["giant_centipede", "dust_and_echoes", "gold_150"])

    assert (
        game.hero.loot,
        game.left("search", "giant_centipede"),
        game.left("search", "dust_and_echoes"),
    ) == (
        ["gold_150"],
        1,
        1,
    )


@proves("DQ-TOK-1", "DQ-SEA-2")
@pytest.mark.parametrize("left", [["gold_10"], []])
def test_keen_eyes_see_no_more_cards_than_there_are(left: list[str]) -> None:
    game = quest(Hero("lindel", "C3"), board=ROOMS, decks={"search": left})

    game.play("search", search=left)

    assert (game.hero.loot, game.asked) == (left, 1)


@proves("DQ-TRN-6")
@pytest.mark.parametrize(("die", "steps"), [(3, [3, 2, 4]), (1, [1, 2]), (6, [6, 5])])
def test_trail_sense_walks_one_step_more_or_less(die: int, steps: list[int]) -> None:
    hero = Hero("lindel", "C3", standing=BELOW, heading="E")
    game = quest(hero, board={"C3": "dn1 W"}, draws={"catacomb": ["exit"]})

    game.play("exit", "S", dice=[die])

    assert (game.question, game.options) == ("trail", steps)


@proves("DQ-TRN-6")
def test_trail_sense_decides_where_one_comes_up() -> None:
    hero = Hero("lindel", "C3", standing=BELOW, heading="E")
    game = quest(hero, board={"C3": "dn1 W", "D7": "dn1 N"}, draws={"catacomb": ["exit"]})

    game.play("exit", "S", 4, dice=[3], dungeon=["empty"])

    assert game.hero.at == "D7"


# Tatianna.


@proves("DQ-R-78")
@pytest.mark.parametrize(("hero", "wounds"), [("tatianna", 1), ("lindel", 7)])
def test_tatianna_escapes_without_penalty(hero: str, wounds: int) -> None:
    game = in_a_fight(hero, "demon_4").clash("magic", "magic")

    game.play("flee", dice=[3, 3], dungeon=["empty"])

    assert (game.hero.at, game.hero.wounds) == ("C3", wounds)


@proves("DQ-R-78", "DQ-ROM-4")
@pytest.mark.parametrize(
    ("loot", "needed"),
    [
        ([], 9),
        (["gold_30"], 8),
        (["gold_30", "gold_40"], 7),
        (["gold_30", "gold_40", "gold_60"], 7),
        (["loadstone"], 7),
    ],
)
def test_tatianna_feels_two_loot_cards_at_most_on_a_bridge(loot: list[str], needed: int) -> None:
    game = quest(Hero("tatianna", "C3", loot=loot), board={"C3": "dn1 W", "D3": "br1 W"})

    game.play("move D3")

    assert game.about["needed"] == needed
