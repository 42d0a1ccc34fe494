"""The kernel by itself, on a game made for the purpose."""
