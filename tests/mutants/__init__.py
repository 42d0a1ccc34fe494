"""Mutation testing: small mistakes are planted in a game's rules, one at a time, and its tests have to
notice.
"""
