"""The cards of the catacombs, one after the other.

What each does on a success is as much a rule as what it does on a failure.
"""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.quest.state import BELOW
from tests.quest.fights import discarded_monster
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

NAMES_AND_COPIES = {
    "exit": 6,
    "empty": 8,
    "hole_in_the_roof": 2,
    "hidden_trap": 4,
    "treasure_chest": 2,
    "gigantic_diamond": 1,
    "torch_goes_out": 2,
    "horde_of_rats": 2,
    "spider_venom": 2,
    "razorwing_attack": 2,
    "demon_flame": 1,
    "skeleton_volley": 1,
    "golem_grab": 1,
    "troll_smash": 1,
    "sorcerers_bolt": 1,
    "vampire_bite": 1,
    "greedy_deep_elf": 1,
    "giant_naga": 1,
    "twisting_tunnels": 1,
}
ELSEWHERE = Hero("lindel", "M10")


def draws(
    card: str, name: str = "challara", dice: tuple[int, ...] = (), answers: tuple[str, ...] = (), **more: Any
) -> Scene:
    """A hero in the catacombs under F4 draws a card; `more` is the hero's, and the draws of other decks.

    Where the card asks something first the dice come after the answers.
    """
    decks: dict[str, Any] = {deck: more.pop(deck) for deck in ("trap", "monster") if deck in more}
    hero = Hero(name, "F4", standing=BELOW, heading="E", **more)
    if answers:
        return quest(hero, ELSEWHERE, draws={"catacomb": [card]}).play(*answers, dice=dice, **decks)
    return quest(hero, ELSEWHERE, dice=dice, draws={"catacomb": [card], **decks})


def a_turn_later(game: Scene, dice: tuple[int, ...] = (), **draws: list[str]) -> Scene:
    """The other player explores a room; then the hero's next turn begins, with the dice of its state phase.

    A hero who is still below draws a card at once, unless there is something else to choose.
    """
    return game.play("move L10", tile=["dn1"], dungeon=["empty"], dice=dice, **draws)


def below_and_done(game: Scene) -> bool:
    return game.hero.standing == "below" and (game.asked, game.question) == (1, "action")


@proves("DQ-CAT-4")
def test_the_deck_has_these_forty_cards() -> None:
    box = quest(Hero("hugo", "A1")).table.game.box

    assert {card.id: card.row.copies for card in box.cards if card.deck == "catacomb"} == NAMES_AND_COPIES
    assert sum(NAMES_AND_COPIES.values()) == 40


@proves("DQ-CAT-4")
@pytest.mark.parametrize("card", ["empty", "treasure_chest", "gigantic_diamond"])
def test_some_cards_only_lie_in_the_row(card: str) -> None:
    game = draws(card)

    assert below_and_done(game)
    assert (game.hero.row, game.hero.wounds) == ([card], 0)


@proves("DQ-CAT-5")
def test_an_exit_asks_whether_to_leave() -> None:
    game = draws("exit")

    assert (game.question, game.options) == ("exit", ["stay", "exit"])


@proves("DQ-CAT-5")
def test_a_hole_in_the_roof_is_a_way_out_for_the_agile() -> None:
    assert draws("hole_in_the_roof", dice=(3, 4)).question == "exit"

    missed = draws("hole_in_the_roof", dice=(4, 4))
    assert below_and_done(missed)
    assert (missed.hero.row, missed.hero.determination) == (["hole_in_the_roof"], 1)
    assert a_turn_later(missed).options == ["delve", "climb"]


@proves("DQ-CAT-4", "DQ-R-24")
def test_a_hidden_trap_below_draws_a_trap_card_and_only_the_trap_is_discarded() -> None:
    game = draws("hidden_trap", dice=(5,), trap=["poisonous_snakes"])

    assert game.hero.wounds == 5
    assert game.hero.row == ["hidden_trap"]
    assert game.discarded("trap", "poisonous_snakes") == 1


@proves("DQ-R-24")
def test_a_trapdoor_below_costs_a_wound_and_leads_nowhere() -> None:
    game = draws("hidden_trap", dice=(6, 6), trap=["trapdoor"])

    assert below_and_done(game)
    assert (game.hero.wounds, game.hero.marker) == (1, "F4 E")


