"""The server: tables, people, sockets, on real databases and real processes."""
