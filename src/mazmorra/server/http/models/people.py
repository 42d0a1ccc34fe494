"""People as HTTP tells of them: arriving, accounts, sessions, blocks."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from mazmorra.server.http.models.base import Given, NameText, Password, PersonId, Short, Told, Username


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

    person: PersonId = Field(examples=["q0PzV9mXb1sK3h8a"])


class CompanionTold(Told):
    """Somebody with whom I have played. Whether they are here now nobody is told."""

    person: str
    name: str
    game: str = Field(description="What we played last.", examples=["raiders"])
    at: int = Field(description="When that was.")
    rating: int | None = Field(description="Their rating at that game, if they have one.", examples=[1612])
    invited_to: str = Field(description="The table to which I have invited them within a day, or nothing.")


class Inviting(Given):
    """Somebody to be invited."""

    person: PersonId = Field(examples=["q0PzV9mXb1sK3h8a"])


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
