"""A table of DungeonQuest in the middle of a game: rooms, heroes, cards and tokens are where a test puts
them.

Whatever lies on the board or before a hero is missing from its deck or stack, as at a real table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mazmorra.games.notation import read_scene
from mazmorra.games.quest.game import SWITCHES, QuestGame
from mazmorra.games.quest.scene import card_names
from mazmorra.games.quest.state import BELOW, DEAD, INSIDE, OUT
from mazmorra.kernel import ScriptedDealer
from tests.quest.scene import Scene, card_number, numbers_of

STANDING = {INSIDE: "", BELOW: "below", DEAD: "dead", OUT: "out"}
BYSTANDERS = ("lindel", "hugo", "tatianna", "krutzbeck")
TOWERS = ("A1", "M1", "A10", "M10")


@dataclass(frozen=True)
class Hero:
    """A hero and what lies before its player. `came` is the way of the passage by which the room was entered:
    N, E, S, W, or 'below' for none; unless it is said it is where the entry arrow lies. In the catacombs `at`
    is the travel marker's place. A card is named alone, or as 'deck/card' where several decks have it.
    """

    name: str = "hugo"
    at: str = ""
    came: str = ""
    wounds: int = 0
    determination: int = 0
    loot: Sequence[str] = ()
    kept: Sequence[str] = ()
    row: Sequence[str] = ()
    rune: str = ""
    skips: int = 0
    standing: int = INSIDE
    heading: str = "N"


def quest(
    *heroes: Hero,
    board: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    turn: int = 0,
    starter: int = 0,
    sun: int = 0,
    decks: Mapping[str, Sequence[str]] | None = None,
    discards: Mapping[str, Sequence[str]] | None = None,
    bag: Sequence[str] | None = None,
    dice: Sequence[int] = (),
    draws: Mapping[str, Sequence[str]] | None = None,
    house: Mapping[str, str] | None = None,
    content: str | None = None,
    **switches: str,
) -> Scene:
    """The turn of a seat begins.

    `board` is {"C3": "dn1 W"}: a tile and the way its entry lies; `tokens` is {"C3": "monster"}.

    `decks`, `discards` and `bag` say exactly what is left of a deck, its discards and the tiles. `dice` and
    `draws` are for the turn's beginning, before the first question. Without a second hero somebody stands by,
    in a far tower. `house` is for the switch that is called like something else here, `content` for a table
    with cards of its own.
    """
    chosen = {**switches, **(house or {})}
    game = QuestGame({switch: chosen.get(switch, values[0]) for switch, values in SWITCHES.items()}, content)
    company = heroes if game.is_solo or len(heroes) > 1 else (*heroes, _bystander(heroes[0]))
    tiles = [] if bag is None else [f"tiles {_listed(bag)}"]
    piles = {f"{deck} deck": cards for deck, cards in (decks or {}).items()}
    piles |= {f"{deck} discard": cards for deck, cards in (discards or {}).items()}
    parts = [
        ", ".join(
            [f"sun {sun}", f"start {company[starter].name}", f"turn {company[turn].name}", "begins", *tiles]
        ),
        *(f"{place}: {tile}" for place, tile in (board or {}).items()),
        *(f"{place}: {', '.join(names.split())}" for place, names in (tokens or {}).items()),
        *(f"{pile}: {_listed(cards)}" for pile, cards in piles.items()),
        *(_told(game, hero, board or {}) for hero in company),
    ]
    dealer = ScriptedDealer((), **numbers_of(game.box, dice, draws or {}))
    scene = Scene(read_scene("\n".join(parts), game, dealer=dealer, checked=True))
    scene.all_dealt()
    return scene


def _bystander(hero: Hero) -> Hero:
    name = next(name for name in BYSTANDERS if name != hero.name)
    return Hero(name, next(tower for tower in reversed(TOWERS) if tower != hero.at))


def _told(game: QuestGame, hero: Hero, board: Mapping[str, str]) -> str:
    """A hero's part of the scene."""
    cards, box = card_names(game), game.box
    where = {INSIDE: "at", BELOW: "marker"}.get(hero.standing)
    came = hero.came or board.get(hero.at, "none none").split()[1]
    own = {
        "loot": [cards[card_number(box, name)] for name in hero.loot],
        "kept": [cards[card_number(box, name, "catacomb" * (name in hero.row))] for name in hero.kept],
        "row": [cards[card_number(box, name, "catacomb")] for name in hero.row],
    }
    clauses = [
        STANDING[hero.standing],
        f"{where} {hero.at}" if where else "",
        f"came {'none' if came == 'below' else came}" if hero.standing == INSIDE else "",
        f"heading {hero.heading}",
        f"{hero.wounds} wounds",
        f"{hero.determination} determination",
        f"{hero.skips} skips",
        f"rune {hero.rune or 'none'}",
        *(f"{word} {_listed(names)}" for word, names in own.items()),
    ]
    return f"{hero.name}: {', '.join(clause for clause in clauses if clause)}"


def _listed(names: Sequence[str]) -> str:
    return " ".join(names) or "none"
