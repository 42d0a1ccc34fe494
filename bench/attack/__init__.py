"""One person against a server, on this machine only: `make attack`.

One module an attack; the suite runs a fast form of each.
"""
