"""What a table may agree on: the letter of the rules where our reading departs from it (DQ-R-15, DQ-R-49)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.game import SWITCHES, QuestGame
from mazmorra.games.quest.state import BELOW
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

SHUT_IN = {"C3": "dn8 E", "D3": "dn1 W"}
ROOM = {"C3": "dn1 W"}


def shut_in(blocked: str, tile: str = "dn8 E") -> Scene:
    """Another hero stands in the only way out of C3."""
    rooms = SHUT_IN | {"C3": tile}
    return quest(
        Hero("hugo", "C3"), Hero("lindel", "D3"), board=rooms, tokens={"C3": "searched"}, blocked=blocked
    )


def events(game: Scene, *kinds: str) -> list[str]:
    return [event.kind for event in game.table.events if event.kind in kinds]


# Only other heroes are in the way.


@proves("DQ-R-15", "DQ-MOV-10")
def test_to_the_letter_whoever_only_heroes_shut_in_dies() -> None:
    game = shut_in("die")

    assert (game.hero.standing, game.last("died")["cause"]) == ("dead", "dead_end")
    assert game.clause("died") == "DQ-MOV-10"


@proves("DQ-R-15")
def test_as_a_rule_the_turn_is_lost() -> None:
    game = shut_in("lose")

    assert (game.hero.standing, game.asked, game.clause("waits")) == ("inside", 1, "DQ-R-15")


@proves("DQ-R-15", "DQ-R-14")
def test_to_the_letter_too_whoever_can_do_something_else_lives() -> None:
    game = shut_in("die", "st5 E")

    assert (game.hero.standing, game.question) == (
        "inside",
        "direction",
    )  # down the stairs, the only thing to do


# The sun and one's own cards.


@proves("DQ-R-49")
@pytest.mark.parametrize(
    ("sun", "order"), [("first", ["sun", "lingering_shade"]), ("last", ["lingering_shade", "sun"])]
)
def test_the_sun_goes_before_ones_own_cards_or_after_them(sun: str, order: list[str]) -> None:
    dice = [2, 3, 3] if sun == "first" else [3, 3, 2]
    game = quest(
        Hero("hugo", "C3", kept=["lingering_shade"]), board=ROOM, dice=dice, sun=25, house={"sun": sun}
    )

    assert [event.args["about"] for event in game.told("rolled")] == order
    assert (game.state.sun, game.question) == (26, "action")


@proves("DQ-R-49", "DQ-R-48")
@pytest.mark.parametrize("kept", ["torch_goes_out", "lingering_shade"])
def test_a_card_that_ends_the_turn_first_does_not_stop_the_sun(kept: str) -> None:
    dice = [6, 6] if kept == "torch_goes_out" else [1, 1]
    game = quest(Hero("hugo", "C3", kept=[kept]), board=ROOM, sun=6, dice=dice, house={"sun": "last"})

    assert (game.state.sun, game.asked) == (7, 1)
    assert events(game, "rolled", "sun_moved") == ["rolled", "sun_moved"]


@proves("DQ-R-49", "DQ-R-47")
def test_the_token_of_who_dies_of_a_card_moves_no_second_sun() -> None:
    hero = Hero("hugo", "C3", wounds=15, kept=["catacomb/vampire_bite"])
    game = quest(hero, board=ROOM, sun=6, house={"sun": "last"})

    assert (game.hero.standing, game.state.starter, game.asked, game.state.sun) == ("dead", 1, 1, 7)


@proves("DQ-R-49")
def test_the_sun_that_sets_after_a_card_has_ended_the_turn_sets_on_everybody() -> None:
    game = quest(
        Hero("hugo", "C3", kept=["torch_goes_out"]), board=ROOM, sun=25, dice=[6, 6, 1], house={"sun": "last"}
    )

    assert game.over
    assert [event.args["cause"] for event in game.told("died")] == ["sunset", "sunset"]


@proves("DQ-R-49", "DQ-R-56")
def test_on_a_lost_turn_the_sun_moves_and_no_card_acts_either_way() -> None:
    game = quest(
        Hero("hugo", "C3", kept=["lingering_shade"], skips=1), board=ROOM, sun=6, house={"sun": "last"}
    )

    assert (game.state.sun, game.asked, game.told("rolled")) == (7, 1, [])


@proves("DQ-R-49", "DQ-CAT-4")
def test_below_too_the_cards_go_first() -> None:
    hero = Hero("hugo", "C3", standing=BELOW, row=["spider_venom", "hole_in_the_roof"], kept=["spider_venom"])
    game = quest(hero, sun=6, dice=[6], house={"sun": "last"})

    assert events(game, "rolled", "sun_moved") == ["rolled", "sun_moved"]


# The switches themselves.


@proves("DQ-OPT-1")
def test_the_house_rules_are_off_unless_the_table_agrees() -> None:
    usual = QuestGame.variants()[0]

    assert (usual["blocked"], usual["sun"]) == ("lose", "first")
    assert len(QuestGame.variants()) == 2 ** len(SWITCHES)


def test_the_samples_show_every_value_of_every_switch() -> None:
    for switch, values in SWITCHES.items():
        assert {sample[switch] for sample in QuestGame.samples()} == set(values)
    assert all(sample in QuestGame.variants() for sample in QuestGame.samples())
    assert QuestGame.samples()[0] == QuestGame.variants()[0]
