"""The batch engine: thousands of games of Dungeon Raiders at once on arrays, in lockstep with the kernel.

Needs the extra `batch` (Numba); nothing outside this folder imports it. The kernel stays the truth.
"""
