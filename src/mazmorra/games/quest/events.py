"""What can happen in DungeonQuest, and what is told of it.

The log's sentences, the screens and the browser's types are made for these; a checked table refuses others.
"""

from __future__ import annotations

from mazmorra.kernel.event import told

NUMBERS = tuple[int, ...]

EVENTS = {
    "beast_beaten": told(seat=int),
    "card_drawn": told(seat=int, deck=str, card=str, printed=bool),
    "card_kept": told(seat=int, card=str, why=str),
    "card_over": told(seat=int, card=str),
    "cards_revealed": told(seat=int, weapon=str, against=str, monster=str),
    "carried_off": told(seat=int, space=int, place=str, way=str),
    "deck_refilled": told(deck=str),
    "determination_gained": told(seat=int, amount=int, total=int),
    "determination_spent": told(seat=int, amount=int, total=int),
    "died": told(seat=int, cause=str),
    "dragon_wakes": told(seats=NUMBERS),
    "entered": told(seat=int, space=int, place=str, room=str),
    "entrance_found": told(seat=int, space=int, place=str),
    "escaped": told(seat=int, monster=str, penalty=int),
    "goal": told(alone=bool),
    "gold_counted": told(seat=int, gold=int, cards=int),
    "guarded": told(seat=int),
    "healed": told(seat=int, amount=int, total=int),
    "hero_dealt": told(seat=int, hero=str, rune=str),
    "left_dungeon": told(seat=int),
    "loot_gained": told(seat=int, card=str, gold=int),
    "loot_lost": told(seat=int, card=str),
    "marker_moved": told(seat=int, space=int, place=str, steps=int),
    "monster_discarded": told(monster=str, health=int, penalty=int),
    "monster_met": told({"health": int, "penalty": int}, seat=int, monster=str),
    "monster_shown": told(seat=int, monster=str, health=int, penalty=int),
    "monster_slain": told(seat=int, monster=str),
    "monster_wounded": told(monster=str, amount=int, total=int),
    "no_escape": told(seat=int),
    "no_way_up": told(seat=int, space=int, place=str),
    "nobody_wins": told(),
    "reshuffled": told(deck=str),
    "returned": told(seat=int, space=int, place=str),
    "rolled": told(seat=int, about=str, dice=NUMBERS),
    "room_explored": told(seat=int, space=int, place=str, tile=int, entry=int, room=str),
    "room_turned": told(space=int, place=str, quarters=int),
    "rune_dealt": told(seat=int, rune=str),
    "rune_used": told(seat=int, rune=str),
    "start_drawn": told(seat=int),
    "start_passes": told(seat=int),
    "sun_moved": told(space=int, left=int),
    "sunset": told(),
    "test_failed": told(seat=int, attribute=str, about=str, missed=int),
    "test_passed": told(seat=int, attribute=str, about=str),
    "tile_drawn": told(seat=int, tile=int, room=str),
    "tower_taken": told(seat=int, space=int, place=str),
    "turn_began": told(seat=int),
    "turn_lost": told(seat=int, left=int),
    "turns_lost": told(seat=int, amount=int),
    "volley_card": told(seat=int, monster=str, penalty=int),
    "waits": told(seat=int),
    "went_below": told(seat=int, space=int, place=str, way=str),
    "won": told(seats=NUMBERS, gold=int),
    "wounded": told(seat=int, amount=int, total=int),
}
