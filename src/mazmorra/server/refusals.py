"""Why the server says no.

Every refusal has a stable code, and words in the catalogues under `server-<code>`.
"""

from __future__ import annotations


class Refused(Exception):
    """A request that cannot be granted; nothing was changed by it."""

    def __init__(self, code: str, status: int = 409, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.args_by_name = args
