"""Figures against peers, in one run: `make bench`.

Machines are noisy, so ratios count and rounds are interleaved.
"""
