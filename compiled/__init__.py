"""The optional compiled build: the same source, made into native classes by mypyc.

`lower` writes out what decorators work out at run time (a rule's `__init__`, a state's `copy`), since mypyc
cannot see it; `modules` says what is compiled; `build` makes the shared objects.
"""
