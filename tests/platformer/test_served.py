"""Every word that the content files may use is served by a rule."""

from __future__ import annotations

from mazmorra.games.platformer.box.operations import BOSS, CARD, STRUCK, VOCABULARY
from mazmorra.games.platformer.rules.boss_cards import FIRST, PLACES, WOUNDS
from mazmorra.games.platformer.rules.card_ops import CAN, OPS


def test_every_operation_of_an_item_a_potion_or_an_artifact_is_served() -> None:
    assert set(OPS) == VOCABULARY.having(CARD)


def test_nothing_is_asked_about_that_cannot_be_done() -> None:
    assert set(CAN) <= set(OPS)


def test_every_operation_of_a_boss_is_served_once() -> None:
    assert set(FIRST) == VOCABULARY.having(BOSS)
    assert sorted([*WOUNDS, *PLACES]) == sorted(VOCABULARY.having(STRUCK))
