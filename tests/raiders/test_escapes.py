"""Escaping from a boss: the Wolf Pack by a torch, the Necromancer by a crystal ball, the Megadragon by
a key.
"""

from __future__ import annotations

import pytest

from tests.scenario import last_room, proves, raiders

ESCAPES = [("wolf_pack", "torch"), ("necromancer", "crystal_ball"), ("megadragon", "key")]
escapes = pytest.mark.parametrize(("boss", "item"), ESCAPES)
modes = pytest.mark.parametrize("mode", ["standard", "tactical"])


@proves("DR-BOS-7")
def test_a_torch_escapes_from_the_wolf_pack_and_adds_nothing_to_the_sum() -> None:
    game = last_room(room="wolf_pack", items={0: ["torch"]})

    game.play("torch", 5, 4)

    assert game.wounds == [0, 0, 2]  # 9 of 11; the lowest of those who fight is attacked
    assert game.told("monster_unbeaten")[-1].args["total"] == 9
    assert game.clause("escaped") == "DR-BOS-7"


@proves("DR-BOS-7")
def test_without_a_torch_the_lowest_does_not_escape_from_the_wolf_pack() -> None:
    game = last_room(room="wolf_pack")

    assert game.refuses(0, "torch")
    game.play(1, 5, 4)

    assert game.wounds == [2, 0, 0]


@proves("DR-BOS-8")
def test_a_crystal_ball_escapes_from_the_necromancer_and_adds_nothing_to_the_sum() -> None:
    game = last_room(room="necromancer", items={0: ["crystal_ball"]})

    game.play("crystal_ball", 5, 4)

    assert game.over
    assert game.wounds == [0, 0, 2]
    assert game.told("monster_unbeaten")[-1].args["total"] == 9
    assert game.clause("escaped") == "DR-BOS-8"


@proves("DR-BOS-7", "DR-BOS-8")
@pytest.mark.parametrize(
    ("boss", "item", "others"),
    [("wolf_pack", "torch", (4, 3, 4)), ("necromancer", "crystal_ball", (5, 5, 4))],
)
def test_others_may_be_too_weak_without_the_one_who_escaped(
    boss: str, item: str, others: tuple[int, ...]
) -> None:
    game = last_room(seats=4, room=boss, items={0: [item]})

    game.play(item, *others)

    assert game.told("monster_beaten") == []
    assert game.wounds[0] == 0
    assert sum(game.wounds) == 2


@proves("DR-BOS-7")
def test_the_wolf_pack_is_beaten_by_those_who_stay_if_they_are_strong_enough() -> None:
    game = last_room(seats=4, room="wolf_pack", items={0: ["torch"]})

    game.play("torch", 5, 5, 4)

    assert game.told("monster_beaten")[-1].args["total"] == 14
    assert game.wounds == [0, 0, 0, 0]


@proves("DR-BOS-9")
def test_the_megadragon_cannot_be_defeated_and_always_attacks() -> None:
    game = last_room(room="megadragon")

    game.play(5, 5, 5)

    assert game.wounds == [3, 3, 3]
    assert game.clause("wounded") == "DR-BOS-9"


@proves("DR-BOS-9", "DR-PLY-4")
def test_a_key_escapes_from_the_megadragon() -> None:
    game = last_room(room="megadragon", items={0: ["key"]})

    game.play("key", 5, 4)

    assert game.wounds == [0, 0, 3]
    assert game.clause("escaped") == "DR-BOS-9"


@proves("DR-BOS-9", "DR-PLY-4")
@pytest.mark.parametrize("boss", ["wolf_pack", "necromancer", "golem", "vampire"])
def test_a_key_is_refused_by_every_other_boss(boss: str) -> None:
    game = last_room(room=boss, items={0: ["key"]})

    assert game.refuses(0, "key")


@proves("DR-BOS-7")
@pytest.mark.parametrize("boss", ["necromancer", "megadragon", "medusa"])
def test_a_torch_is_refused_by_every_boss_but_the_wolf_pack(boss: str) -> None:
    game = last_room(room=boss, items={0: ["torch"]})

    assert game.refuses(0, "torch")


@proves("DR-BOS-12")
@modes
@escapes
def test_an_escape_has_no_follow_up_and_its_item_goes_back_to_the_supply_once(
    mode: str, boss: str, item: str
) -> None:
    game = last_room(mode=mode, room=boss, items={0: [item]})
    before = game.supply(item)

    game.play(item, 3, 4)

    assert game.over
    assert game.supply(item) == before + 1
    assert game.copies(item) == 6


@proves("DR-BOS-12")
@modes
@pytest.mark.parametrize(("boss", "item"), [("wolf_pack", "torch"), ("megadragon", "key")])
def test_a_crystal_ball_may_be_followed_by_the_item_that_escapes(mode: str, boss: str, item: str) -> None:
    game = last_room(mode=mode, room=boss, items={0: ["crystal_ball", item]})

    game.play(["crystal_ball", item], 3, 4)

    assert game.wounds[0] == 0
    assert game.wounds[1] > 0
    assert (game.copies(item), game.copies("crystal_ball")) == (6, 6)


@proves("DR-BOS-12")
def test_a_crystal_ball_defers_against_a_boss_that_does_not_let_it_escape() -> None:
    game = last_room(room="golem", items={0: ["crystal_ball"]})

    game.play("crystal_ball", 3, 4)

    assert game.asked == [0]


@proves("DR-BOS-12")
def test_a_torch_used_for_a_look_does_not_escape() -> None:
    row = ["treasure_1", "treasure_2", "treasure_3", "treasure_4"]
    game = raiders(level=5, row=row, lit="UUUUD", boss="wolf_pack", items={0: ["torch"]})
    game.play(["look", 2], 2, 3)
    assert game.row(0)[4] == "wolf_pack"
    for cards in [(3, 3, 2), (4, 4, 4), (5, 1, 1)]:
        game.play(*cards)  # a 1, a 5 and a 5 are left for the boss, and no torch: nothing to choose

    assert game.told("escaped") == []
    assert game.told("monster_beaten")[-1].args["total"] == 11


@proves("DR-BOS-12")
@pytest.mark.parametrize(
    ("boss", "item", "strength"), [("wolf_pack", "torch", 14), ("necromancer", "crystal_ball", 18)]
)
def test_strength_counts_all_who_started_those_who_escape_included(
    boss: str, item: str, strength: int
) -> None:
    game = last_room(seats=4, room=boss, items={0: [item]})

    game.play(item, 1, 2, 3)

    assert game.told("monster_unbeaten")[-1].args["strength"] == strength


@proves("DR-BOS-12")
@modes
@escapes
def test_if_all_escape_nobody_is_attacked(mode: str, boss: str, item: str) -> None:
    game = last_room(mode=mode, room=boss, items={seat: [item] for seat in range(3)})

    game.play(item, item, item)

    assert game.wounds == [0, 0, 0]
    assert game.clause("nobody_attacked") == "DR-BOS-12"


@proves("DR-BOS-14")
@escapes
def test_a_lone_fighter_is_the_lowest_whatever_the_card(boss: str, item: str) -> None:
    game = last_room(room=boss, items={0: [item], 1: [item]})

    game.play(item, item, 5)

    assert game.wounds[:2] == [0, 0]
    assert game.wounds[2] > 0
