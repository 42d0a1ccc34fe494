"""One number for all seats, four bits each: a card or a value for everyone, read and compared at once.

A number with one bit for each of some seats, the lowest of their four, are marks: who is alive, who is
waited for. Values are at most 5, so that adding up to 7 to each stays within its four bits.
"""

from __future__ import annotations

from mazmorra.batch.jit import rule

ONES = 0x11111
"""The marks of all seats."""
LANE = 15


@rule
def mark(seat: int) -> int:
    """The mark of a seat."""
    return 1 << 4 * seat


@rule
def lane(lanes: int, seat: int) -> int:
    """What a seat has."""
    return (lanes >> 4 * seat) & LANE


@rule
def given(lanes: int) -> int:
    """The marks of those who have something."""
    return (lanes | lanes >> 1 | lanes >> 2 | lanes >> 3) & ONES


@rule
def at_least(values: int, least: int) -> int:
    """The marks of those whose value is so high."""
    return (values + (8 - least) * ONES) >> 3 & ONES


@rule
def equal(values: int, value: int) -> int:
    """The marks of those with just this value."""
    return at_least(values, value) & ~at_least(values, value + 1)


@rule
def highest(values: int) -> int:
    """The highest value of all."""
    value = 0
    for least in range(1, 6):
        value += at_least(values, least) != 0
    return value


@rule
def lowest(values: int) -> int:
    """The lowest value of those who have any; 0 where nobody has."""
    have = at_least(values, 1)
    value = 0
    for least in range(1, 6):
        value += at_least(values, least) == have
    return value * (have != 0)


@rule
def total(values: int) -> int:
    """All values added up."""
    pairs = (values & 0xF0F0F) + (values >> 4 & 0xF0F)
    return (pairs * 0x10101 >> 16) & 0xFF


@rule
def count(marks: int) -> int:
    """How many seats are marked."""
    return (marks * ONES >> 16) & LANE


@rule
def first(marks: int) -> int:
    """The first seat that is marked; there must be one. Its mark moves its number to the fifth place."""
    return ((marks & -marks) * 0x01234 >> 16) & LANE


@rule
def others(marks: int) -> int:
    """All marks but the first."""
    return marks & (marks - 1)
