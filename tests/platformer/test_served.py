"""Every word that the content files may use is served by a rule."""

from __future__ import annotations

from mazmorra.games.platformer.box.check_cards import BOSS_OPS, CARD_OPS, STRUCK_OPS
from mazmorra.games.platformer.rules.boss_cards import FIRST, PLACES, WOUNDS
from mazmorra.games.platformer.rules.card_ops import CAN, OPS


def test_every_operation_of_an_item_a_potion_or_an_artifact_is_served() -> None:
    assert set(OPS) == set(CARD_OPS)


def test_nothing_is_asked_about_that_cannot_be_done() -> None:
    assert set(CAN) <= set(OPS)


def test_every_operation_of_a_boss_is_served_once() -> None:
    assert set(FIRST) == BOSS_OPS
    assert sorted([*WOUNDS, *PLACES]) == sorted(STRUCK_OPS)
