"""The table in sentences: where one is, the ways out with what stands in them, and the secret of the monster
card.
"""

from __future__ import annotations

import pytest

from mazmorra.content.wording import words
from mazmorra.games.quest.rules.explore import ANY_WAY, Explore
from mazmorra.games.quest.state import ENTRANCE, MONSTER, NO_CARD, SEARCHED
from mazmorra.kernel.view import EVERYTHING, WATCHER
from mazmorra.terminal.board import board_of
from mazmorra.terminal.explain import told as line_of
from mazmorra.terminal.quest.board import QuestBoard
from tests.scenario import proves

from .laid import Laid

NAMES = ("Ana", "Rui")


def board(laid: Laid, language: str = "en") -> QuestBoard:
    found = board_of(laid.game, words(language))
    assert isinstance(found, QuestBoard)
    return found


def told(laid: Laid, seat: int = 0, language: str = "en") -> str:
    return "\n".join(board(laid, language).situation(laid.view(seat), NAMES))


def test_the_ways_out_say_what_stands_in_them_and_what_lies_behind() -> None:
    laid = (
        Laid()
        .room("C3", "do1", "W", SEARCHED)
        .room("D3", "co1", "W", MONSTER)
        .stand(0, "C3", "W")
        .stand(1, "D3", "W")
    )

    assert "You are here: chamber (C3), searched." in told(laid)
    assert (
        "Ways out: north, unexplored (C2); east, a door, corridor (D3), a monster, Rui there; "
        "south, unexplored (C4); west, unexplored (B3)."
    ) in told(laid)


def test_plain_lines_draw_the_dungeon_for_somebody_who_asks() -> None:
    laid = Laid().room("C3", "do1", "W").stand(0, "C3", "W")
    drawn = board(laid).picture(laid.view(), NAMES)

    assert drawn[0] == "    A   B   C   D   E   F   G   H   I   J   K   L   M"
    assert drawn[6].startswith(" 3║ ·   ·   ●"), "and nobody else"
    assert drawn[-3:] == ["● Ana, ■ Rui", *board(laid).legend()[:2]]


@pytest.mark.parametrize(
    ("language", "ways"),
    [
        ("es", "Salidas: norte, sin explorar (C2); este, un rastrillo, sala (D3); sur, sin explorar (C4)."),
        ("pt", "Saídas: norte, por explorar (C2); este, um rastrilho, sala (D3); sul, por explorar (C4)."),
    ],
)
def test_the_ways_out_are_told_in_every_language(language: str, ways: str) -> None:
    laid = Laid().room("C3", "dn2", "N").room("D3", "pc1", "W").stand(0, "C3", "N")

    assert ways in told(laid, language=language)


def test_a_passage_that_ends_at_a_wall_is_no_way_out() -> None:
    laid = Laid().room("C3", "dn5", "W").room("D3", "dn8", "E").room("B3", "dn8", "W").stand(0, "C3", "W")

    assert "There is no way out." in told(laid)


def test_the_far_side_of_a_chasm_is_told_to_be_out_of_reach() -> None:
    laid = Laid().room("C3", "ch1", "N").stand(0, "C3", "N")

    assert (
        "north, unexplored (C2); east, unexplored (D3); south, beyond the chasm, out "
        "of reach, unexplored (C4)"
    ) in told(laid)


def test_the_far_side_of_a_bridge_is_across_it() -> None:
    laid = Laid().room("C3", "br1", "W").stand(0, "C3", "W")

    assert "Ways out: east, across the bridge, unexplored (D3); west, unexplored (B3)." in told(laid)


def test_stairs_and_entrances_are_both_a_way_down() -> None:
    assert "chamber (C3), a way down." in told(Laid().room("C3", "st1").stand(0, "C3"))
    assert "chamber (C3), a way down." in told(Laid().room("C3", "dn1", marks=ENTRANCE).stand(0, "C3"))


def test_somebody_below_hears_the_heading_and_the_row() -> None:
    laid = Laid().room("C3", "st1").below(0, "C3", "E")
    laid.state.row[0] = (laid.game.box.card("catacomb", "empty"),)

    assert "You are in the catacombs under C3, heading east; the row has 1 card." in told(laid)
    assert "Row: Empty." in told(laid)


@proves("DQ-MOV-6", "DQ-R-13")
@pytest.mark.parametrize(
    ("tile", "ways"),
    [
        (
            "dn8",
            ["north", "east", "none", "none"],
        ),  # one passage; west of A3 is the outer wall, in A4 a wall to the north
        ("ro1", ["none", "none", "north", "east"]),  # the same, and it turns as soon as somebody is in it
        ("dn1", ["north; east"]),
    ],
)
def test_the_ways_round_of_a_tile_name_the_ways_out_it_would_have(tile: str, ways: list[str]) -> None:
    laid = Laid().room("A4", "dn5", "E").below(0, "A3", "W")
    kind = next(number for number, each in enumerate(laid.game.box.kinds) if each.id == tile)
    coming_up = Explore(0, laid.state.travel[0], ANY_WAY, False, kind)
    laid.table.asks = (coming_up.orientation(laid.table, 0),)
    view = laid.view()

    assert [board(laid).note(view, option) for option in laid.table.asks[0].options] == [
        f"passages: {each}" for each in ways
    ]


