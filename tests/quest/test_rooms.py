"""What rooms do on entering: chambers, pits, trap chambers, rotating chambers (DQ-ROM)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.state import BELOW
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves


def way_out(board: dict[str, str]) -> Scene:
    """A hero below C3 has drawn an exit; the travel marker points east: it leads to D3 and on by the die."""
    hero = Hero("hugo", "C3", standing=BELOW, heading="E")
    return quest(hero, board={"C3": "dn1 W", **board}, draws={"catacomb": ["exit"]})


@proves("DQ-ROM-1", "DQ-ROM-12")
def test_a_room_acts_however_one_came_in() -> None:
    walked = quest(Hero("hugo", "C2"), board={"C2": "dn1 W", "D2": "tr1 W"})
    walked.play("move D2", trap=["explosion"])
    led = quest(Hero("hugo", "C2"), board={"C2": "dn5 N", "D2": "tr1 W"})
    led.play("search", "D2", search=["secret_door"], trap=["explosion"])
    risen = way_out({"D2": "tr1 W"})
    risen.play("exit", "N", dice=[1], trap=["explosion"])

    assert [game.hero.wounds for game in (walked, led, risen)] == [4, 4, 4]
    assert [game.hero.at for game in (walked, led, risen)] == ["D2"] * 3
    assert {game.clause("card_drawn") for game in (walked, led, risen)} == {"DQ-ROM-12"}


@proves("DQ-ROM-1")
def test_staying_in_a_room_does_not_set_it_off_again() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W"})

    game.play("search", search=["nothing_here"])

    assert [event.args["deck"] for event in game.told("card_drawn")] == ["search"]


@proves("DQ-ROM-2")
def test_a_chamber_draws_a_dungeon_card_each_time_it_is_entered() -> None:
    game = quest(Hero("hugo", "C3", rune="stasis"), board={"C3": "dn1 W", "D3": "dn1 W"})

    game.play("rune stasis", "move D3", "move C3", "move D3", dungeon=["empty", "empty", "gold_30"])

    assert game.hero.loot == ["gold_30"]
    assert [event.clause for event in game.told("card_drawn")] == ["DQ-ROM-2"] * 3


@proves("DQ-ROM-2")
@pytest.mark.parametrize(("tokens", "searches"), [("", True), ("searched", False)])
def test_at_the_start_of_a_turn_there_it_may_be_searched(tokens: str, searches: bool) -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W"}, tokens={"C3": tokens})

    assert ("search" in game.options) == searches


@proves("DQ-ROM-5")
def test_whoever_is_lucky_at_the_pit_ends_the_turn() -> None:
    game = quest(Hero("hugo", "C3", rune="stasis"), board={"C3": "dn1 W", "D3": "pi1 W"})

    game.play("rune stasis", "move D3", dice=[2, 2])

    assert (game.hero.at, game.hero.standing, game.asked) == ("D3", "inside", 1)
    assert (game.last("test_passed")["attribute"], game.clause("test_passed")) == ("luck", "DQ-ROM-5")


@proves("DQ-ROM-5")
def test_determination_can_save_a_life_at_the_pit() -> None:
    game = quest(Hero("hugo", "C3", determination=1), board={"C3": "dn1 W", "D3": "pi1 W"})

    game.play("move D3", 1, dice=[2, 3])

    assert (game.hero.standing, game.hero.determination) == ("inside", 0)


@proves("DQ-R-25")
def test_on_a_later_turn_one_leaves_the_pit_freely() -> None:
    game = quest(Hero("hugo", "D3"), board={"C3": "dn1 W", "D3": "pi1 W"})

    game.play("move C3", dungeon=["empty"])

    assert game.hero.at == "C3"
    assert not game.told("rolled")


@proves("DQ-ROM-10")
def test_a_rotating_chamber_turns_half_around_and_ends_the_turn() -> None:
    game = quest(Hero("hugo", "C3", rune="stasis"), board={"C3": "dn1 W"})

    game.play("rune stasis", "move D3", tile=["ro1"])

    assert (game.room("D3"), game.asked) == ("ro1 E", 1)
    assert game.clause("room_turned") == "DQ-ROM-10"
    game.play("move M9", tile=["dn1", "dn1"], dungeon=["empty", "empty"])
    assert game.hero.at == "E3"  # the only way on


@proves("DQ-ROM-10", "DQ-MOV-10")
def test_a_rotating_chamber_can_make_a_dead_end() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "E3": "dn5 N"})
    game.play("move D3", tile=["ro1"])
    assert game.hero.standing == "inside"

    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    assert game.clause("died") == "DQ-MOV-10"


@proves("DQ-R-12")
def test_it_turns_under_heroes_and_tokens_and_the_side_they_came_by_turns_along() -> None:
    heroes = (Hero("hugo", "C3", standing=BELOW, heading="E"), Hero("lindel", "D2", came="W"))
    game = quest(
        *heroes, board={"C3": "dn1 W", "D2": "ro1 W"}, tokens={"D2": "entrance"}, draws={"catacomb": ["exit"]}
    )

    game.play("exit", "N", dice=[1])

    assert (game.room("D2"), game.tokens("D2")) == ("ro1 E", {"entrance"})
    assert (game[1].at, game[1].came) == ("D2", "E")


@proves("DQ-R-12")
def test_it_does_not_turn_when_a_monster_is_met() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "ro1 W"}, tokens={"D3": "monster"})

    game.play("move D3", monster=["troll_1"])

    assert game.room("D3") == "ro1 W"


@proves("DQ-R-13")
def test_a_new_rotating_chamber_over_the_catacombs_is_laid_at_will_and_then_turns() -> None:
    game = way_out({})
    game.play("exit", "N", dice=[1], tile=["ro1"])
    assert game.question == "orientation"

    game.play("N")

    assert (game.room("D2"), game.hero.at, game.hero.came, game.asked) == ("ro1 S", "D2", "", 1)


@proves("DQ-R-23")
def test_a_monster_token_stays_when_a_hero_falls() -> None:
    rooms = {"C3": "dn1 W", "D3": "br1 W", "E3": "dn1 W"}
    game = quest(Hero("hugo", "D3"), board=rooms, tokens={"D3": "monster"})

    game.play("move E3", "S", dice=[6, 6, 2])

    assert (game.hero.standing, game.hero.marker) == ("below", "D3 S")
    assert game.tokens("D3") == {"monster"}
    assert not game.told("monster_met")


@proves("DQ-R-23")
def test_a_trapdoor_opens_under_a_hero_and_leaves_the_monster_token() -> None:
    game = quest(Hero("hugo", "D3"), board={"D3": "dn1 W"}, tokens={"E3": "monster"})

    game.play("search", "N", search=["hidden_trap"], trap=["trapdoor"], dice=[6, 6])

    assert (game.hero.standing, game.hero.wounds) == ("below", 1)
    assert game.tokens("E3") == {"monster"}


@proves("DQ-R-24")
def test_a_trapdoor_below_is_a_wound_and_no_more() -> None:
    game = quest(
        Hero("hugo", "C3", standing=BELOW, heading="E"),
        board={"C3": "dn1 W"},
        dice=[6, 6],
        draws={"catacomb": ["hidden_trap"], "trap": ["trapdoor"]},
    )

    assert (game.hero.wounds, game.hero.standing, game.hero.marker) == (1, "below", "C3 E")
    assert game.asked == 1


@proves("DQ-R-24")
def test_a_collapsing_ceiling_below_turns_nothing() -> None:
    game = quest(
        Hero("hugo", "C3", standing=BELOW),
        board={"C3": "dn2 W"},
        draws={"catacomb": ["hidden_trap"], "trap": ["ceiling_collapses"]},
    )
    board = list(game.state.board)

    assert game.state.board == board
    assert not game.told("room_turned")


@proves("DQ-R-24")
def test_other_traps_do_below_what_they_do_above() -> None:
    game = quest(
        Hero("hugo", "C3", standing=BELOW),
        board={"C3": "dn1 W"},
        draws={"catacomb": ["hidden_trap"], "trap": ["explosion"]},
    )

    assert (game.hero.wounds, game.hero.skips) == (4, 1)
