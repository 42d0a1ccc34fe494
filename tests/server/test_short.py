"""Short messages are read past the parser only where it would have read the same."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from mazmorra.server.wire.short import is_between_messages, short_text

HELLO = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
OTHERS = {
    "nothing": b"",
    "a byte": HELLO[:1],
    "not all of it": HELLO[:-1],
    "more than it": HELLO + b"\x00",
    "two": HELLO + HELLO,
    "a long one": Frame(Opcode.TEXT, b"m" * 126).serialize(mask=True),
    "without a mask": Frame(Opcode.TEXT, b"hello").serialize(mask=False),
    "the first part": Frame(Opcode.TEXT, b"hello", fin=False).serialize(mask=True),
    "a reserved bit": b"\xc1" + HELLO[1:],
    "the last part": Frame(Opcode.CONT, b"hello").serialize(mask=True),
    "bytes": Frame(Opcode.BINARY, b"hello").serialize(mask=True),
    "a ping": Frame(Opcode.PING, b"hello").serialize(mask=True),
    "the end": Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
}


@pytest.mark.parametrize("size", [0, 1, 5, 125])
def test_a_short_message_is_read_as_the_parser_reads_it(size: int) -> None:
    text = "ñandú".encode() * 25
    sent = Frame(Opcode.TEXT, text[:size]).serialize(mask=True)

    assert short_text(sent) == text[:size]


@pytest.mark.parametrize("what", OTHERS)
def test_anything_else_is_left_to_the_parser(what: str) -> None:
    assert short_text(OTHERS[what]) is None


@pytest.mark.parametrize("seen", range(1, len(HELLO)))
def test_what_follows_half_a_frame_is_no_message(seen: int) -> None:
    connection = Protocol(Side.SERVER)
    assert is_between_messages(connection)

    connection.receive_data(HELLO[:seen])
    assert not is_between_messages(connection)

    connection.receive_data(HELLO[seen:])
    assert is_between_messages(connection)


def test_what_follows_a_part_of_a_message_is_no_message() -> None:
    connection = Protocol(Side.SERVER)
    connection.receive_data(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
    connection.receive_data(Frame(Opcode.PING, b"").serialize(mask=True))
    assert not is_between_messages(connection)

    connection.receive_data(Frame(Opcode.CONT, b"").serialize(mask=True))
    assert is_between_messages(connection)


def test_nothing_is_a_message_once_the_end_was_said() -> None:
    connection = Protocol(Side.SERVER)
    connection.send_close(1000)

    assert not is_between_messages(connection)