@proves("DQ-R-24")
def test_there_is_no_ceiling_to_fall_below() -> None:
    hero = Hero("challara", "F4", standing=BELOW)
    game = quest(
        hero,
        ELSEWHERE,
        board={"F4": "dn2 W"},
        draws={"catacomb": ["hidden_trap"], "trap": ["ceiling_collapses"]},
    )

    assert game.room("F4") == "dn2 W"


@proves("DQ-CAT-4", "DQ-TRN-3")
def test_a_torch_that_goes_out_below_costs_turns_until_luck_returns() -> None:
    game = draws("torch_goes_out", "tatianna")
    assert (game.hero.row, game.hero.kept) == (["torch_goes_out"], ["torch_goes_out"])

    a_turn_later(game, dice=(4, 4))  # luck 6: missed, and the turn is over
    assert (game.asked, game.clause("test_failed")) == (1, "DQ-TRN-3")
    assert game.hero.kept == ["torch_goes_out"]
    game.play("move K10", tile=["dn1"], dungeon=["empty"], dice=[3, 3], catacomb=["empty"])

    assert (game.hero.row, game.hero.kept) == (
        ["torch_goes_out", "empty"],
        [],
    )  # it still counts for the distance


@proves("DQ-CAT-4")
def test_a_horde_of_rats_bites_those_without_armor() -> None:
    assert draws("horde_of_rats", dice=(2, 3)).hero.wounds == 0
    assert draws("horde_of_rats", dice=(3, 3)).hero.wounds == 4


