"""Messages as they travel, written without a library on the way out."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from mazmorra.server.wire.frames import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_message_is_framed_as_a_library_frames_it(size: int) -> None:
    message = b"m" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
