"""What travels over HTTP, as typed models with examples; the OpenAPI description is made from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from mazmorra.kernel import AnswerJson, Json
from mazmorra.server.tables.entries import WhoGetsHints

Language = Annotated[str, StringConstraints(pattern="^[a-z]{2}(-[A-Z]{2})?$")]
"""One we speak, or its nearest; English otherwise."""
DAYS_30 = 30 * 24 * 3600

NameText = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Username = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Password = Annotated[str, StringConstraints(min_length=1, max_length=256)]
Seat = Annotated[int, Field(ge=0, le=99)]
Short = Annotated[str, StringConstraints(max_length=64)]
Seal = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
Salt = Annotated[str, StringConstraints(min_length=1, max_length=128)]


class Given(BaseModel):
    """What comes in: nothing unknown, nothing of another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """What goes out."""

    model_config = ConfigDict(from_attributes=True)


class Problem(Told):
    """Why not: a stable code, and what fills the gaps of its words (`server-<code>`; a code that begins
    `error-` is the key).
    """

    code: str = Field(examples=["seat-taken"])
    args: Json = Field(examples=[{"seat": 2}])


class Refusal(Told):
    """The body of every refusal."""

    error: Problem


class NewPerson(Given):
    """Somebody who wants to play."""

    name: NameText = Field(examples=["Ana"])


class Me(Told):
    """A person as they see themselves; without an account there is no username."""

    id: str = Field(examples=["q0PzV9mXb1sK3h8a"])
    name: str = Field(examples=["Ana"])
    username: str | None = Field(examples=["ana"])
    created_at: int = Field(examples=[1760000000000])
    host: bool = Field(description="Whether I host this server, and may edit content here.")


class Welcomed(Told):
    """A person and the token that proves to be them; send it as `Authorization: Bearer TOKEN`."""

    person: Me
    token: str = Field(examples=["q0PzV9mXb1sK3h8a.Vb1sK3h8a9mX.c2lnbmF0dXJl"])
    device: str = Field(
        description="For the next login from this device, which then does not wait behind guesses of others."
    )


class Claim(Given):
    """An account to be made: 3 to 24 letters, digits and underscores; a password of 8 characters or more."""

    username: Username = Field(examples=["ana"])
    password: Password = Field(examples=["correct horse battery"])


class Login(Claim):
    """Coming back to an account; `device` is what an earlier login here gave."""

    device: Short = Field("", examples=["k3h8a9mXb1sK"])


class Invited(Given):
    """A one-time code from the address that `mazmorra open` shows."""

    code: Short = Field(examples=["ABCDE-FGHJK-LMNPQ-RSTUV"])


class SessionTold(Told):
    """A device on which I am logged in."""

    id: str = Field(examples=["Vb1sK3h8a9mX"])
    device: str = Field(examples=["Firefox · Linux"])
    created_at: int
    used_at: int = Field(description="When it was used last, to about ten minutes.")
    current: bool = Field(description="Whether it is the one that asks.")


class BlockTold(Told):
    """Somebody I have blocked."""

    person: str
    name: str


class Blocking(Given):
    """Somebody to be blocked."""

    person: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,64}$")] = Field(
        examples=["q0PzV9mXb1sK3h8a"]
    )


class NewPassword(Given):
    """Another password for one's account."""

    old: Password
    new: Password


class Reset(Given):
    """A new password with the one-time code the host gave."""

    code: Short = Field(examples=["ABCDE-FGHJK-LMNPQ-RSTUV"])
    password: Password


class Forgotten(Given):
    """Somebody who forgot the password: a username, or the address they confirmed."""

    who: Annotated[str, StringConstraints(min_length=1, max_length=254)] = Field(examples=["ana"])


class CallsTold(Told):
    """How I am called when a table waits for me and I am not there."""

    mail: bool = Field(description="Whether this server can write e-mails at all.")
    email: str = Field(description="The address I confirmed, or nothing.", examples=["ana@example.org"])
    pending: str = Field(description="The address I was written to and did not confirm yet, or nothing.")
    by_email: bool
    reminders: bool
    push_key: str = Field(description="The public key of this server towards push services (VAPID).")
    pushed: bool = Field(description="Whether the browser of this session is pushed to.")


class CallsWanted(Given):
    """How I want to be called; what is not given stays."""

    by_email: bool | None = None
    reminders: bool | None = None
    language: Language | None = None


