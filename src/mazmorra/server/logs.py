"""Logs as lines of JSON.

Tokens, passwords, answers and table links are never put into them; whoever logs leaves them out.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from mazmorra.kernel import Json

LEVELS = ("debug", "info", "warning", "error")
PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
"""What every record has; anything else was given as `extra`."""


class Lines(logging.Formatter):
    """One JSON object a line: when, how grave, who says it, what, and what was given with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: Json = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in PLAIN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_as_json(level: str) -> None:
    """Send every log to the standard error, from a level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("alembic", "websockets", "asyncio", "uvicorn"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLogger().level))
