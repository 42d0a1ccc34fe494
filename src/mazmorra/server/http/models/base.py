"""What everything that travels over HTTP is made of: two kinds of models, the texts they hold, refusals."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from mazmorra.kernel import Json

Language = Annotated[str, StringConstraints(pattern="^[a-z]{2}(-[A-Z]{2})?$")]
"""One we speak, or its nearest; English otherwise."""
NameText = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Username = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Password = Annotated[str, StringConstraints(min_length=1, max_length=256)]
PersonId = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,64}$")]
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