class Subscribed(Given):
    """What a browser says of its push service, and the language it is to be called in."""

    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1000)] = Field(
        examples=["https://push.example.org/send/abc"]
    )
    p256dh: Annotated[str, StringConstraints(min_length=1, max_length=128)] = Field(
        examples=["BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"]
    )
    auth: Annotated[str, StringConstraints(min_length=1, max_length=64)] = Field(
        examples=["BTBZMqHH6r4Tts7J_aSIgg"]
    )
    language: Language = "en"


class EmailGiven(Given):
    """An address, with the password, so that a stolen token is no way to it."""

    email: Annotated[str, StringConstraints(min_length=3, max_length=254)] = Field(
        examples=["ana@example.org"]
    )
    password: Password
    language: Language = "en"


class PasswordGiven(Given):
    """My password, once more."""

    password: Password


class LetterCode(Given):
    """The code from a letter."""

    code: Short = Field(examples=["ABCDE-FGHJK-LMNPQ-RSTUV"])


class Variant(Told):
    """One way to play a game: its settings, and how many may sit down."""

    settings: dict[str, str] = Field(examples=[{"edition": "devir", "mode": "standard"}])
    seats: list[int] = Field(examples=[[3, 4, 5]])
    content: str = Field(description="The fingerprint of the printed figures.", examples=["0a1b2c3d4e5f6071"])


class GameTold(Told):
    """A game there is; the default variant stands first, the bots weakest first, the host's own last."""

    name: str = Field(examples=["raiders"])
    version: int
    variants: list[Variant]
    bots: list[str] = Field(examples=[["novice", "expert", "legend"]])


class ClockGiven(Given):
    """Seconds for each question, up to 30 days; 0 is no limit."""

    seconds: int = Field(0, ge=0, le=DAYS_30, examples=[90])


class OptionsGiven(Given):
    """How a table is run."""

    public: bool = Field(
        False, description="Listed for everybody; otherwise only those with the link find it."
    )
    watchers: bool = Field(True, description="People without a seat may watch what is public.")
    open_after: bool = Field(True, description="After the game everybody may see everything.")
    clock: ClockGiven = Field(default_factory=lambda: ClockGiven(seconds=0))
    hints: WhoGetsHints = Field(
        "alone", description="Who may ask for hints: who plays alone against bots, everybody, nobody."
    )
    rated: bool = Field(
        False,
        description=(
            "The game counts for the ratings of those with an account and of bots. Then nobody gets hints, "
            "takes an answer back or holds two seats, and what is printed on the cards is not one's own."
        ),
    )


class NewTable(Given):
    """A table to be opened.

    Settings not given take their defaults; `content` is a content file of one's own.
    """

    game: Short = Field(examples=["raiders"])
    seats: int = Field(ge=1, le=99, examples=[3])
    settings: dict[Short, Short] = Field(default_factory=dict, max_length=16, examples=[{"mode": "standard"}])
    options: OptionsGiven = Field(default_factory=lambda: OptionsGiven.model_validate({}))
    content: str | None = None


class SitDown(Given):
    """A free seat to take.

    The seal shows the salt for the dice; a name is for a second player at the same screen.
    """

    seat: Seat = Field(examples=[0])
    seal: Seal | Literal[""] = Field("", examples=["0a1b" * 16])
    name: NameText | None = Field(None, examples=["Bruno"])


class Sealed(Given):
    """The seal of a salt, from somebody who already sits: the SHA-256 of the JSON list of table, round, seat
    and salt.
    """

    seat: Seat = Field(examples=[0])
    seal: Seal = Field(examples=["0a1b" * 16])


class Reveal(Given):
    """The salt that was sealed, to be told when the game is about to begin."""

    seat: Seat = Field(examples=[0])
    salt: Salt = Field(examples=["my lucky words 1n4x-0k2v9z-7q"])


class AtSeat(Given):
    """A seat."""

    seat: Seat = Field(examples=[0])


class HintWanted(AtSeat):
    """A hint for the open question of a seat, named by its number."""

    question: int = Field(ge=0, examples=[12])


class AdviceTold(Told):
    """An answer as the question lists it, and what it is expected to bring."""

    option: AnswerJson = Field(examples=[4])
    chance: float = Field(description="How likely it wins, from 0 to 1.", examples=[0.57])
    brings: dict[str, float] = Field(
        description="How the figures of the seat change, each named by `review-figure-<name>`.",
        examples=[{"coins": 2.5, "wounds": -0.8}],
    )


