"""Where everything lies: a game is a row of numbers, the box of a variant another; here are their places.

What belongs to cards is packed as the kernel packs a hand; a card for each seat takes four bits. What the
numbers mean is said by the rules beside this file.
"""

from __future__ import annotations

STAGE, WAITING, TO_PLAY, DEFERRED, CHOSEN = 0, 1, 2, 3, 4
"""The flow: what comes next, whom it waits for, who has yet to be asked, whose crystal ball waits, what was
chosen.
"""
LEVEL, PLACE, ALIVE, LOCKED, CARDS, SUPPLY, LIT, LOOKED = 5, 6, 7, 8, 9, 10, 11, 12
LEFT, FACE_UP_LEFT, LEVEL_CARDS, STARTER, BEATEN, COLLAPSED, WINNERS, ENDING = 13, 14, 15, 16, 17, 18, 19, 20
ROOM, ALLOWED, LIGHT, GOING_BACK, BOSS = 21, 22, 23, 24, 25
"""Where the current room stands in the box, the bits of a hand that may be played there, those of torches
while something lies dark, the items that go back to the supply after the room, and the boss at the end.
"""
ROW, COINS, WOUNDS, HANDS, HAD, CHARACTERS, OPTIONS, DECK = 26, 32, 38, 44, 50, 56, 62, 68
"""Five numbers each, and one to spare so that a GPU fetches two at once: places of the level row, then what
each seat has (`HAD` are the items it has ever had), and what it may answer as bits. Last the rooms nobody has
seen, the next one behind all others.
"""
MOST_SEATS = 5
"""Loops go over all of them: who is not there has nothing and is never marked."""
MOST_ROOMS = 64
"""A deck of more cards is refused."""
MOST_KINDS = 127
"""So are more kinds of rooms than a card of the deck can name."""
MOST_DRAWN = 25
"""So many of them come up in a game at most."""
A_WORD = 4
"""So many cards of the deck lie in one number, eight bits each: a game is the smaller."""
SIZE = DECK + MOST_ROOMS // A_WORD

DESCEND, TORCHES, ENTER, ASKING, CHOOSING, TURNS, SHOWN, VAULT_TORCHES, RESOLVE, SCORING, OVER = range(11)
"""The stages of a game: what happens when nobody is waited for. All before `RESOLVE` come before a room is
settled.
"""

SEATS, IN_TURN, CLASSIC, BALL_AT_ONCE, MOST_COINS, DEADLY, ITEMS_LEFT, FACE_UP = range(8)
LEVELS, FIRST_BOSS, BOSSES, ROOMS_LEFT = 8, 9, 10, 11
"""The figures of a box; then its tables."""
CHARACTER_AT, CHARACTER_SIZE = 12, 3
LEVEL_AT, MOST_LEVELS = CHARACTER_AT + 5 * CHARACTER_SIZE, 31
DECK_AT = LEVEL_AT + MOST_LEVELS
ROOM_AT, ROOM_SIZE = DECK_AT + MOST_ROOMS // A_WORD, 49

KIND, PLAYABLE, STRENGTH, HIT, ROBBED, ELIMINATES = range(6)
REWARD, ATTACKS_HIGHEST, ESCAPE, WEAK, WHO, BY_HIGHEST, DOES_WOUND = 6, 7, 8, 9, 10, 11, 12
COINS_FOR, HEALING_FOR, ITEM_FOR, AMOUNTS, CHEST, SECOND_CHEST = 13, 19, 25, 31, 37, 43
"""What is printed on a room. `WEAK` are the cards that count as 1, as bits. What a vault gives and a trap
does is by the value played, chests by how many share them, each from 0 on.
"""

TREASURE, MONSTER, VAULT, TRAP = range(4)
EVERYONE, MOST_COINS_HIT, FEWEST_WOUNDS_HIT = range(3)
HALF = -1

ENDINGS = ("", "DR-DUE-4", "DR-DUE-1", "DR-DUE-3", "DR-END-7", "DR-BOS-3", "DR-END-6")
"""What a game's end follows from, by its number."""
