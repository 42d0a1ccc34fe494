"""What each answer of Dungeon Raiders brings, said beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import LOOK, NAME, PASS, TORCH
from mazmorra.games.raiders.told.facts import gift
from mazmorra.kernel.ask import Answer, Ask, Phrase

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame, RaidersView


def notes(view: RaidersView) -> tuple[Phrase | None, ...]:
    """A note for each answer to the viewer's question."""
    return _notes(view.game, view.ask) if view.ask else ()


@lru_cache(maxsize=4096)
def _notes(game: RaidersGame, ask: Ask) -> tuple[Phrase | None, ...]:
    """What each answer brings where the party stands. Hands and rooms meet in thousands of questions."""
    return tuple(_note(game, ask, option) for option in ask.options)


def _note(game: RaidersGame, ask: Ask, option: Answer) -> Phrase | None:
    if not isinstance(option, int) or ask.kind not in ("card", "torch"):
        return None
    if option in (PASS, LOOK):
        return Phrase(f"raiders-note-{NAME[option]}")
    room = game.rooms_by_id.get(str(dict(ask.about).get("room")))
    if room is not None and option == room.escape:
        return Phrase("raiders-note-escape")
    if room is not None and option in room.counts_as_1:
        return Phrase("raiders-note-weak")
    if room is not None and room.kind == "vault" and option < TORCH:
        return Phrase("raiders-note-gift", (("gift", gift(room.gives[option - 1])),))
    return Phrase(f"raiders-note-{NAME[option]}") if option >= TORCH else None
