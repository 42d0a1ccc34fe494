"""What can happen in Dungeon Raiders, and what is told of it.

The log's sentences, the screens and the browser's types are made for these; a checked table refuses others.
"""

from __future__ import annotations

from mazmorra.kernel.event import told

NUMBERS = tuple[int, ...]
NAMES = tuple[str, ...]

EVENTS = {
    "attack_flipped": told(strength=int),
    "card_played": told(seat=int, card=str),
    "character_dealt": told(seat=int, character=str, coins=int, wounds=int),
    "chest_shared": told(seats=NUMBERS, coins=int, share=int),
    "chest_stays": told(coins=int),
    "coins_gained": told(seat=int, amount=int, total=int),
    "coins_lost": told(seat=int, amount=int, total=int),
    "collapsed": told(seats=NUMBERS, wounds=int),
    "eliminated": told(seat=int),
    "escaped": told(seat=int, item=str, room=str),
    "healed": told(seat=int, amount=int, total=int),
    "item_short": told(seats=NUMBERS, item=str),
    "item_taken": told(seat=int, item=str),
    "level_laid": told(level=int, rooms=NAMES),
    "monster_attacks": told(room=str, seats=NUMBERS),
    "monster_beaten": told(room=str, total=int, strength=int),
    "monster_confused": told(room=str),
    "monster_unbeaten": told(room=str, total=int, strength=int),
    "nobody_attacked": told(room=str),
    "nobody_collapses": told(),
    "nobody_wins": told(),
    "purse_full": told(seat=int, lost=int),
    "rested": told(level=int),
    "room_entered": told(room=str, place=int, was_dark=bool),
    "start_drawn": told(seat=int),
    "start_passes": told(seat=int),
    "torch_used": told({"rooms": NAMES}, seat=int, dark=int),
    "trap_quiet": told(room=str, value=int),
    "trap_sprung": told(room=str, value=int, seats=NUMBERS),
    "won": told(seats=NUMBERS, coins=int),
    "wounded": told(seat=int, amount=int, total=int),
}