class HintTold(Told):
    """The best few answers to a question, the best first."""

    question: int = Field(examples=[12])
    best: list[AdviceTold]


class SeatBot(Given):
    """A bot for a free seat."""

    seat: Seat = Field(examples=[1])
    bot: Short = Field(examples=["expert:bold"])
    name: NameText | None = Field(None, examples=["Golem"])


class ChairTold(Told):
    """Who sits on a seat: a person, a bot, or a bot sitting in for a person."""

    name: str
    person: str
    bot: str
    here: bool
    gone_since: int


class MotionTold(Told):
    """What is being voted on."""

    kind: str
    seat: int
    needed: list[int]
    agreed: list[int]


class OptionsTold(Told):
    """How a table is run."""

    public: bool
    watchers: bool
    open_after: bool
    clock: dict[str, int]
    hints: WhoGetsHints
    rated: bool


class TableTold(Told):
    """A table as everybody may know it; the secret of its dice is there once the game is over."""

    id: str = Field(examples=["Zk3vX0pQm1sA"])
    number: int
    game: str = Field(examples=["raiders"])
    settings: dict[str, str]
    seats: int
    status: Literal["open", "playing", "over", "closed"]
    host: str
    options: OptionsTold
    chairs: list[ChairTold]
    commitment: str
    secret: str
    round: int = Field(description="The try to begin; each needs new salts.", examples=[1])
    seals: list[str] = Field(
        description="For each seat the seal of its player's salt, empty where there is none."
    )
    salts: list[str] = Field(description="The salts, once all are told.")
    revealing: list[int] = Field(description="The seats whose salt is waited for, so that the game begins.")
    missed: list[str] = Field(description="Who did not tell their salt, though others had told theirs.")
    opened: list[str] = Field(
        description="The players who let everybody look back at a game that is kept to them."
    )
    own_content: str = Field(
        description="The digest of figures of the host's own making, or nothing.", examples=[""]
    )
    motion: MotionTold | None
    due_at: int
    rematch: str
    result: Json | None
    notes: list[tuple[int, str, int]]
    watchers: int
    carried: int = Field(
        description=(
            "How many of its first answers came from another game; the dice among them are not its own."
        )
    )
    rules: Literal["same", "renewed", "older"] = Field(
        description=(
            "The rules it was laid for, newer ones because it began after they changed, "
            "or older ones nobody plays."
        )
    )
    waits_since: int = Field(description="When those who are asked were asked, 0 when nobody is.")
    silence: int = Field(
        description="Milliseconds of thinking without a clock after which the others may vote about it."
    )
    private: bool = Field(
        description="Whether only its host may see it: a saved game that was brought and not shared yet."
    )
    hints: bool = Field(description="Whether its players may ask for hints.")
    hinted: list[int] = Field(description="How many hints each seat has taken.", examples=[[2, 0, 0]])
    daily: str = Field(
        description="The day whose deal it is, where it is one that everybody gets; else empty.",
        examples=["2026-11-18"],
    )
    waiting: list[int] = Field(description="The seats with an open question.", examples=[[0, 2]])


class Listed(Told):
    """A table in a list."""

    id: str
    game: str
    settings: dict[str, str]
    seats: int
    taken: int
    status: Literal["open", "playing", "over", "closed"]
    public: bool
    host: str
    names: list[str]
    own_content: str = Field(
        description="The digest of figures of the host's own making, or nothing.", examples=[""]
    )
    created_at: int
    updated_at: int
    rematch: str
    rated: bool = Field(description="Whether the game counts for ratings.")


class Waiting(Listed):
    """A table that waits for me."""

    due_at: int = Field(description="When my time runs out, 0 without a clock.")
    calls: bool = Field(
        description="Whether it matters to somebody else: another person plays, or a clock runs."
    )


class Game(Told):
    """How a game ended for a person."""

    table: str
    seat: int
    game: str
    settings: dict[str, str]
    won: float
    score: float
    finished_at: int
    gave_up: bool
    timeouts: int


class Statistic(Told):
    """How a person has done at one game; a shared victory counts for its share."""

    game: str
    games: int
    wins: float
    mean_score: float
    gave_up: int = Field(
        description="Games a bot had to end for them, or that were given up while they were waited for."
    )
    timeouts: int = Field(description="Answers the clock gave for them.")


class Label(Told):
    """How an answer is called: a key of the catalogues and what fills its gaps."""

    key: str
    args: Json


