"""Runs the command in a process of its own."""

from __future__ import annotations

import os
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryFile
from typing import IO

from tests.server.nursery import Program

SECONDS = 120


def mazmorra(
    *arguments: str, given: str = "", home: Path | None = None, lang: str = "en"
) -> CompletedProcess[str]:
    environment = {**os.environ, "MAZMORRA_LANG": lang, "COLUMNS": "100"}
    if home is not None:
        environment["XDG_DATA_HOME"] = str(home)
    with TemporaryFile() as hears, TemporaryFile() as says, TemporaryFile() as complains:
        hears.write(given.encode())
        hears.seek(0)
        process = Program(arguments, says.fileno(), complains.fileno(), hears.fileno(), environment)
        try:
            process.wait(SECONDS)
        finally:
            process.kill()
        return CompletedProcess(process.args, process.wait(), _text(says), _text(complains))


def _text(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode()
