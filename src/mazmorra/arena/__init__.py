"""Many games played by bots: matches, simulations, statistics, reports, and the fuzzer that looks for
crashes.
"""
