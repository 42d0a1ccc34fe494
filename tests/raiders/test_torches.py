"""Torches: one player alone looks at the dark rooms of the level."""

from __future__ import annotations

import pytest

from mazmorra.kernel import WATCHER
from tests.scenario import Scene, last_room, proves, raiders
from tests.scenario.tables import at_once, every_party, in_turn

ROW = ["treasure_1", "dragon", "treasure_3", "troll", "lava"]
OTHER = ["treasure_1", "vault_coins", "treasure_3", "snake", "spike"]
SEEN = ["treasure_1", "dark", "treasure_3", "dark", "dark"]


def dark_level(edition: str, mode: str, holders: tuple[int, ...] = (0,), row: list[str] = ROW) -> Scene:
    """A level with three dark rooms has just been laid out; the holders have a torch each."""
    return raiders(edition, mode, row=row, lit="UDUDD", items={seat: ["torch"] for seat in holders})


@proves("DR-PLY-12", "DR-PLY-13")
@every_party
def test_a_torch_is_offered_to_its_holders_alone_right_after_a_level_is_laid_out(
    edition: str, mode: str
) -> None:
    game = dark_level(edition, mode, holders=(0, 2))

    assert game.question == "torch"
    assert game.asked == [0, 2]
    assert game.options(0) == ["pass", "look"]


@proves("DR-PLY-12", "DR-PLY-14")
@every_party
def test_a_torch_shows_every_dark_room_to_its_player_alone_and_they_stay_dark(
    edition: str, mode: str
) -> None:
    game = dark_level(edition, mode)

    game.answer(0, "look")

    assert game.row(0) == ROW
    assert [game.row(seat) for seat in (1, 2, WATCHER)] == [SEEN] * 3
    assert game.state.lit == [1, 0, 1, 0, 0]


@proves("DR-PLY-12")
@every_party
def test_a_torch_goes_back_to_the_supply_at_once(edition: str, mode: str) -> None:
    game = dark_level(edition, mode)
    before = game.supply("torch")

    game.answer(0, "look")

    assert game.supply("torch") == before + 1
    assert game.items(0) == []
    assert game.seen_used(viewer=1, seat=0) == ["torch"]
    assert game.clause("torch_used") == "DR-PLY-12"


@proves("DR-PLY-12")
@every_party
def test_several_players_may_use_a_torch_in_a_level(edition: str, mode: str) -> None:
    game = dark_level(edition, mode, holders=(0, 2))

    game.play("look", None, "look")

    assert game.row(0) == game.row(2) == ROW
    assert game.row(1) == SEEN


@proves("DR-PLY-12")
@every_party
def test_a_torch_shows_only_what_is_still_dark(edition: str, mode: str) -> None:
    game = dark_level(edition, mode)
    game.play(["pass", 1], 2, 3)  # into the dragon's room
    while game.asked[0] != 0:
        game.answer(game.asked[0], 5)

    game.answer(0, "look")

    used = game.told("torch_used")[-1]
    assert used.private["rooms"] == ("troll", "lava")
    assert used.args["dark"] == 2


@proves("DR-PLY-13")
@every_party
def test_a_torch_is_offered_with_the_card_and_does_not_use_up_the_play(edition: str, mode: str) -> None:
    game = dark_level(edition, mode)
    game.answer(0, "pass")
    assert "look" in game.options(0)

    game.answer(0, "look")

    assert game.question == "card"
    assert game.options(0) == [1, 2, 3, 4, 5]
    game.play(1, 2, 3)
    assert game.place == 2


@proves("DR-PLY-13")
@every_party
def test_nobody_without_a_torch_may_look(edition: str, mode: str) -> None:
    game = dark_level(edition, mode, holders=())

    assert game.question == "card"
    assert game.refuses(game.asked[0], "look")


@proves("DR-PLY-13")
@pytest.mark.parametrize("mode", ["standard", "speed"])
def test_a_torch_is_not_offered_in_a_level_without_dark_rooms(mode: str) -> None:
    game = raiders("classic", mode, row=ROW, lit="UUUUU", items={0: ["torch"]})

    assert game.question == "card"
    assert game.refuses(0, "look")


@proves("DR-PLY-13")
@pytest.mark.parametrize(
    ("edition", "mode", "room"), [("classic", "standard", "vault_items"), ("devir", "tactical", "golem")]
)
def test_a_torch_is_refused_in_the_last_room_of_a_level(edition: str, mode: str, room: str) -> None:
    game = last_room(edition, mode, room=room, items={0: ["torch"]})

    assert game.refuses(0, "look")
    game.play(1, 2, 3)

    assert game.over


@proves("DR-PLY-13")
@in_turn
def test_a_torch_is_offered_before_a_second_card_too(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW, lit="UDUDD", items={0: ["torch", "crystal_ball"]})
    game.play(["pass", "crystal_ball"], 2, 3)

    game.play(["look", 4])

    assert game.place == 2
    assert game.row(0) == ROW


