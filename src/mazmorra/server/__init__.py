"""The server: people play together, on one process with SQLite or on many with PostgreSQL and Redis."""
