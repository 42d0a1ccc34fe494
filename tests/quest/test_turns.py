"""Turns: who, in which order, and what one may do in one's own (DQ-TRN)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.game import QuestGame
from mazmorra.games.quest.scene import space_of
from mazmorra.games.quest.state import BELOW, DEAD, OUT
from mazmorra.kernel import ScriptedDealer
from mazmorra.kernel.errors import BadSeats
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

COMPANY = QuestGame.variants()[0]
FOUR = (Hero("hugo", "A1"), Hero("lindel", "M1"), Hero("tatianna", "A10"), Hero("krutzbeck", "M10"))


@proves("DQ-TRN-1")
@pytest.mark.parametrize(("players", "seats"), [("solo", (1,)), ("company", (2, 3, 4))])
def test_one_to_four_play(players: str, seats: tuple[int, ...]) -> None:
    game = QuestGame(COMPANY | {"players": players})

    assert game.seats == seats
    with pytest.raises(BadSeats):
        game.new(5)


@proves("DQ-TRN-1")
def test_the_start_player_is_random_and_turns_go_clockwise_from_there() -> None:
    chance = ScriptedDealer((), hero=[0, 1, 2], rune=[0, 1, 2], starter=[2], tile=[0] * 4, dungeon=[2] * 4)
    game = Scene(QuestGame(COMPANY).new(3, dealer=chance, checked=True))

    for tower in ("A1", "M1", "A10"):
        game.answer(tower)
    turns = []
    for move in ("move B1", "move L1", "move B10"):
        turns.append(game.asked)
        game.answer(move)

    assert [event.args["seat"] for event in game.told("tower_taken")] == [2, 0, 1]
    assert turns == [2, 0, 1]
    assert game.asked == 2
    assert game.state.starter == 2
    assert game.clause("start_drawn") == "DQ-TRN-1"


@proves("DQ-TRN-1")
def test_the_start_players_token_stays_while_its_holder_is_inside() -> None:
    game = quest(*FOUR)

    for move in ("move B1", "move L1", "move B10", "move L10"):
        game.play(move, tile=["dn1"], dungeon=["empty"])

    assert game.state.starter == 0
    assert not game.told("start_passes")


@proves("DQ-TRN-2")
def test_a_turn_is_completed_before_the_next_begins() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "co1 W", "D3": "br1 W"})

    game.play("move D3")
    assert (game.question, game.asked) == ("bridge", 0)
    assert [event.args["seat"] for event in game.told("turn_began")] == [0]

    game.play("stay")
    assert [event.args["seat"] for event in game.told("turn_began")] == [0, 1]
    assert game.clause("turn_began") == "DQ-TRN-2"


@proves("DQ-TRN-2", "DQ-TRN-3")
def test_the_state_phase_comes_before_the_action_phase() -> None:
    game = quest(Hero("hugo", "C3", kept=["lingering_shade"]), board={"C3": "dn1 W"}, dice=[3, 3])

    assert [event.kind for event in game.table.events] == ["turn_began", "sun_moved", "rolled"]
    assert game.clause("rolled") == "DQ-TRN-3"
    assert game.question == "action"


@proves("DQ-TRN-3")
def test_a_players_cards_act_in_that_players_turn_alone() -> None:
    game = quest(Hero("hugo", "C3"), Hero("lindel", "M1", kept=["lingering_shade"]), board={"C3": "dn1 W"})
    assert not game.told("rolled")

    game.play("search", search=["nothing_here"], dice=[3, 3])

    assert game.last("rolled")["seat"] == 1


@proves("DQ-TRN-3")
def test_only_in_the_start_players_state_phase_does_the_sun_advance() -> None:
    game = quest(*FOUR, starter=1, sun=4)
    assert game.state.sun == 4

    game.play("move B1", tile=["dn1"], dungeon=["empty"])
    assert game.state.sun == 5


@proves("DQ-TRN-4")
def test_one_action_and_the_turn_is_over() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "st1 W"})
    assert game.options == ["move C2", "move D3", "move B3", "search", "descend"]
    assert game.table.asks[0].clause == "DQ-TRN-4"

    game.play("search", search=["nothing_here"])

    assert game.asked == 1


@proves("DQ-TRN-4")
def test_below_a_catacomb_card_is_drawn_instead() -> None:
    game = quest(Hero("hugo", "C3", standing=BELOW), board={"C3": "st1 W"}, draws={"catacomb": ["empty"]})

    assert game.hero.row == ["empty"]
    assert game.asked == 1


@proves("DQ-TRN-4")
@pytest.mark.parametrize(("loot", "leaves"), [(["gold_30"], True), ([], False)])
def test_in_a_tower_room_one_may_leave_the_dungeon_instead(loot: list[str], leaves: bool) -> None:
    game = quest(Hero("hugo", "A1", loot=loot))

    assert ("leave" in game.options) == leaves


@proves("DQ-TRN-6", "DQ-R-78")
@pytest.mark.parametrize(("answer", "wounds", "determination"), [("roll", 0, 1), ("penance", 1, 4)])
def test_an_ability_that_says_may_is_optional(answer: str, wounds: int, determination: int) -> None:
    game = quest(Hero("gherinn", "C3"), board={"C3": "do1 W", "D3": "pc1 W"})

    game.play("move D3", door=["door_opens"])
    assert game.options == ["roll", "penance"]
    assert game.table.asks[0].clause == "DQ-TRN-6"
    game.play(answer, dice=[6, 6])

    assert (game.hero.wounds, game.hero.determination) == (wounds, determination)


@proves("DQ-R-78")
def test_an_ability_that_does_not_say_may_simply_happens() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "dn1 W"}, tokens={"D3": "monster"})
    game.play("move D3", monster=["troll_4"])

    game.clash("magic", "melee")

    assert game.hero.wounds == 0
    assert game.told("guarded")


@proves("DQ-R-48")
@pytest.mark.parametrize(
    ("hero", "dice"),
    [
        (Hero("hugo", "C3", standing=BELOW, row=["hole_in_the_roof"]), []),
        (Hero("hugo", "C3", skips=1), []),
        (Hero("hugo", "C3", kept=["torch_goes_out"]), [6, 6]),
    ],
)
def test_the_sun_advances_whatever_becomes_of_the_start_players_turn(hero: Hero, dice: list[int]) -> None:
    game = quest(hero, board={"C3": "dn1 W"}, sun=6, dice=dice)

    assert game.state.sun == 7
    assert game.clause("sun_moved") == "DQ-SUN-1"


@proves("DQ-R-49")
def test_the_sun_goes_before_ones_own_cards() -> None:
    game = quest(Hero("hugo", "C3", kept=["lingering_shade"]), board={"C3": "dn1 W"}, sun=25, dice=[2, 3, 3])

    assert [(event.args["about"], event.args["dice"]) for event in game.told("rolled")] == [
        ("sun", (2,)),
        ("lingering_shade", (3, 3)),
    ]


@proves("DQ-R-49")
@pytest.mark.parametrize("first", ["lingering_shade", "torch_goes_out"])
def test_ones_own_cards_act_in_the_order_their_owner_likes(first: str) -> None:
    game = quest(Hero("hugo", "C3", kept=["torch_goes_out", "lingering_shade"]), board={"C3": "dn1 W"})
    assert game.question == "status_order"
    assert game.table.asks[0].clause == "DQ-R-49"

    game.play(first, dice=[2, 2, 2, 2])

    assert game.told("rolled")[0].args["about"] == first
    assert game.hero.kept == ["lingering_shade"]
    assert (game.question, game.asked) == ("action", 0)


@proves("DQ-R-49")
def test_of_two_torches_that_went_out_both_are_tried() -> None:
    hero = Hero("hugo", "C3", standing=BELOW, row=["torch_goes_out"] * 2, kept=["torch_goes_out"] * 2)
    game = quest(hero, dice=[2, 2, 2, 2], draws={"catacomb": ["empty"]})

    assert game.hero.kept == []
    assert game.hero.row == ["torch_goes_out", "torch_goes_out", "empty"]


@proves("DQ-R-56")
def test_a_lost_turn_is_lost_whole_and_several_add_up() -> None:
    game = quest(Hero("hugo", "C3", skips=2, kept=["lingering_shade"]), board={"C3": "dn1 W"})
    assert game.asked == 1  # no card acted, no action was asked for
    assert game.clause("turn_lost") == "DQ-R-56"

    game.play("move M9", tile=["dn1"], dungeon=["empty"])
    assert (game.asked, game.hero.skips, game.state.sun) == (1, 0, 2)

    game.play("move M8", tile=["dn1"], dungeon=["empty"], dice=[3, 4])
    assert (game.asked, game.question) == (0, "action")


@proves("DQ-R-56")
def test_turns_lost_one_after_the_other_add_up() -> None:
    hero = Hero("hugo", "C3", rune="stasis")
    game = quest(hero, board={"C3": "dn1 W", "D3": "tr1 W", "E3": "tr1 W"})

    game.play("rune stasis", "move D3", "move E3", trap=["explosion", "poisonous_gas"], dice=[3, 5])

    assert (game.hero.wounds, game.hero.skips) == (4, 3)
    assert game.clause("turns_lost") == "DQ-R-56"


@proves("DQ-R-47")
@pytest.mark.parametrize("standing", [DEAD, OUT])
def test_the_start_players_token_passes_to_the_next_one_inside(standing: int) -> None:
    heroes = [
        Hero("hugo", "A1"),
        Hero("lindel", standing=standing),
        Hero("tatianna", "A10"),
        Hero("krutzbeck", "M10"),
    ]
    game = quest(*heroes, starter=1, sun=3)

    game.play("move B1", tile=["dn1"], dungeon=["empty"])

    assert (game.state.starter, game.asked, game.state.sun) == (2, 2, 4)
    assert game.clause("start_passes") == "DQ-R-47"


@proves("DQ-R-77")
def test_a_hero_begins_in_a_tower_without_having_entered_it() -> None:
    chance = ScriptedDealer((), hero=[0, 1], rune=[0, 1], starter=[0])
    game = Scene(QuestGame(COMPANY).new(2, dealer=chance, checked=True))

    game.play("A1", "M10")

    assert game.question == "action"
    assert not {"tower M1", "leave"} & set(game.options)
    assert game.options[:2] == ["move B1", "move A2"]
    assert game.clause("tower_taken") == "DQ-R-77"


@proves("DQ-R-77")
def test_each_hero_begins_in_another_tower() -> None:
    chance = ScriptedDealer((), hero=[0, 1], rune=[0, 1], starter=[0])
    game = Scene(QuestGame(COMPANY).new(2, dealer=chance, checked=True))

    game.play("A1")

    assert game.options == ["M1", "A10", "M10"]
    assert game.refuses(space_of("A1"))
