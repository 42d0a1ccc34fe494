"""The command `mazmorra`: one module a command, loaded only when its command runs."""

from mazmorra.cli.main import main

__all__ = ["main"]
