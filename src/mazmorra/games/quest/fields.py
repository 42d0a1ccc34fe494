"""What the fields of DungeonQuest are as numbers: their kinds, and the scales they are measured by.

Its answers are in `questions`.

Who may see a field, and what it means, is said where it is declared, in `state`.
"""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.games.quest.box.rows import ABILITIES, ATTRIBUTES, CHAMBERS
from mazmorra.games.quest.game import QuestGame
from mazmorra.games.quest.questions import QUESTIONS
from mazmorra.games.quest.rules.spaces import SPACES, WAYS, place
from mazmorra.games.quest.rules.sun import RISEN
from mazmorra.games.quest.rules.turn import LOST
from mazmorra.games.quest.state import NO_WAY_BACK
from mazmorra.kernel.fields import Bag, Bits, Each, Index, Kind, Number, Scales, Split, Word, Words

TOKENS = ("monster", "searched", "entrance")
STANDINGS = ("dead", "inside", "below", "out")
MANY = 40
"""More tokens of determination than this look like this many: nothing in the box limits them."""
TRIALS = ("bridge", "cave_in", "ferrox", "ferrox_health", "flee", "hole_in_the_roof", "portcullis", "web")
"""What a test or a roll can be about that is no card and no table of outcomes."""


def room_of(code: int) -> Sequence[object]:
    """What lies in a space: the kind of its room, and the way its entry lies."""
    return (code - 1 >> 2, code - 1 & 3) if code else (-1, 0)


FIELDS: dict[str, Kind] = {
    "board": Each("spaces", Split(room_of, {"room": Index("rooms", -1), "entry": Index("ways")})),
    "marks": Each("spaces", Bits("tokens")),
    "bag": Each("tiles", Number("tile_copies")),
    "under": Each("tiles", Number("tile_copies")),
    "deck": Each("cards", Number("copies")),
    "discard": Each("cards", Number("copies")),
    "monster_deck": Each("monsters", Number("monster_copies")),
    "monster_discard": Each("monsters", Number("monster_copies")),
    "rune_bag": Each("runes", Number("rune_copies")),
    "heroes": Each("seats", Index("heroes", -1)),
    "wounds": Each("seats", Number("wounds")),
    "determination": Each("seats", Number(MANY)),
    "standing": Each("seats", Index("standings")),
    "space": Each("seats", Index("spaces", -1)),
    "side": Each("seats", Index("sides")),
    "loot": Each("seats", Bag("cards", "copies")),
    "kept": Each("seats", Bag("cards", "copies")),
    "row": Each("seats", Bag("cards", "copies")),
    "runes": Each("seats", Index("runes", -1)),
    "travel": Each("seats", Index("spaces", -1)),
    "heading": Each("seats", Index("ways")),
    "skips": Each("seats", Number("skips")),
    "gold": Each("seats", Number("gold")),
    "dearest": Each("seats", Number("dearest")),
    "sun": Number("sun"),
    "starter": Index("seats"),
    "turn": Index("seats"),
    "spent": Words("once_a_turn"),
    "passed": Bag("spaces"),
    "fallen": Bag("seats"),
    "foe": Word("foes"),
    "foe_wounds": Number("foe_wounds"),
    "shown_foe": Index("monsters", -1),
    "winners": Bag("seats"),
    "ending": Word("endings"),
    "foe_card": Index("monsters", -2),
}


def scales(game: QuestGame, seats: int) -> Scales:
    """What the box allows."""
    box = game.box
    golds = [card.row.gold * card.row.copies for card in box.cards]
    loot = sum(card.row.copies for card in box.cards if card.row.loot)
    once = (*ABILITIES, RISEN, LOST, NO_WAY_BACK, "tower")
    return {
        "seats": [f"seat_{seat}" for seat in range(seats)],
        "spaces": [place(space) for space in range(SPACES)],
        "ways": WAYS,
        "sides": (*WAYS, "none"),
        "rooms": [kind.id for kind in box.kinds],
        "tiles": [kind.id for kind in box.kinds[: box.tiles]],
        "tile_copies": max(kind.copies for kind in box.kinds[: box.tiles]),
        "tokens": TOKENS,
        "cards": [f"{card.deck}/{card.id}" for card in box.cards],
        "copies": max(card.row.copies for card in box.cards),
        "monsters": [row.id for row in box.monsters],
        "monster_copies": max(row.copies for row in box.monsters),
        "foes": list(dict.fromkeys(row.name for row in box.monsters)),
        "foe_wounds": 2 * max(row.health for row in box.monsters),
        "runes": [row.id for row in box.runes],
        "rune_copies": max(row.copies for row in box.runes),
        "heroes": [row.id for row in box.heroes],
        "wounds": 2 * max(row.health for row in box.heroes),
        "standings": STANDINGS,
        "skips": 12,
        "gold": sum(golds) + 12 * max(golds),
        "dearest": 12 * max(card.row.gold for card in box.cards),
        "sun": len(box.sun),
        "once_a_turn": once,
        "endings": ("DQ-WIN-2", "DQ-WIN-3"),
        "attributes": ATTRIBUTES,
        "card_names": sorted({card.id for card in box.cards}),
        "decks": list(box.slices),
        "room_kinds": (*CHAMBERS, "tower", "treasure"),
        "trials": sorted({*TRIALS, *(card.id for card in box.cards), *(row.table for row in box.outcomes)}),
        "missed": 12 + loot,
        "steps": 6,
    }


__all__ = ["FIELDS", "QUESTIONS", "scales"]
