"""Decks and their discard piles, loot and what is kept (DQ-CRD)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.box.loading import open_box
from mazmorra.games.quest.box.rows import DECKS
from mazmorra.games.quest.game import QuestGame
from mazmorra.games.quest.state import BELOW
from tests.quest.setting import Hero, quest
from tests.scenario import proves

TWO = {"C3": "dn1 W", "D3": "dn1 W"}


@proves("DQ-CRD-1")
def test_each_kind_of_card_has_a_deck_and_a_discard_pile_of_its_own() -> None:
    counts = {deck: sum(card.row.copies for card in open_box().cards if card.deck == deck) for deck in DECKS}

    assert counts == {
        "dungeon": 50,
        "search": 30,
        "door": 15,
        "trap": 15,
        "catacomb": 40,
        "corpse": 15,
        "crypt": 15,
        "dragon": 8,
        "treasure": 32,
    }


@proves("DQ-CRD-1", "DQ-CRD-2")
def test_a_card_followed_goes_to_the_pile_of_its_own_deck() -> None:
    game = quest(Hero("hugo", "C3"), board=TWO)

    game.play("move D3", "draw", dungeon=["dead_adventurer"], corpse=["nothing_on_it"])

    assert (game.left("dungeon", "dead_adventurer"), game.discarded("dungeon", "dead_adventurer")) == (7, 1)
    assert (game.left("corpse", "nothing_on_it"), game.discarded("corpse", "nothing_on_it")) == (2, 1)


@proves("DQ-CRD-1")
def test_an_empty_deck_is_refilled_by_shuffling_its_discards() -> None:
    game = quest(
        Hero("hugo", "C3"), board=TWO, decks={"dungeon": []}, discards={"dungeon": ["gold_30", "empty"]}
    )

    game.play("move D3", dungeon=["gold_30"])

    assert game.hero.loot == ["gold_30"]
    assert (game.left("dungeon", "empty"), game.discarded("dungeon", "empty")) == (1, 0)
    assert (game.clause("deck_refilled"), game.last("deck_refilled")["deck"]) == ("DQ-CRD-1", "dungeon")


@proves("DQ-CRD-1")
def test_a_deck_with_cards_left_is_not_refilled() -> None:
    game = quest(
        Hero("hugo", "C3"), board=TWO, decks={"dungeon": ["empty"]}, discards={"dungeon": ["gold_30"]}
    )

    game.play("move D3", dungeon=["empty"])

    assert (game.left("dungeon", "gold_30"), game.discarded("dungeon", "gold_30")) == (0, 1)
    assert not game.told("deck_refilled")


@proves("DQ-CRD-1", "DQ-R-82")
@pytest.mark.parametrize("left", [[], ["dust_and_echoes"]], ids=["refilled", "reshuffled"])
def test_shuffling_one_deck_leaves_all_others_alone(left: list[str]) -> None:
    discards = {
        "search": ["gold_10", "gold_60"],
        "trap": ["explosion"],
        "crypt": ["sealed_again"],
        "treasure": ["giant_ruby"],
    }
    game = quest(Hero("hugo", "C3"), board=TWO, decks={"search": left}, discards=discards)

    game.play("search", search=[*left, "gold_10"])

    assert [game.discarded(deck, card) for deck, cards in discards.items() for card in cards] == [
        0,
        0,
        1,
        1,
        1,
    ]
    assert (game.left("search", "gold_60"), len(game.state.discard)) == (1, len(game.state.deck))


@proves("DQ-CRD-2")
def test_loot_lies_open_in_the_play_area_instead() -> None:
    game = quest(Hero("hugo", "C3"), board=TWO)

    game.play("move D3", dungeon=["gold_40"])

    assert (game.hero.loot, game.discarded("dungeon", "gold_40")) == (["gold_40"], 0)
    assert game.last("loot_gained") == {"seat": 0, "card": "gold_40", "gold": 40}
    assert all(game.table.view(seat)["loot"][0] == game.state.loot[0] for seat in (0, 1))


@proves("DQ-CRD-2")
def test_a_card_that_says_keep_stays_in_the_play_area_too() -> None:
    game = quest(Hero("hugo", "C3"), board=TWO)

    game.play("move D3", dungeon=["lingering_shade"])

    assert (game.hero.kept, game.hero.loot, game.discarded("dungeon", "lingering_shade")) == (
        ["lingering_shade"],
        [],
        0,
    )
    assert game.clause("card_kept") == "DQ-CRD-2"


@proves("DQ-CRD-3")
def test_the_same_name_may_be_in_several_decks() -> None:
    decks = {card.deck for card in open_box().cards if card.id == "unstable_potion"}

    assert decks == {"dungeon", "search", "corpse", "crypt"}


@proves("DQ-CRD-3")
def test_cards_of_one_name_go_back_each_to_its_own_pile() -> None:
    searching = quest(Hero("hugo", "C3"), board=TWO)
    searching.play("search", search=["hidden_trap"], trap=["explosion"])
    walking = quest(Hero("hugo", "C3"), board=TWO)
    walking.play("move D3", dungeon=["hidden_trap"], trap=["explosion"])

    piles = [
        (game.discarded("search", "hidden_trap"), game.discarded("dungeon", "hidden_trap"))
        for game in (searching, walking)
    ]
    assert piles == [(1, 0), (0, 1)]


@proves("DQ-CRD-4")
def test_loot_is_worth_what_is_printed_and_nothing_if_nothing_is() -> None:
    loot = ["gold_30", "giant_ruby", "unstable_potion", "artifact_eater"]
    game = quest(Hero("hugo", "A1", loot=loot), Hero("lindel", "C3", wounds=14), board=TWO)

    game.play("leave")
    game.play("move D3", dungeon=["razorwing_attack"], dice=[1])

    assert (game.over, game.hero.gold) == (True, 3030)


@proves("DQ-CRD-4")
def test_a_treasure_chest_says_otherwise() -> None:
    game = quest(Hero("hugo", "A1", loot=["treasure_chest"]), Hero("lindel", "C3", wounds=14), board=TWO)

    game.play("leave")
    game.play("move D3", dungeon=["razorwing_attack"], dice=[1, 3, 4])

    assert game.hero.gold == 700


@proves("DQ-CRD-5")
def test_a_rune_is_used_once_and_leaves_the_game() -> None:
    game = quest(Hero("hugo", "C3", rune="warding"), board={"C3": "dn1 W", "D3": "tr1 W"})
    game.play("move D3", trap=["explosion"])
    assert game.question == "warding"

    game.play("use")

    assert (game.hero.rune, game.hero.wounds, game.clause("rune_used")) == ("", 0, "DQ-CRD-5")
    assert game.state.rune_bag[[row.id for row in open_box().runes].index("warding")] == 0


@proves("DQ-CRD-5")
def test_a_rune_not_used_stays_and_is_asked_for_on_its_own_condition_alone() -> None:
    game = quest(Hero("hugo", "C3", rune="warding"), board={"C3": "dn1 W", "D3": "tr1 W"})

    game.play("move D3", "keep", trap=["explosion"])

    assert (game.hero.rune, game.hero.wounds) == ("warding", 4)
    unharmed = quest(Hero("hugo", "C3", rune="warding"), board=TWO).play("move D3", dungeon=["empty"])
    assert unharmed.asked == 1


@proves("DQ-CRD-5")
def test_each_player_is_dealt_one_rune_and_no_two_the_same() -> None:
    assert [row.copies for row in open_box().runes] == [1] * 12


@proves("DQ-R-82")
@pytest.mark.parametrize(
    ("deck", "card", "other"),
    [
        ("dungeon", "shifting_shadows", "gold_30"),
        ("door", "creaking_hinges", "door_opens"),
        ("trap", "hidden_gears", "explosion"),
    ],
)
def test_a_reshuffle_card_shuffles_its_deck_and_another_is_drawn_for_the_same_purpose(
    deck: str, card: str, other: str
) -> None:
    rooms = {"dungeon": TWO, "door": {"C3": "do1 W", "D3": "dn1 W"}, "trap": {"C3": "dn1 W", "D3": "tr1 W"}}[
        deck
    ]
    game = quest(Hero("hugo", "C3"), board=rooms, decks={deck: [card]}, discards={deck: [other, other]})

    drawn = {"dungeon": ["empty"] * (deck == "door"), deck: [card, other]}
    game.play("move D3", dungeon=drawn["dungeon"], door=drawn.get("door", []), trap=drawn.get("trap", []))

    assert (game.hero.at, game.left(deck, card), game.discarded(deck, card)) == ("D3", 1, 0)
    assert game.left(deck, other) == 1
    assert game.clause("reshuffled") == "DQ-R-82"


@proves("DQ-R-82")
@pytest.mark.parametrize(("deck", "card"), [("corpse", "restless_dead"), ("crypt", "sealed_again")])
def test_so_do_those_of_the_corpse_and_crypt_decks(deck: str, card: str) -> None:
    game = quest(Hero("hugo", "C3"), board=TWO)
    asks = {"corpse": "dead_adventurer", "crypt": "crypt"}[deck]

    drawn = {deck: [card, "unstable_potion"]}
    game.play("move D3", "draw", dungeon=[asks], corpse=drawn.get("corpse", []), crypt=drawn.get("crypt", []))

    assert (game.hero.loot, game.left(deck, card)) == (["unstable_potion"], 1)


@proves("DQ-R-82")
def test_where_all_other_cards_lie_before_the_players_nothing_more_is_drawn() -> None:
    game = quest(Hero("hugo", "C3"), board=TWO, decks={"search": ["dust_and_echoes"]})

    game.play("search", search=["dust_and_echoes"])

    assert (game.asked, game.hero.loot, game.left("search", "dust_and_echoes")) == (1, [], 1)


@proves("DQ-R-82")
def test_searching_goes_on_after_a_reshuffle() -> None:
    game = quest(Hero("hugo", "C3"), board=TWO)

    game.play("search", search=["dust_and_echoes", "gold_10"])

    assert (game.hero.loot, game.left("search", "dust_and_echoes")) == (["gold_10"], 1)


@proves("DQ-R-82")
def test_twisting_tunnels_never_join_the_row() -> None:
    game = quest(
        Hero("hugo", "C3", standing=BELOW, row=["empty"]),
        board=TWO,
        draws={"catacomb": ["twisting_tunnels", "empty"]},
    )

    assert game.hero.row == ["empty", "empty"]
    assert game.left("catacomb", "empty") == 6  # rows are not shuffled in


@proves("DQ-R-82")
def test_tunnels_that_are_all_that_is_left_lead_nowhere_and_the_turn_passes() -> None:
    left = {"catacomb": ["twisting_tunnels"]}
    game = quest(
        Hero("hugo", "C3", standing=BELOW),
        board=TWO,
        decks=left,
        discards={"catacomb": []},
        draws={"catacomb": ["twisting_tunnels"]},
    )

    assert game.hero.row == []
    assert game.asked == 1


@proves("DQ-CRD-2")
def test_a_drawn_card_is_told_as_printed_unless_the_content_is_somebodys_own() -> None:
    printed = quest(Hero("hugo", "C3"), board={"C3": "dn1 W"})
    printed.play("search", search=["nothing_here"])
    text = QuestGame.content_text(QuestGame.variants()[0], "Own.")
    own = QuestGame(QuestGame.variants()[0], text).new(2, seed=1)
    while not any(event.kind == "card_drawn" for event in own.events):
        own.answer(own.asks[0].seat, own.asks[0].options[0])

    assert printed.last("card_drawn")["printed"] is True
    assert not any(event.args["printed"] for event in own.events if event.kind == "card_drawn")