@proves("DQ-CAT-4", "DQ-TRN-3")
@pytest.mark.parametrize(("pips", "wounds"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_spider_venom_works_at_the_start_of_each_turn_below(pips: int, wounds: int) -> None:
    game = draws("spider_venom")

    a_turn_later(game, dice=(pips,), catacomb=["empty"])

    assert game.hero.wounds == wounds
    assert game.hero.kept == ["spider_venom"]
    assert game.hero.row == ["spider_venom", "empty"]  # and the turn went on


@proves("DQ-CAT-8")
def test_spider_venom_does_not_follow_above() -> None:
    hero = Hero("challara", "C3", standing=BELOW, heading="E", row=["spider_venom"], kept=["spider_venom"])
    game = quest(hero, ELSEWHERE, board={"E5": "dn1 W"}, dice=[6], draws={"catacomb": ["exit"]})

    game.play("exit", "S", dice=[2], dungeon=["empty"])

    assert (game.hero.at, game.hero.kept, game.discarded("catacomb", "spider_venom")) == ("E5", [], 1)
    assert a_turn_later(game).hero.wounds == 0


@proves("DQ-CAT-4")
@pytest.mark.parametrize("pips", [1, 6])
def test_a_razorwing_below_wounds_by_the_die(pips: int) -> None:
    game = draws("razorwing_attack", dice=(pips,))

    assert game.hero.wounds == pips
    assert game.hero.row == ["razorwing_attack"]


@proves("DQ-CAT-4")
def test_demon_flame_always_burns_and_determination_is_of_no_use() -> None:
    assert draws("demon_flame", dice=(3, 4), determination=3).hero.wounds == 1

    unlucky = draws("demon_flame", dice=(4, 4), determination=3)
    assert (unlucky.hero.wounds, unlucky.hero.determination) == (5, 4)


@proves("DQ-CAT-4")
def test_a_skeleton_volley_wounds_by_the_penalties_of_two_monsters() -> None:
    game = draws("skeleton_volley", dice=(4, 4), monster=["troll_1", "demon_2"])

    assert game.hero.wounds == 4 + 3
    assert [event.args["penalty"] for event in game.told("volley_card")] == [4, 3]
    assert discarded_monster(game, "troll_1")
    assert discarded_monster(game, "demon_2")
    assert draws("skeleton_volley", dice=(3, 4)).hero.wounds == 0


@proves("DQ-CAT-4", "DQ-CRD-1")
@pytest.mark.parametrize(("discards", "wounds"), [(["demon_2"], 4 + 3), ([], 4)])
def test_a_skeleton_volley_goes_on_with_the_discards_and_ends_with_the_cards(
    discards: list[str], wounds: int
) -> None:
    game = quest(Hero("challara", "F4", standing=BELOW, row=["hole_in_the_roof"]), ELSEWHERE)
    names = [row.id for row in game.table.game.box.monsters]
    game.state.monster_deck = [int(name == "troll_1") for name in names]
    game.state.monster_discard = [int(name in discards) for name in names]

    game.play("delve", catacomb=["skeleton_volley"], dice=[4, 4], monster=["troll_1", *discards])

    assert (game.hero.wounds, sum(game.state.monster_deck)) == (wounds, 0)
    assert all(discarded_monster(game, name) for name in ("troll_1", *discards))


@proves("DQ-CAT-4")
def test_a_golem_grabs_a_loot_card_of_the_owners_choice() -> None:
    game = draws("golem_grab", dice=(4, 4), loot=["gold_10", "ebon_ring", "loadstone"])
    assert (game.question, game.options) == ("lose_loot", ["gold_10", "ebon_ring"])  # a loadstone sticks

    game.play("gold_10")

    assert (game.hero.loot, game.hero.wounds) == (["ebon_ring", "loadstone"], 2)
    assert game.discarded("search", "gold_10") == 1
    assert below_and_done(game)


@proves("DQ-CAT-4")
def test_a_golem_finds_nothing_to_grab_or_misses() -> None:
    assert draws("golem_grab", dice=(4, 4)).hero.wounds == 2

    lucky = draws("golem_grab", dice=(3, 4), loot=["gold_10"])
    assert (lucky.hero.wounds, lucky.hero.loot) == (0, ["gold_10"])
    assert below_and_done(lucky)


@proves("DQ-CAT-4")
@pytest.mark.parametrize(("name", "wounds"), [("challara", 5), ("gherinn", 6), ("hugo", 1)])
def test_a_troll_smashes_through_what_the_armor_does_not_stop(name: str, wounds: int) -> None:
    answers = ("roll",) if name == "gherinn" else ()

    assert draws("troll_smash", name, dice=(6, 6), answers=answers).hero.wounds == wounds
    assert draws("troll_smash", name, dice=(1, 1), answers=answers).hero.wounds == 0


@proves("DQ-CAT-4")
@pytest.mark.parametrize(("dice", "wounds"), [((3, 4), 0), ((4, 4), 1), ((6, 6), 5)])
def test_a_sorcerers_bolt_wounds_by_as_much_as_luck_missed(dice: tuple[int, ...], wounds: int) -> None:
    assert draws("sorcerers_bolt", dice=dice).hero.wounds == wounds


@proves("DQ-TST-4")
def test_determination_softens_a_bolt_it_cannot_stop() -> None:
    game = draws("sorcerers_bolt", dice=(6, 6), determination=2)
    assert (game.question, game.options) == ("determination", [0, 1, 2])

    game.play(2)

    assert (game.hero.wounds, game.hero.determination) == (3, 1)


@proves("DQ-CAT-4")
@pytest.mark.parametrize(
    ("name", "dice", "bitten"),
    [("challara", (3, 3), True), ("challara", (2, 3), False), ("hugo", (3, 3), True)],
)
def test_a_vampire_bites_whom_the_worse_of_agility_and_armor_does_not_save(
    name: str, dice: tuple[int, ...], bitten: bool
) -> None:
    game = draws("vampire_bite", name, dice=dice)

    assert game.hero.kept == ["vampire_bite"] * bitten
    assert (
        game.last("test_failed" if bitten else "test_passed")["attribute"]
        == {"challara": "armor", "hugo": "agility"}[name]
    )
    assert a_turn_later(game, catacomb=["empty"]).hero.wounds == int(bitten)


@proves("DQ-CAT-8", "DQ-CRD-2")
def test_a_bite_is_kept_above_and_goes_on_bleeding() -> None:
    hero = Hero("challara", "C3", standing=BELOW, heading="E", row=["vampire_bite"], kept=["vampire_bite"])
    game = quest(hero, ELSEWHERE, board={"E5": "dn1 W"}, draws={"catacomb": ["exit"]})

    game.play("exit", "S", dice=[2], dungeon=["empty"])

    assert (game.hero.at, game.hero.row, game.hero.kept) == ("E5", [], ["vampire_bite"])
    assert game.discarded("catacomb", "vampire_bite") == 0
    assert a_turn_later(game).hero.wounds == 2  # one below, one here


# The deep elf.


@proves("DQ-TRN-6", "DQ-CAT-5")
@pytest.mark.parametrize(("pips", "question", "wounds"), [(1, "exit", 0), (2, "action", 0), (3, "action", 4)])
def test_a_deep_elf_weighs_what_is_offered_against_the_die(pips: int, question: str, wounds: int) -> None:
    game = draws("greedy_deep_elf", loot=["gold_200", "ebon_ring"])
    assert (game.question, game.options) == ("bargain", ["refuse", "gold_200", "ebon_ring"])

    game.play("gold_200", "done", dice=[pips])

    assert (game.question, game.hero.wounds) == (question, wounds)
    assert game.hero.loot == ["ebon_ring"]
    assert game.discarded("corpse", "gold_200") == 1


@proves("DQ-TRN-6")
def test_a_deep_elf_may_be_refused_and_does_not_deal_with_the_poor() -> None:
    game = draws("greedy_deep_elf", loot=["gold_200"]).play("refuse")
    assert below_and_done(game)
    assert (game.hero.loot, game.hero.wounds) == (["gold_200"], 0)

    assert below_and_done(draws("greedy_deep_elf"))


@proves("DQ-CRD-4")
@pytest.mark.parametrize(("pips", "wounds"), [(1, 0), (2, 4)])
def test_to_a_deep_elf_loot_without_a_value_is_worth_nothing(pips: int, wounds: int) -> None:
    game = draws("greedy_deep_elf", loot=["gold_100", "bottle_imp", "loadstone"])

    game.play(
        "bottle_imp", "gold_100", dice=[pips]
    )  # nothing more can be offered: as much as the die is no way out

    assert below_and_done(game)
    assert (game.hero.loot, game.hero.wounds) == (["loadstone"], wounds)


# The naga.


@proves("DQ-CAT-4")
def test_a_naga_carries_the_marker_on_and_turns_it_back() -> None:
    game = draws("giant_naga", row=["empty", "gigantic_diamond", "horde_of_rats"])

    assert below_and_done(game)
    assert game.hero.marker == "J4 W"  # four cards from F4 to the east
    assert game.hero.row == ["gigantic_diamond"]
    assert game.discarded("catacomb", "empty") == game.discarded("catacomb", "giant_naga") == 1
    assert game.last("carried_off") == {"seat": 0, "space": 48, "place": "J4", "way": "W"}


@proves("DQ-CAT-4")
def test_a_naga_stops_at_the_outer_wall_without_a_wound() -> None:
    hero = Hero("challara", "L4", standing=BELOW, heading="E", row=["empty", "empty"])
    game = quest(hero, ELSEWHERE, draws={"catacomb": ["giant_naga"]})

    assert (game.hero.marker, game.hero.wounds) == ("M4 W", 0)


@proves("DQ-CRD-2")
def test_a_naga_washes_off_venom_but_not_a_bite() -> None:
    row = ["spider_venom", "vampire_bite"]
    hero = Hero("challara", "F4", standing=BELOW, heading="E", row=row, kept=row)
    game = quest(hero, ELSEWHERE)

    game.play(
        "spider_venom", dice=[6], catacomb=["giant_naga"]
    )  # the state phase, in the owner's order, then the card

    assert (game.hero.row, game.hero.kept) == ([], ["vampire_bite"])
    assert game.discarded("catacomb", "spider_venom") == 1
    assert game.discarded("catacomb", "vampire_bite") == 0


# The tunnels.


@proves("DQ-R-82", "DQ-R-35")
def test_twisting_tunnels_shuffle_the_discards_in_but_no_row_and_another_card_is_drawn() -> None:
    hero = Hero("challara", "F4", standing=BELOW, row=["exit"])
    game = quest(
        hero,
        ELSEWHERE,
        decks={"catacomb": ["twisting_tunnels"]},
        discards={"catacomb": ["empty"]},
        draws={"catacomb": ["twisting_tunnels", "empty"]},
    )

    assert game.clause("reshuffled") == "DQ-R-82"
    assert game.hero.row == ["exit", "empty"]
    assert (game.left("catacomb", "twisting_tunnels"), game.left("catacomb", "exit")) == (1, 0)
