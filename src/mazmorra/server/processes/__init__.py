"""The work of several processes: waking each other, being home to a table, and what is done outside the event
loop.
"""
