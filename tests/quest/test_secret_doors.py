"""The Secret Door: through the wall, and no escape from a monster met behind it (nine cards, of two
decks).
"""

from __future__ import annotations

import pytest

from mazmorra.games.quest.game import QuestGame
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

ROOMS = {"C3": "dn5 N", "D3": "dn1 W", "E3": "dn1 W"}
"""A wall between C3 and D3; from D3 there would be somewhere to run to."""
AMID = {"C3": "dn1 W", "D3": "dn1 W", "E3": "dn1 W"}


def behind(hero: Hero, monster: str) -> Scene:
    """A hero finds a secret door in C3 and goes through it into D3, where a monster token lies."""
    game = quest(hero, board=ROOMS, tokens={"D3": "monster"})
    return game.play("search", "D3", search=["secret_door"], monster=[monster])


def fights_on(game: Scene) -> bool:
    return sorted(ask.kind for ask in game.table.asks) == ["hero_card", "monster_card"]


@proves("DQ-CRD-2", "DQ-COM-5")
def test_nobody_escapes_from_a_monster_met_behind_a_secret_door() -> None:
    game = behind(Hero("challara", "C3"), "troll_4")
    assert game.last("no_escape") == {"seat": 0}

    game.clash("magic", "ranged")

    assert fights_on(game)


@proves("DQ-CRD-2", "DQ-COM-5")
def test_who_walks_in_may_escape_from_the_same_monster() -> None:
    game = quest(Hero("challara", "C3"), board=AMID, tokens={"D3": "monster"})

    game.play("move D3", monster=["troll_4"]).clash("magic", "ranged")

    assert game.question == "flee"
    assert not game.told("no_escape")


@proves("DQ-CRD-2")
def test_a_monster_that_a_card_brings_behind_the_door_is_met_there_too() -> None:
    game = quest(Hero("challara", "C3"), board=ROOMS)

    game.play("search", "D3", search=["secret_door"], dungeon=["ambush"], monster=["troll_4"]).clash(
        "magic", "ranged"
    )

    assert fights_on(game)


@proves("DQ-CRD-2")
def test_the_secret_door_of_the_dungeon_deck_is_no_other() -> None:
    game = quest(Hero("challara", "C3"), board=AMID, tokens={"E3": "monster"})

    game.play("move D3", "E3", dungeon=["secret_door"], monster=["troll_4"]).clash("magic", "ranged")

    assert fights_on(game)


@proves("DQ-CRD-2", "DQ-ROM-9")
def test_where_one_goes_on_at_once_is_behind_the_door_as_well() -> None:
    rooms = {"C3": "dn5 N", "D3": "co5 W", "E3": "dn1 W", "E2": "dn1 S"}
    game = quest(Hero("challara", "C3"), board=rooms, tokens={"E3": "monster"})

    game.play("search", "D3", search=["secret_door"], monster=["troll_4"]).clash("magic", "ranged")

    assert (game.hero.at, fights_on(game)) == ("E3", True)


@proves("DQ-CRD-2")
def test_who_leaves_the_door_alone_may_still_escape() -> None:
    game = quest(Hero("challara", "C3", rune="stasis"), board=AMID, tokens={"E3": "monster"})

    game.play("rune stasis", "move D3", "stay", dungeon=["secret_door"])
    game.play("move E3", monster=["troll_4"]).clash("magic", "ranged")

    assert game.question == "flee"


@proves("DQ-CRD-2")
def test_another_move_of_the_same_turn_leaves_the_door_behind() -> None:
    rooms = AMID | {"F3": "dn1 W"}
    game = quest(Hero("challara", "C3", rune="stasis"), board=rooms, tokens={"F3": "monster"})
    game.play("rune stasis", "move D3", "E3", dungeon=["secret_door", "empty"])

    game.play("move F3", monster=["troll_4"]).clash("magic", "ranged")

    assert game.question == "flee"
    assert not game.told("no_escape")


@proves("DQ-CRD-2")
def test_a_turn_later_the_door_is_forgotten() -> None:
    game = quest(Hero("challara", "C3"), board=ROOMS, tokens={"E3": "monster"})
    game.play("search", "D3", search=["secret_door"], dungeon=["empty"])
    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    game.play("move E3", monster=["troll_4"]).clash("magic", "ranged")

    assert game.question == "flee"


@proves("DQ-CRD-2", "DQ-SOLO-2")
def test_alone_too_there_is_no_escape_behind_a_secret_door() -> None:
    game = quest(Hero("challara", "C3"), board=ROOMS, tokens={"D3": "monster"}, players="solo")

    game.play("search", "D3", search=["secret_door"], monster=["skeleton_1"], dice=[6])

    assert game.told("monster_shown")
    assert game.told("no_escape")
    assert game.told("monster_slain")
    assert [event.args["about"] for event in game.told("rolled")] == ["combat"]


@proves("DQ-CRD-5")
@pytest.mark.parametrize(
    ("board", "answers", "asked"), [(ROOMS, ("search", "D3"), False), (AMID, ("move D3",), True)]
)
def test_glare_is_of_no_use_where_there_is_no_escape(
    board: dict[str, str], answers: tuple[str, ...], asked: bool
) -> None:
    game = quest(Hero("challara", "C3", rune="glare"), board=board, tokens={"D3": "monster"})
    met = () if asked else ("troll_4",)

    game.play(*answers, search=("secret_door",) * len(met), monster=met)

    assert (game.question == "glare") == asked


def test_the_question_warns_of_it() -> None:
    game = quest(Hero("challara", "C3"), board=ROOMS, tokens={"D3": "monster"}).play(
        "search", search=["secret_door"]
    )
    stay, *ways = game.table.game.notes(game.table.view(0))

    assert stay is None
    assert all(note is not None and "quest-risk-no_escape" in str(note) for note in ways)


def test_a_secret_door_of_ones_own_may_leave_a_way_back() -> None:
    printed = QuestGame.content_text(QuestGame.variants()[0], "Own.")
    own = printed.replace('op = "secret_door", escape = false', 'op = "secret_door", escape = true')
    assert own != printed
    game = quest(Hero("challara", "C3"), board=ROOMS, tokens={"D3": "monster"}, content=own)

    game.play("search", search=["secret_door"])
    assert "no_escape" not in str(game.table.game.notes(game.table.view(0)))
    game.play("D3", monster=["troll_4"]).clash("magic", "ranged")

    assert game.question == "flee"
