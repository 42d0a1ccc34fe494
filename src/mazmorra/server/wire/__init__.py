"""What travels over a table's websocket: the socket, each connection, its messages, and what is counted below
them.
"""
