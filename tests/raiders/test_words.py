"""What is said of cards and rooms: hints that are true, and one name for a thing in rulebook and table."""

from __future__ import annotations

import pytest

import mazmorra
from mazmorra.content.rulebook import rulebook
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games.raiders.box.loading import open_box
from mazmorra.games.raiders.told.facts import facts
from mazmorra.terminal.raiders.board import RaidersBoard
from tests.scenario import Scene, last_room, proves, raiders


def notes(game: Scene, seat: int) -> dict[object, str]:
    """What each answer of a seat is said to bring."""
    view = game.view(seat)
    assert view.ask is not None
    said = zip(game.options(seat), game.table.game.notes(view), strict=True)
    return {option: note.key.removeprefix("raiders-note-") for option, note in said if note}


@proves("DR-BOS-10")
def test_a_sword_and_a_five_are_said_to_count_1_against_the_golem() -> None:
    assert notes(last_room(room="golem", items={0: ["sword"]}), 0) == {5: "weak", "sword": "weak"}


@proves("DR-PLY-5")
@pytest.mark.parametrize("boss", ["mummy", "sphinx"])
def test_a_sword_is_said_to_count_5_against_everybody_else(boss: str) -> None:
    assert notes(last_room(room=boss, items={0: ["sword"]}), 0) == {"sword": "sword"}


@proves("DR-TRP-4", "DR-TRP-3")
@pytest.mark.parametrize(
    ("language", "spaces", "coins"),
    [
        ("en", "half of the spaces left", "half"),
        ("es", "mitad de los espacios libres", "mitad"),
        ("pt", "dos espaços livres", "metade"),
    ],
)
def test_the_spikes_are_said_to_take_half_of_the_spaces_and_the_lava_half_of_the_coins(
    language: str, spaces: str, coins: str
) -> None:
    rooms = {room.id: room for room in open_box("classic").rooms}
    say = words(language)
    said = {name: say.phrase(facts(rooms[name], 3)[0], "raiders") for name in ("spike", "lava")}

    assert spaces in said["spike"]
    assert coins in said["lava"]
    assert spaces not in said["lava"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["classic", "devir"])
def test_traps_and_bosses_are_called_in_the_rulebook_as_at_the_table(edition: str, language: str) -> None:
    clauses = rulebook("raiders", language).clauses()
    for room in open_box(edition).rooms:
        if room.boss or room.kind == "trap":
            name = words(language).say(f"raiders-room-{room.id}")
            assert clauses[room.clause].text.startswith(f"*{name}"), room.clause


@proves("DR-SOL-3")
def test_the_terminal_shows_the_used_attack_cards_of_a_solitaire() -> None:
    game = raiders("classic", "solitaire", 1, row=["snake", "goblin"], attack=[5, 3])
    board = RaidersBoard(game.table.game, words("en"))
    assert board.common(game.view(0)) == "Attack cards used: 5; left: 3, 3, 3, 3, 4, 4, 4, 4, 5"

    game.play(1)

    assert board.common(game.view(0)) == "Attack cards used: 3, 5; left: 3, 3, 3, 4, 4, 4, 4, 5"
    assert f"{board.common(game.view(0))}." in board.situation(game.view(0), ["Ana"])


def test_a_party_sees_the_supply_and_no_attack_deck() -> None:
    game = mazmorra.game("raiders").new(3, seed=1)
    assert RaidersBoard(game.game, words("en")).common(game.view(0)).startswith("Supply: torch x")