@proves("DR-PLY-13")
@at_once
@pytest.mark.parametrize("viewer", [0, 2, WATCHER])
def test_what_others_have_chosen_stands_and_stays_secret_while_a_torch_is_used(
    edition: str, mode: str, viewer: int
) -> None:
    tables = [dark_level(edition, mode) for _ in range(2)]
    for game, card in zip(tables, (4, 5), strict=True):
        game.answer(0, "pass")
        game.answer(1, card)
        game.answer(0, "look")
        assert game.asked == [0, 2]
        assert game.refuses(1, 3)
    assert tables[0].knowledge(viewer) == tables[1].knowledge(viewer)

    tables[1].play(1, None, 2)

    assert tables[1].coins == [0, 1, 0]
    assert tables[1].powers(1) == [1, 2, 3, 4]


@proves("DR-PLY-13")
@at_once
def test_two_torches_may_be_used_one_after_the_other_while_cards_are_chosen(edition: str, mode: str) -> None:
    game = dark_level(edition, mode, holders=(0, 1))
    game.play("pass", "pass", None)
    game.answer(2, 5)

    game.play(["look", 3], ["look", 4], None)

    assert game.row(0)[2:] == game.row(1)[2:] == ROW[2:]
    assert [game.powers(seat) for seat in range(3)] == [[1, 2, 4, 5], [1, 2, 3, 5], [1, 2, 3, 4]]


@proves("DR-PLY-13", "DR-VAU-2")
@every_party
@pytest.mark.parametrize(("answer", "gained"), [("look", ["torch"]), ("pass", [])])
def test_in_a_vault_a_torch_is_offered_again_since_it_may_make_enough_copies(
    edition: str, mode: str, answer: str, gained: list[str]
) -> None:
    rest = {"classic": 4, "devir": 5}[edition]
    game = raiders(edition, mode, room="vault_items", lit="UDUDD", items={0: ["torch"], 2: ["torch"] * rest})
    game.play(["pass", 5], 1, ["pass", 5])
    assert (game.question, game.asked) == ("torch", [0, 2])
    assert game.supply("torch") == 0

    game.play(answer, None, "pass")

    assert game.items(1) == gained


@proves("DR-PLY-13")
@every_party
@pytest.mark.parametrize("room", ["treasure_1", "snake", "magnet"])
def test_outside_vaults_a_torch_is_not_offered_again_after_the_cards(
    edition: str, mode: str, room: str
) -> None:
    game = raiders(edition, mode, room=room, lit="UDUDD", items={0: ["torch"]})

    game.play(["pass", 5], 1, 1)

    assert game.place == 2


@proves("DR-PLY-14")
@every_party
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_what_a_torch_showed_is_known_to_its_player_alone(edition: str, mode: str, viewer: int) -> None:
    tables = [dark_level(edition, mode, row=row) for row in (ROW, OTHER)]
    for game in tables:
        game.answer(0, "look")

    assert tables[0].knowledge(viewer) == tables[1].knowledge(viewer)
    assert tables[0].knowledge(0) != tables[1].knowledge(0)


@proves("DR-PLY-14", "DR-SET-4")
@pytest.mark.parametrize("mode", ["standard", "tactical"])
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_a_boss_seen_by_torch_is_known_to_its_player_alone(mode: str, viewer: int) -> None:
    tables = [
        raiders("devir", mode, level=5, lit="UUUUD", boss=boss, items={0: ["torch"]})
        for boss in ("golem", "medusa")
    ]
    for game in tables:
        game.answer(0, "look")

    assert tables[1].row(0)[4] == "medusa"
    assert tables[0].knowledge(viewer) == tables[1].knowledge(viewer)


@proves("DR-PLY-14")
@every_party
def test_the_rooms_a_torch_showed_are_told_to_its_player_alone(edition: str, mode: str) -> None:
    game = dark_level(edition, mode)
    game.answer(0, "look")

    told = {
        seat: next(event for event in game.table.log(seat) if event["kind"] == "torch_used")
        for seat in (0, 1, WATCHER)
    }
    assert told[0]["rooms"] == ("dragon", "troll", "lava")
    assert "rooms" not in told[1]
    assert "rooms" not in told[WATCHER]


@proves("DR-PLY-14")
@every_party
def test_a_room_seen_by_torch_is_known_to_all_once_it_is_entered(edition: str, mode: str) -> None:
    game = dark_level(edition, mode)

    game.play(["look", 1], 2, 3)

    assert [game.row(seat)[1:] for seat in (1, WATCHER)] == [["dragon", "treasure_3", "dark", "dark"]] * 2
    assert game.row(0) == ROW
