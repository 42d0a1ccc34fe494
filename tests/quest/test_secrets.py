"""What nobody may see: the monster's card but its player, a combat card before both are in, anything that is
still in a stack.
"""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from mazmorra.games.quest.game import HIDDEN
from mazmorra.games.quest.state import BELOW
from mazmorra.kernel import EVERYTHING, WATCHER
from mazmorra.kernel.determinize import determinize
from tests.quest.fights import HALLS, ambushed, strike
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

HERO, KEEPER, NEIGHBOUR = 0, 1, 2
OTHERS = [Hero("lindel", "M10"), Hero("gherinn", "A10")]
not_the_keeper = pytest.mark.parametrize("viewer", [HERO, NEIGHBOUR, WATCHER])
TWINS = [("troll_1", "troll_4"), ("demon_1", "demon_4"), ("sorcerer_3", "sorcerer_4"), ("golem_1", "golem_4")]


def knowledge(game: Scene, seat: int) -> tuple[object, ...]:
    """All a seat may know: two tables that differ in a secret alone must agree in it."""
    view = game.table.view(seat)
    notes = game.table.game.notes(view)
    return (
        view.fields,
        view.ask,
        view.waiting,
        view.asked,
        view.answered,
        view.own_answer,
        notes,
        game.table.log(seat),
    )


def number_of(game: Scene, monster: str) -> int:
    return [row.id for row in game.table.game.box.monsters].index(monster)


# The monster card.


@proves("DQ-R-80", "DQ-MON-2")
@not_the_keeper
@pytest.mark.parametrize(("one", "other"), TWINS)
def test_two_fights_that_differ_in_the_monster_card_alone_look_the_same_to_all_but_its_player(
    viewer: int, one: str, other: str
) -> None:
    games = [ambushed(monster=monster, others=OTHERS) for monster in (one, other)]

    def same() -> bool:
        return knowledge(games[0], viewer) == knowledge(games[1], viewer)

    assert same()
    assert knowledge(games[0], KEEPER) != knowledge(games[1], KEEPER)
    for game in games:
        game.table.answer(KEEPER, "ranged")
    assert same()
    for game in games:
        game.table.answer(HERO, "magic")
    assert same()  # the question whether to flee says no more
    for game in games:
        game.play("flee", dice=[6, 6])
    assert same()
    for game in games:
        game.clash("ranged", "magic").play("fight")
    assert same()


@proves("DQ-R-80")
def test_the_card_is_seen_by_its_player_and_hidden_from_all_others() -> None:
    game = ambushed(monster="golem_3", others=OTHERS)

    seen = {
        seat: game.table.view(seat)["foe_card"] for seat in (HERO, KEEPER, NEIGHBOUR, WATCHER, EVERYTHING)
    }

    card = number_of(game, "golem_3")
    assert seen == {HERO: HIDDEN, KEEPER: card, NEIGHBOUR: HIDDEN, WATCHER: HIDDEN, EVERYTHING: card}


@proves("DQ-R-80")
@not_the_keeper
def test_the_deck_does_not_say_which_card_is_missing(viewer: int) -> None:
    before = quest(Hero("challara", "C3"), *OTHERS, board=HALLS)

    game = ambushed(monster="golem_3", others=OTHERS)

    assert game.table.view(viewer)["monster_deck"] == before.table.view(viewer)["monster_deck"]
    assert sum(game.table.view(viewer)["monster_discard"]) == 0


@proves("DQ-R-80")
def test_what_a_round_says_of_a_hidden_monster_can_be_known_no_less_afterwards() -> None:
    hidden, alone = ambushed(monster="troll_4"), quest(Hero("hugo", "C3"), board=HALLS, players="solo")
    reveals = hidden.table.game.reveals
    met, idle = hidden.table.copy().state, alone.table.copy().state

    strike(hidden)
    alone.play("move D3", "fight", dungeon=["ambush"], monster=["skeleton_1"], dice=[6])

    assert reveals(met, hidden.state)  # it stands one wound more
    assert not reveals(met, met)  # nothing has happened yet
    assert not reveals(idle, alone.state)  # there was no card that anybody had to hide


@proves("DQ-R-80", "DQ-COM-6")
@pytest.mark.parametrize("viewer", [HERO, NEIGHBOUR, WATCHER])
def test_after_an_escape_everybody_has_seen_the_monster(viewer: int) -> None:
    game = ambushed(monster="golem_3", others=OTHERS, rune="warding")
    game.clash("magic", "ranged")

    game.play("flee", dice=[1, 1])

    assert game.question == "warding"  # the penalty is about to be suffered, the card lies open
    assert (
        game.table.view(viewer)["foe_card"]
        == game.table.view(viewer)["shown_foe"]
        == number_of(game, "golem_3")
    )
    game.play("keep", dungeon=["empty"])
    assert game.table.view(viewer)["monster_discard"][number_of(game, "golem_3")] == 1


