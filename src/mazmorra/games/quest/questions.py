"""What DungeonQuest asks, what each question can ever be answered, and what it is about."""

from __future__ import annotations

from mazmorra.games.quest.box.rows import WEAPONS
from mazmorra.games.quest.told.labels import CARDS, COMPASS, HEROES, STEPS, TOWERS
from mazmorra.kernel.fields import Index, Number, Offer, Ordered, Questions, Word

KEEP_OR_USE = Offer(("keep", "use"))
RUNES = (
    "ascent",
    "fortune",
    "glare",
    "mending",
    "opening",
    "seeking",
    "slumber",
    "warding",
    "warning",
)
"""The questions whether a rune is used."""
MAY = {
    "bridge": ("stay", "cross"),
    "exit": ("stay", "exit"),
    "flee": ("fight", "flee"),
    "flee_unseen": ("fight", "flee"),
    "fury": ("calm", "fury"),
    "imp": ("leave", "uncork"),
    "may_draw": ("leave", "draw"),
    "penance": ("roll", "penance"),
    "rope": ("roll", "rope"),
    "serenity": ("keep", "first", "second", "both"),
    "stubborn": ("accept", "stubborn"),
    "tile": ("keep", "brightblaze", "shaping"),
    "hero_card": WEAPONS,
    "monster_card": WEAPONS,
}
"""The questions that are answered with a word."""
BESIDES = {"secret_door": ("stay",), "lighten": ("go",), "bargain": ("done", "refuse")}
"""The words beside the numbers of some questions."""
MOVING = ("move", "feel", "leave")
ACTING = ("search", "descend", "dragon", "tome", "rune", "delve", "climb", "drink", "stop")

QUESTIONS = Questions(
    offers={
        "action": Offer(acts=(*MOVING, *ACTING)),
        "tower": Offer(acts=("tower", *MOVING)),
        "drink": Offer(acts=("done", "drink")),
        **dict.fromkeys(RUNES, KEEP_OR_USE),
        **{kind: Offer(words) for kind, words in MAY.items()},
        **{
            kind: Offer(BESIDES.get(kind, ()), number=scale)
            for scale, kinds in {
                "cards": CARDS,
                "spaces": (*(kind for kind in (*STEPS, *TOWERS, "stroll") if kind not in ("move", "tower")),),
                "ways": COMPASS,
                "heroes": HEROES,
                "missed": ("determination",),
                "steps": ("trail",),
            }.items()
            for kind in kinds
        },
    },
    acts={
        "move": "spaces",
        "tower": "spaces",
        **dict.fromkeys(("feel", "leave", *ACTING, "done"), ""),
        "rune": Word("runes"),
    },
    about={
        "about": Word("trials"),
        "attribute": Word("attributes"),
        "card": Word("card_names"),
        "dealt": Number(12),
        "deck": Word("decks"),
        "dice": Ordered(Number(6), 6),
        "escape": Number(1),
        "missed": Number("missed"),
        "moves": Number(12),
        "needed": Number(12),
        "odds": Number(100),
        "offered": Number("dearest"),
        "room": Word("room_kinds"),
        "seat": Index("seats", -1),
        "space": Index("spaces", -1),
        "tile": Index("rooms", -1),
        "wounds": Number("wounds"),
    },
    follows=("cards", "here", "monster", "place", "rune", "suffered"),
)
