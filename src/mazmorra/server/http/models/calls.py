"""How somebody is called when a table waits: browsers, addresses, letters."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from mazmorra.server.http.models.base import Given, Language, Password, Short, Told


class CallsTold(Told):
    """How I am called when a table waits for me and I am not there."""

    mail: bool = Field(description="Whether this server can write e-mails at all.")
    email: str = Field(description="The address I confirmed, or nothing.", examples=["ana@example.org"])
    pending: str = Field(description="The address I was written to and did not confirm yet, or nothing.")
    by_email: bool
    reminders: bool
    invitable: bool = Field(description="Whether people I have played with may invite me.")
    push_key: str = Field(description="The public key of this server towards push services (VAPID).")
    pushed: bool = Field(description="Whether the browser of this session is pushed to.")


class CallsWanted(Given):
    """How I want to be called; what is not given stays."""

    by_email: bool | None = None
    reminders: bool | None = None
    invitable: bool | None = None
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
