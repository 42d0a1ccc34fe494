"""What Platformer asks, what each question can ever be answered, and what it is about."""

from __future__ import annotations

from mazmorra.games.platformer.rules.forge import RAISED
from mazmorra.games.platformer.rules.symbols import SYMBOLS
from mazmorra.games.platformer.told.labels import DICE, FOES, PLACES, STEPS
from mazmorra.kernel.fields import Bag, Index, Number, Offer, Questions, Word, Words

WORDS = {
    "act": ("end", "ability", "badge", "gravity", "let_go", "shed"),
    "defence": ("suffer", "badge", "stone_skin"),
    "hand": ("walk",),
    "rebirth": ("use", "fall"),
    "reroll": ("keep", "roll"),
    "save": ("keep",),
    "shift": ("stop",),
    "star": (*SYMBOLS[1:], "dread"),
    "step": ("stop",),
    "stone_skin": ("use", "suffer"),
    "swords": ("strike",),
}
"""The words that answer a question, alone or beside others."""
PAID = ("die", "special", "forge", "forge_special", "alloy")
"""Where a symbol comes from, as an act with that symbol."""
RAISES = tuple(RAISED[source] for source in PAID)
SETTING_OUT = ("step", "portal")
CARDS = ("item", "potion", "artifact")
ACTS = {
    "act": (
        *SETTING_OUT,
        "use",
        "special",
        "attack",
        "forge",
        "forge_special",
        "alloy",
        "raise",
        "raise_special",
        "buy",
        *CARDS,
    ),
    "forge_into": ("raise",),
    "purchase": ("buy",),
    "save": ("save", "forge", "forge_special"),
    "shed": ("die", "special"),
    "star": SETTING_OUT,
    "step": ("portal",),
    "swords": (*PAID, *RAISES),
}
"""The acts that answer a question."""
NUMBERS = {
    "slots": FOES,
    "symbols": DICE,
    "places": (*STEPS, *PLACES, "swap"),
    "times": ("upgrade",),
    "alchemy": ("alchemy",),
}
"""What the numbers that answer a question are."""
NUMBER_OF = {kind: scale for scale, kinds in NUMBERS.items() for kind in kinds}

QUESTIONS = Questions(
    offers={
        kind: Offer(WORDS.get(kind, ()), NUMBER_OF.get(kind, ""), ACTS.get(kind, ()))
        for kind in dict.fromkeys((*ACTS, *WORDS, *NUMBER_OF))
    },
    acts={
        "step": "places",
        "portal": "places",
        "attack": "slots",
        **dict.fromkeys(("use", "save", *PAID, *RAISES), "symbols"),
        "alloy": "mixed",
        RAISED["alloy"]: "mixed",
        "buy": "stalls",
        "item": "items",
        "potion": "potions",
        "artifact": "artifacts",
    },
    about={
        "card": Word("boss_cards"),
        "enemy": Word("enemy_names"),
        "first": Word("symbols"),
        "health": Number("boss_health"),
        "here": Index("spaces", -1),
        "left": Number(30),
        "most": Number("dice"),
        "seats": Bag("seats"),
        "symbol": Word("symbols"),
        "symbols": Words("symbols"),
        "wounds": Number(30),
    },
    follows=("badge", "costs", "figures", "foes", "gems", "potion", "price", "stalls"),
)
