"""How the answers of Dungeon Raiders are called, and its cards inside a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import ITEM_CARDS, NAME
from mazmorra.kernel.ask import Answer, Ask, Phrase

if TYPE_CHECKING:
    from mazmorra.games.raiders.box.loading import Box


def label(box: Box, ask: Ask, option: Answer) -> Phrase:
    if ask.kind == "character" and isinstance(option, int):
        return Phrase(f"raiders-character-{box.characters[option].id}")
    if ask.kind == "challenge":
        return Phrase("raiders-option-challenge", (("wounds", option),))
    return Phrase(f"raiders-card-{NAME[option]}" if isinstance(option, int) else str(option))


def item(name: str) -> Phrase:
    return Phrase(f"raiders-item-{name}")


def card(number: int) -> Phrase:
    """A card inside a sentence."""
    return item(NAME[number]) if number in ITEM_CARDS else Phrase(f"raiders-card-{NAME[number]}")