@proves("DQ-R-80", "DQ-COM-4")
def test_a_dead_monster_lies_open_on_the_discard_pile() -> None:
    game = strike(ambushed(monster="skeleton_1", others=OTHERS), 2)

    assert game.table.view(NEIGHBOUR)["monster_discard"][number_of(game, "skeleton_1")] == 1
    assert game.table.view(NEIGHBOUR)["foe_card"] == -1


@proves("DQ-R-80")
def test_what_a_hero_must_hold_possible_is_every_monster_of_that_name_that_could_still_live() -> None:
    game = ambushed(monster="troll_4", others=OTHERS)
    strike(game, 3)  # so it is no troll of three health

    rng = random.Random(5)
    imagined = {determinize(game.table.view(HERO), rng).state.foe_card for _ in range(60)}
    known = {determinize(game.table.view(KEEPER), rng).state.foe_card for _ in range(20)}

    assert imagined == {number_of(game, each) for each in ("troll_2", "troll_3", "troll_4")}
    assert known == {number_of(game, "troll_4")}


# The combat cards.


@proves("DQ-COM-1", "DQ-R-80")
@pytest.mark.parametrize("first", [HERO, KEEPER])
@pytest.mark.parametrize(("one", "other"), [("melee", "magic"), ("ranged", "melee"), ("magic", "ranged")])
def test_before_both_combat_cards_are_in_nobody_knows_anothers(first: int, one: str, other: str) -> None:
    games = [ambushed(others=OTHERS) for _ in range(2)]

    for game, card in zip(games, (one, other), strict=True):
        game.table.answer(first, card)

    second = KEEPER if first == HERO else HERO
    for viewer in (second, NEIGHBOUR, WATCHER):
        assert knowledge(games[0], viewer) == knowledge(games[1], viewer)
    assert [game.table.view(first).own_answer for game in games] == [one, other]
    assert [game.table.view(second).ask is not None for game in games] == [True, True]


@proves("DQ-COM-1")
def test_who_has_chosen_first_does_not_show_in_what_follows() -> None:
    games = [ambushed(others=OTHERS) for _ in range(2)]

    for game, order in zip(games, ((HERO, KEEPER), (KEEPER, HERO)), strict=True):
        for seat in order:
            game.table.answer(seat, "magic")

    for viewer in (HERO, KEEPER, NEIGHBOUR, WATCHER):
        assert knowledge(games[0], viewer) == knowledge(games[1], viewer)


@proves("DQ-COM-1")
def test_a_combat_card_once_laid_cannot_be_changed() -> None:
    game = ambushed()
    game.table.answer(HERO, "melee")

    assert game.table.view(HERO).ask is None
    assert [ask.seat for ask in game.table.asks] == [KEEPER]


# Solo.


@proves("DQ-SOLO-2")
@pytest.mark.parametrize("viewer", [HERO, WATCHER, EVERYTHING])
def test_alone_there_is_nothing_to_know_of_a_monster_before_it_is_revealed(viewer: int) -> None:
    game = quest(Hero("challara", "C3"), board=HALLS, players="solo")
    game.play("move D3", dungeon=["ambush"])

    view = game.table.view(viewer)

    assert (view["foe"], view["foe_card"], view["shown_foe"]) == ("", -1, -1)
    assert sum(view["monster_deck"]) == 20


@proves("DQ-SOLO-3")
def test_alone_the_rules_play_the_monster() -> None:
    game = quest(Hero("krutzbeck", "C3"), board=HALLS, players="solo")
    game.play("move D3", "fight", dungeon=["ambush"], monster=["golem_4"], dice=[5])

    assert [(ask.seat, ask.kind) for ask in game.table.asks] == [
        (0, "fury")
    ]  # the hero's own ability, and no combat card
    assert game.table.view(0)["foe_card"] == number_of(game, "golem_4")  # face up


# What is open, and what nobody knows.


@proves("DQ-R-80")
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_loot_runes_kept_cards_and_rows_are_open_to_all(viewer: int) -> None:
    party = [
        Hero("challara", "A1", loot=["ebon_ring"], rune="glare"),
        Hero("lindel", "M10", kept=["rope"]),
        Hero("gherinn", "D5", standing=BELOW, row=["gigantic_diamond"]),
    ]
    game = quest(*party)

    view, state = game.table.view(viewer), game.state

    assert [list(view[name]) for name in ("loot", "runes", "kept", "row")] == [
        state.loot,
        state.runes,
        state.kept,
        state.row,
    ]
    assert all((view["loot"][0], view["kept"][1], view["row"][2]))


@proves("DQ-R-80")
def test_stacks_and_decks_have_no_order_that_anybody_could_know() -> None:
    """They are counts: what will be drawn is decided when it is drawn."""
    game = quest(Hero("challara", "C3"), *OTHERS, board=HALLS)
    views = [game.table.view(seat).fields for seat in (0, 1, 2, WATCHER, EVERYTHING)]

    assert all(view == views[0] for view in views)
    assert set(views[0]) >= {"bag", "deck", "monster_deck"}
    assert sum(views[0]["bag"]) == 117 - len(HALLS)
    assert set(views[0]) == {field.name for field in fields(game.state)}  # there is nothing else
