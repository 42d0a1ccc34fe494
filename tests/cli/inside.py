"""Runs the command in this process, for tests of what it says rather than of the process: many times
quicker.
"""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from subprocess import CompletedProcess
from unittest.mock import patch

from mazmorra.cli import main


def inside(*arguments: str, typed: bytes = b"", encoding: str = "utf-8") -> CompletedProcess[bytes]:
    """How it ended and what it wrote, to streams as strict as Python opens them. A traceback is raised."""
    said, complained = io.BytesIO(), io.BytesIO()
    stdin = io.TextIOWrapper(io.BytesIO(typed), encoding)
    stdout, stderr = io.TextIOWrapper(said, encoding), io.TextIOWrapper(complained, encoding)
    with patch.object(sys, "stdin", stdin), redirect_stdout(stdout), redirect_stderr(stderr):
        try:
            status = main(arguments)
        except SystemExit as left:
            status = int(left.code or 0)
    stdout.flush()
    stderr.flush()
    return CompletedProcess(arguments, status, said.getvalue(), complained.getvalue())
