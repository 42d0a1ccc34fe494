"""What travels over a table's websocket, as typed messages.

The TypeScript of the web app is generated from these.

Texts are never sent: questions, labels and events travel as keys and parameters, and every screen words them
itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec

from mazmorra.kernel import AnswerJson, Json

UNSET = msgspec.UNSET


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message of a connection.

    `since` is how many events are known already; without a token one only watches.
    """

    token: str = ""
    since: int = 0


class AnswerMessage(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """An answer to a question, named by its number."""

    seat: int
    question: int
    answer: AnswerJson


class UndoMessage(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take my last answer back."""

    seat: int


class VoteMessage(msgspec.Struct, tag="vote", forbid_unknown_fields=True):
    """Propose or second (`yes`), or reject: a bot sits in (`bot`), a clock runs (`clock`), an answer is taken
    back (`undo`).
    """

    seat: int
    motion: str
    about: int
    yes: bool = True


class ReturnMessage(msgspec.Struct, tag="return", forbid_unknown_fields=True):
    """I take my seat back from the bot."""

    seat: int


class LeaveMessage(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """A bot may play on for me."""

    seat: int


class SealMessage(msgspec.Struct, tag="seal", forbid_unknown_fields=True):
    """The seal of my salt for the dice, before the game."""

    seat: int
    seal: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class RevealMessage(msgspec.Struct, tag="reveal", forbid_unknown_fields=True):
    """The salt I have sealed, once it is waited for."""

    seat: int
    salt: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class MoveMessage(msgspec.Struct, tag="move", forbid_unknown_fields=True):
    """I go on to another table, over this connection: a welcome there is the answer.

    A refusal leaves me where I am.
    """

    table: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
    since: int = 0


class SayMessage(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Chat, or a quick reaction by its name."""

    text: str = ""
    reaction: str = ""


class MuteMessage(msgspec.Struct, tag="mute", forbid_unknown_fields=True):
    """Do not show me what this person says, at any table (or do again)."""

    person: str
    on: bool = True


class PingMessage(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Incoming: TypeAlias = (
    Hello
    | AnswerMessage
    | UndoMessage
    | VoteMessage
    | ReturnMessage
    | LeaveMessage
    | SealMessage
    | RevealMessage
    | MoveMessage
    | SayMessage
    | MuteMessage
    | PingMessage
)


class LabelOut(msgspec.Struct):
    """How an option is called: a key of the catalogues and what fills its gaps."""

    key: str
    args: Json


class AskOut(msgspec.Struct):
    """A seat's open question.

    `notes` say what each option brings, `final` lists those that cannot be taken back.
    """

    question: int
    kind: str
    clause: str
    options: list[AnswerJson]
    labels: list[LabelOut]
    notes: list[LabelOut | None]
    about: Json
    final: list[AnswerJson]


class AcceptedOut(msgspec.Struct):
    """The answer that has just been stored for this seat, and the question it answers."""

    question: int
    answer: AnswerJson


class SeatOut(msgspec.Struct, omit_defaults=True):
    """A table as one seat (or a watcher, seat -2) may know it; in an update only what has changed is
    there.
    """

    seat: int
    fields: Json | msgspec.UnsetType = UNSET
    ask: AskOut | msgspec.UnsetType | None = UNSET
    own_answer: AnswerJson | msgspec.UnsetType = UNSET
    accepted: AcceptedOut | msgspec.UnsetType = UNSET
    can_undo: str | msgspec.UnsetType = UNSET
    events: list[Json] | msgspec.UnsetType = UNSET
    events_from: int | msgspec.UnsetType = UNSET
    over: bool | msgspec.UnsetType = UNSET


class ChairOut(msgspec.Struct):
    """Who sits on a seat, and whether they are there."""

    name: str
    person: str
    bot: str
    here: bool
    gone_since: int


class MotionOut(msgspec.Struct):
    """What is being voted on."""

    kind: str
    seat: int
    needed: list[int]
    agreed: list[int]


class TableOut(msgspec.Struct, tag="table"):
    """The table itself: who sits where, how it is run, how it stands.

    Its first `carried` answers came from another game.

    `seals` show the players' salts before the `round`-th try to begin; `revealing` lists the seats whose salt
    is waited for, and the salts are there once all are told. `missed` names who did not tell theirs. `opened`
    are the players who let everybody look back at a game that is kept to them. `own_content` is the digest of
    figures of the host's own making. `rules` says by which it is played: the `same` it was laid for,
    `renewed` ones because it began after they changed, or none any more, for it began with `older` ones.
    `waits_since` is when those who are asked were asked, 0 when nobody is; without a clock, after `silence`
    milliseconds of waiting the others may vote about it. `hints` says whether its players may ask for hints,
    `hinted` how many each seat has taken. `daily` is the day whose deal it is, where it is one that everybody
    gets.
    """

    id: str
    number: int
    game: str
    settings: dict[str, str]
    seats: int
    status: str
    host: str
    options: Json
    chairs: list[ChairOut]
    commitment: str
    secret: str
    round: int
    seals: list[str]
    salts: list[str]
    revealing: list[int]
    missed: list[str]
    opened: list[str]
    own_content: str
    motion: MotionOut | None
    due_at: int
    rematch: str
    result: Json | None
    notes: list[tuple[int, str, int]]
    watchers: int
    carried: int
    waits_since: int
    silence: int
    private: bool
    hints: bool
    hinted: list[int]
    rules: str = "same"
    daily: str = ""


class ChatOut(msgspec.Struct, tag="chat"):
    """Something somebody said."""

    id: int
    at: int
    person: str
    name: str
    seat: int
    text: str
    reaction: str


class Welcome(msgspec.Struct, tag="welcome"):
    """The first message back: everything this connection may know, events from `since` on, and whom it does
    not hear.
    """

    number: int
    person: str
    your_seats: list[int]
    table: TableOut
    waiting: Sequence[int]
    answered: Sequence[int]
    seats: list[SeatOut]
    chat: list[ChatOut]
    muted: list[str]
    now: int


class Update(msgspec.Struct, tag="update"):
    """What one more entry changed for this connection: who is waited for, who has chosen in secret, and what
    its seats see.
    """

    number: int
    at: int
    waiting: Sequence[int]
    answered: Sequence[int]
    seats: list[SeatOut]


class MutedOut(msgspec.Struct, tag="muted"):
    """Everybody you do not hear, after you muted somebody or heard them again, on this device or another."""

    people: list[str]


class UnsaidOut(msgspec.Struct, tag="unsaid"):
    """Words the host of the server has removed: a line of the chat, or all there were at 0."""

    line: int


class RefusedOut(msgspec.Struct, tag="refused"):
    """Nothing was changed; the code is stable and the words are the screen's."""

    code: str
    args: Json


class Pong(msgspec.Struct, tag="pong"):
    """I am here."""

    now: int


Outgoing = Welcome | Update | TableOut | ChatOut | MutedOut | UnsaidOut | RefusedOut | Pong

encode = msgspec.json.Encoder().encode
decode_incoming = msgspec.json.Decoder(Incoming).decode
