"""Set-up: heroes and runes dealt, towers taken, the first step of the sun (DQ-TRN-1, DQ-SUN-1)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.game import QuestGame
from mazmorra.kernel import ScriptedDealer
from tests.quest.scene import Scene, numbers_of
from tests.scenario import proves

NAMES = ("challara", "lindel", "hugo")
RUNES = ("glare", "stasis", "mending")


def set_up(seats: int, starter: int = 0, **switches: str) -> Scene:
    """A new table; heroes and runes are dealt in the order above."""
    game = QuestGame(QuestGame.variants()[0] | switches)
    script = numbers_of(game.box, [], {"hero": NAMES[:seats], "rune": RUNES[:seats]})
    return Scene(game.new(seats, dealer=ScriptedDealer((), starter=[starter], **script), checked=True))


@proves("DQ-TRN-1", "DQ-CRD-5")
def test_everybody_is_dealt_a_hero_and_a_rune_that_nobody_else_can_get() -> None:
    game = set_up(3)

    assert [game[seat].rune for seat in range(3)] == list(RUNES)
    assert game.state.rune_bag == [int(row.id not in RUNES) for row in game.table.game.box.runes]
    dealt = [
        (event.args["seat"], event.args["hero"], event.args["rune"]) for event in game.told("hero_dealt")
    ]
    assert dealt == list(zip(range(3), NAMES, RUNES, strict=True))


@proves("DQ-TRN-1", "DQ-SUN-1")
def test_the_start_player_takes_a_tower_first_and_the_first_turn_and_the_sun_its_first_step() -> None:
    game = set_up(3, starter=1)
    assert (game.asked, game.state.sun) == (1, 0)

    game.play("A1", "M1", "M10")

    assert [game[seat].at for seat in range(3)] == ["M10", "A1", "M1"]
    assert (game.asked, game.state.sun, game.last("sun_moved")) == (1, 1, {"space": 1, "left": 29})


@proves("DQ-WIN-2", "DQ-SOLO-1")
@pytest.mark.parametrize(("players", "clause"), [("company", "DQ-WIN-2"), ("solo", "DQ-SOLO-1")])
def test_the_goal_is_told_first(players: str, clause: str) -> None:
    game = set_up(1 if players == "solo" else 2, players=players)

    first = game.table.events[0]
    assert (first.kind, first.clause, first.args["alone"]) == ("goal", clause, players == "solo")
