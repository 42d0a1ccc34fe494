"""Games that were really played and saved; each must open for ever.

A bug report becomes one before it is mended.
"""
