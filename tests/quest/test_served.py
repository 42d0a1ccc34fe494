"""Every word that the content files may use is served by a rule."""

from __future__ import annotations

from mazmorra.games.quest.box.loading import open_box
from mazmorra.games.quest.box.operations import VOCABULARY
from mazmorra.games.quest.game import QuestGame
from mazmorra.games.quest.rules.cards import RUNE_ANSWERS, RUNE_FOR
from mazmorra.games.quest.rules.effect import OPS
from mazmorra.games.quest.rules.entering import ROOMS

assert QuestGame.rules, "the rules are read with the game, and enter what they serve"


def test_every_operation_of_the_content_files_is_served() -> None:
    assert set(OPS) == set(VOCABULARY)


def test_every_kind_of_room_does_something_and_so_does_a_monster() -> None:
    assert set(ROOMS) == {kind.type for kind in open_box().rooms if kind} | {"monster"}


def test_every_rune_that_answers_a_card_does_something() -> None:
    assert set(RUNE_ANSWERS) == set(RUNE_FOR)