class AskTold(Told):
    """A question that was open."""

    seat: int
    kind: str
    clause: str
    options: list[AnswerJson]
    labels: list[Label]
    notes: list[Label | None]
    about: Json


class Look(Told):
    """A finished game after some answers, from one viewpoint."""

    number: int = Field(description="How many answers had been given, dice included.")
    last: int = Field(description="How many answers the whole game has.")
    seat: int = Field(description="The seat looked from; -2 is a watcher, -3 sees everything.")
    fields: Json
    asks: list[AskTold]
    waiting: list[int]
    events: list[Json]
    events_total: int
    over: bool
    scene: str = Field("", description="The table as text, for those who see everything; else empty.")


class Asked(AskTold):
    """A question of a game that is over, and what was answered; nothing where it was withdrawn."""

    answer: AnswerJson


class Moment(Told):
    """A finished game just before an answer of a player, or at its end; `fields` are those that differ from
    the moment before.
    """

    number: int = Field(description="How many answers had been given, dice included.")
    fields: Json
    questions: list[int] = Field(description="The open questions, by their places in the film's list.")
    waiting: list[int]
    answered: list[int] = Field(description="The seats that had chosen in secret.")
    events: int = Field(description="How many of the film's events had happened.")


class FilmTold(Told):
    """A whole finished game from one viewpoint."""

    seat: int = Field(description="The seat looked from; -2 is a watcher, -3 sees everything.")
    moments: list[Moment]
    questions: list[Asked]
    events: list[Json]


class AccountTold(Told):
    """One player's game in a review, in games won: start, luck and decisions add up to the result."""

    seat: int
    start: float = Field(description="The chance to win at the start.")
    luck: float = Field(description="What dice, cards and the others' choices gave or took.")
    decided: float = Field(description="What the player's answers lost against the best ones as seen then.")
    result: float = Field(description="1 for a win, a part for a shared one.")
    accuracy: float = Field(description="How well the player decided, from 0 to 1.")
    points: list[tuple[int, float]] = Field(description="The chance to win after so many answers.")


class Figure(Told):
    """What an answer is likely to change of a figure that counts in the game."""

    figure: str = Field(examples=["coins"])
    change: float


class Judged(Told):
    """A decision that cost something; `kind` and `about` are those of its question."""

    number: int = Field(description="How many answers had been given before it, dice included.")
    seat: int
    kind: str
    about: Json
    chosen: Label
    best: Label
    chance: float = Field(description="How likely the player was to win with the best answer.")
    lost: float = Field(description="What the answer given lost of that.")
    brings: list[Figure] = Field(description="What the best answer was likely to bring more.")


class Stroke(Told):
    """A turning point: where luck changed a player's chance most, and what happened then."""

    number: int = Field(description="After how many answers, dice included.")
    seat: int
    change: float
    events: list[Json]


class ReviewTold(Told):
    """What a finished game teaches."""

    answers: int
    accounts: list[AccountTold]
    costliest: list[Judged] = Field(description="The decisions that lost most, the worst first.")
    turns: list[Stroke]


class ReviewState(Told):
    """A finished game's review, or how far it is: none was asked for, it waits for its turn, is being worked
    out, is there, or came to nothing and can be asked for again.
    """

    state: Literal["none", "waiting", "working", "ready", "failed"]
    done: int = Field(description="How many answers of the game were gone through.")
    whole: int = Field(description="How many there are.")
    problem: str = Field(description="Why it came to nothing.", examples=["interrupted"])
    review: ReviewTold | None


class Continue(Given):
    """A moment of a finished game to play on from.

    Where chance was asked there, it goes on to the next question of a player.
    """

    number: int = Field(ge=0, le=100_000, description="After how many answers, dice included.", examples=[40])
    seat: Seat = Field(examples=[0])
    names: list[NameText] = Field(
        default_factory=list,
        max_length=99,
        description="What the bots are called, from the first seat on.",
        examples=[["Golem"]],
    )


class Clause(Told):
    """A paragraph of a rulebook; `clause` is empty where the text only leads the reader on."""

    text: str
    clause: str = Field(examples=["DR-MON-2"])
    tags: list[str] = Field(
        description="The editions and modes it is about, or that it is a ruling of ours.",
        examples=[["devir"]],
    )


class Chapter(Told):
    """A heading of a rulebook and what stands under it."""

    heading: str
    paragraphs: list[Clause]


class RulebookTold(Told):
    """The rules of a game in our words."""

    title: str
    sections: list[Chapter]
