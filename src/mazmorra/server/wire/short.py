"""Short messages that come in as one frame by themselves, as nearly all do: read at once.

Everything else, and all that is not as it should be, is left to the parser.
"""

from __future__ import annotations

from websockets.protocol import Protocol, State
from websockets.streams import StreamReader
from websockets.utils import apply_mask

WHOLE_TEXT, MASKED = 0x81, 0x80
"""The first byte of a message of text in one frame, and what is in the second of whatever a client sends."""
HEAD, LONGEST = 6, 125
"""Bytes before the text, four of them the mask; bytes of text that need no longer head."""
BETWEEN = StreamReader.at_eof.__code__
"""Where the parser waits for a frame to begin."""


def short_text(data: bytes) -> bytes | None:
    """The text of a short message, if what came in is that and nothing else."""
    size = len(data) - HEAD
    if not 0 <= size <= LONGEST or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
        return None
    return apply_mask(data[HEAD:], data[2:HEAD])


def is_between_messages(connection: Protocol) -> bool:
    """Whether nothing has begun that is not there yet, be it a frame or a message of several."""
    waiting = getattr(connection.parser, "gi_yieldfrom", None)
    at_rest = getattr(waiting, "gi_code", None) is BETWEEN
    return at_rest and connection.state is State.OPEN and connection.current_size is None