def test_the_dead_and_those_outside_are_told_as_such() -> None:
    laid = Laid()
    laid.state.standing[1], laid.state.space[1] = 0, -1
    assert "Rui is dead." in told(laid)

    laid.state.standing[1] = 3
    laid.state.loot[1] = (laid.game.box.card("treasure", "ebon_ring"),)
    assert "Rui is out alive, with 80 gold in 1 loot card." in told(laid)


@pytest.mark.parametrize(
    ("sun", "said"),
    [
        (1, "24 more rounds are safe."),
        (24, "One more round is safe."),
        (25, "Next round it sets on 1 or less (17%)."),
        (30, "Next round it sets on 5 or less (83%)."),
    ],
)
def test_the_sun_tells_the_danger_ahead(sun: int, said: str) -> None:
    laid = Laid()
    laid.state.sun = sun

    assert said in told(laid)


def test_a_hero_sheet_names_everything_with_what_it_does() -> None:
    laid = Laid().stand(0, "A10")
    laid.state.heroes[0] = [hero.id for hero in laid.game.box.heroes].index("hugo")
    laid.state.runes[0] = [rune.id for rune in laid.game.box.runes].index("mending")
    laid.state.loot[0] = (laid.game.box.card("treasure", "ebon_ring"), laid.game.box.card("crypt", "gold_90"))
    laid.state.kept[0] = (laid.game.box.card("corpse", "rope"),)
    sheet = "\n".join(board(laid).hands(laid.view(), NAMES))

    assert "Ana (you), Hugo the Glorious: health 16 of 16, 2 loot cards (170 gold)." in sheet
    assert "Strength 7, Agility 5, Armor 9, Luck 4." in sheet
    assert "Guard Up: Once a fight" in sheet
    assert "Rune of Mending: At the start of your turn" in sheet
    assert "Loot: Ebon Ring (80), 90 Gold Coins." in sheet
    assert "Rope: Discard it" in sheet


def test_the_table_tells_every_explored_room_to_somebody_who_asks() -> None:
    laid = Laid().room("C3", "do3", "W", MONSTER)

    assert (
        "chamber (C3), a monster. Passages: east, a door, unexplored; south, unexplored; west, unexplored."
        in board(laid).surroundings(laid.view(), NAMES)
    )
    assert len(board(laid).surroundings(laid.view(), NAMES)) == 7


def in_a_fight(seats: int = 3) -> Laid:
    laid = Laid(seats).room("C3", "dn1", marks=MONSTER).stand(0, "C3")
    laid.state.foe, laid.state.foe_wounds = "troll", 1
    laid.state.foe_card = [row.name for row in laid.game.box.monsters].index("troll")
    return laid


def test_only_its_player_hears_the_monster_card() -> None:
    laid = in_a_fight()
    row = laid.game.box.monsters[laid.state.foe_card]
    secret = f"health is {row.health}"
    words_of = board(laid)

    for seat in (0, 2, WATCHER):
        view = laid.view(seat)
        heard = [*words_of.situation(view, "ABC"), *words_of.hands(view, "ABC"), words_of.hand(view, "ABC")]
        assert "troll, which has 1 wound." in " ".join(heard)
        assert not [line for line in heard if secret in line]
    assert f"Only you know: the monster's {secret}" in words_of.hand(laid.view(1), "ABC")
    assert secret in words_of.hand(laid.view(EVERYTHING), "ABC")


def test_a_monster_that_was_shown_is_known_to_all() -> None:
    laid = in_a_fight()
    laid.state.shown_foe = laid.state.foe_card

    assert "The monster's health is " in board(laid).hand(laid.view(2), "ABC")


def test_nothing_is_held_where_there_is_no_fight() -> None:
    laid = Laid()

    assert laid.state.foe_card == NO_CARD
    assert board(laid).hand(laid.view(), NAMES) == ""


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "Every turn begins with a wound, from now on."),
        ("es", "Desde ahora cada turno empieza con una herida."),
    ],
)
def test_a_kept_card_says_why_it_matters(language: str, why: str) -> None:
    laid = Laid().room("C3", "dn1", "W").stand(0, "C3", "W")
    laid.table.state.kept[0] = (laid.game.box.card("catacomb", "vampire_bite"),)

    assert why in told(laid, language=language)
    assert why not in told(Laid().room("C3", "dn1", "W").stand(0, "C3", "W"), language=language)


def test_of_ones_own_cards_nothing_printed_is_told() -> None:
    face = {
        "kind": "card_drawn",
        "clause": "DQ-ROM-2",
        "number": 1,
        "seat": 0,
        "deck": "dungeon",
        "card": "ambush",
    }

    assert line_of(words("en"), "quest", {**face, "printed": True}, NAMES, 0).endswith(
        "A monster attacks; you may flee from it."
    )
    assert (
        line_of(words("en"), "quest", {**face, "printed": False}, NAMES, 0)
        == "You draw a dungeon card: Ambush."
    )
