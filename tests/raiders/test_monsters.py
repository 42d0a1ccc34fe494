"""Monster rooms: strong enough together, or the weakest is hit."""

from __future__ import annotations

import pytest

from tests.scenario import last_room, proves, raiders
from tests.scenario.tables import both_editions, every_party

STRENGTHS = [
    (3, "snake", (3, 3, 2)),
    (4, "snake", (3, 3, 2, 2)),
    (5, "snake", (3, 3, 3, 2, 2)),
    (3, "goblin", (4, 4, 3)),
    (4, "goblin", (4, 4, 3, 3)),
    (5, "goblin", (4, 4, 4, 3, 3)),
    (3, "dragon", (5, 5, 4)),
    (4, "dragon", (5, 5, 4, 4)),
    (5, "dragon", (5, 5, 5, 4, 4)),
]
"""Cards that add up to just the strength printed for so many players."""


@proves("DR-MON-1", "DR-MON-2")
@both_editions
@pytest.mark.parametrize(("seats", "room", "cards"), STRENGTHS)
def test_a_sum_of_just_the_strength_for_so_many_players_defeats_a_monster(
    edition: str, seats: int, room: str, cards: tuple[int, ...]
) -> None:
    game = raiders(edition, seats=seats, room=room)

    game.play(*cards)

    assert game.wounds == [0] * seats
    assert game.clause("monster_beaten") == "DR-MON-2"


@proves("DR-MON-1", "DR-MON-3")
@both_editions
@pytest.mark.parametrize(("seats", "room", "cards"), STRENGTHS)
def test_one_point_short_of_the_strength_a_monster_attacks(
    edition: str, seats: int, room: str, cards: tuple[int, ...]
) -> None:
    game = raiders(edition, seats=seats, room=room)

    game.play(*cards[:-1], cards[-1] - 1)

    assert game.told("monster_beaten") == []
    assert game.wounds[-1] > 0


@proves("DR-MON-1")
def test_strength_counts_the_players_who_started_after_a_death_too() -> None:
    game = raiders("classic", seats=4, room="goblin", dead=[2])

    game.play(5, 4, None, 3)  # 12: enough of the 11 for three, not of the 14 for the four who started

    assert game.wounds == [0, 0, 0, 2]


@proves("DR-MON-1")
def test_two_survivors_of_four_face_the_strength_for_four() -> None:
    game = raiders("classic", seats=4, room="snake", dead=[2, 3])

    game.play(5, 5, None, None)  # just the 10 of four players; the 8 of three would be beaten by less

    assert game.told("monster_beaten")[-1].args["strength"] == 10


@proves("DR-MON-2")
@both_editions
def test_more_than_the_strength_defeats_a_monster_and_nothing_else_happens(edition: str) -> None:
    game = raiders(edition, room="troll", coins=[1, 2, 3], wounds=[1, 2, 3])

    game.play(5, 5, 5)

    assert (game.coins, game.wounds) == ([1, 2, 3], [1, 2, 3])


@proves("DR-MON-3")
@every_party
def test_an_undefeated_monster_wounds_the_lowest_card_alone(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="skeleton", wounds=[1, 1, 1])

    game.play(4, 2, 3)

    assert game.wounds == [1, 4, 1]
    assert game.clause("wounded") == "DR-MON-3"


@proves("DR-MON-3")
@both_editions
@pytest.mark.parametrize(
    ("room", "wounds"), [("snake", 3), ("zombie", 1), ("goblin", 2), ("skeleton", 3), ("troll", 2)]
)
def test_each_monster_gives_the_wounds_printed_on_it(edition: str, room: str, wounds: int) -> None:
    game = raiders(edition, room=room)

    game.play(1, 2, 2)

    assert game.wounds == [wounds, 0, 0]


@proves("DR-MON-3")
def test_the_dead_are_not_the_lowest() -> None:
    game = raiders("classic", seats=4, room="goblin", dead=[0], wounds=[10, 0, 0, 0])

    game.play(None, 2, 3, 4)

    assert game.wounds == [10, 2, 0, 0]


@proves("DR-MON-4")
@both_editions
def test_all_who_tie_for_lowest_gain_the_full_wounds(edition: str) -> None:
    game = raiders(edition, seats=4, room="goblin")

    game.play(2, 5, 2, 2)

    assert game.wounds == [2, 0, 2, 2]
    assert game.clause("wounded") == "DR-MON-4"


@proves("DR-MON-5")
def test_wounds_have_no_limit_in_the_devir_edition() -> None:
    game = raiders("devir", room="dragon", wounds=[19, 0, 0])

    game.play(1, 2, 2)

    assert game.wounds == [22, 0, 0]
    assert game.alive == [True, True, True]


@proves("DR-MON-5")
def test_nobody_dies_of_wounds_at_the_end_of_the_devir_edition() -> None:
    game = last_room("devir", room="mummy", wounds=[30, 30, 30])

    game.play(1, 1, 1)

    assert game.wounds == [33, 33, 33]
    assert game.winners == (0, 1, 2)


@proves("DR-MON-6")
@every_party
def test_a_dragon_of_18_against_15_wounds_both_players_of_a_3(edition: str, mode: str) -> None:
    game = raiders(edition, mode, seats=4, room="dragon")

    game.play(5, 4, 3, 3)

    assert game.wounds == [0, 0, 3, 3]
    unbeaten = game.told("monster_unbeaten")[-1].args
    assert (unbeaten["total"], unbeaten["strength"]) == (15, 18)
