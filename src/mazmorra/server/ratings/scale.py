"""What a game does to the ratings of those who played it (openskill's Plackett-Luce), and how ratings are
shown.

Nothing here knows where they are kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce

from mazmorra.server.store import RatedGame, RatedSeat, Strength
from mazmorra.server.store.counted import UNKNOWN
from mazmorra.server.store.ratings import BOT

SURE = 5.5
"""Up to this sigma somebody is ranked; docs/ratings.md says how many games that takes."""
MIDDLE, SPREAD = 500, 40
"""Shown ratings: a newcomer's 25 is 1500, and so many points are one of the model's."""
MODEL = PlackettLuce(mu=UNKNOWN.mu, sigma=UNKNOWN.sigma)


def rate(game: RatedGame, known: Mapping[str, Strength]) -> dict[str, Strength]:
    """What is known after a game of those whom it changed; nobody, where no two who differ were rated.

    Guests are passed over. A bot that plays on several seats is changed by the mean of what each of them
    would change: its seats are not as many witnesses. At a deal of the day bots stay as they are, for
    everybody meets them with the same cards, and one lucky deal would count as often as it is tried.
    """
    seats = [seat for seat in game.seats if seat.player]
    if len({seat.player for seat in seats}) < 2:
        return {}
    after: dict[str, list[Strength]] = {}
    for seat, strength in zip(seats, _rated(seats, known), strict=True):
        if not (game.daily and seat.player.startswith(BOT)):
            after.setdefault(seat.player, []).append(strength)
    return {player: _mean(strengths) for player, strengths in after.items()}


def _rated(seats: Sequence[RatedSeat], known: Mapping[str, Strength]) -> list[Strength]:
    before = [known.get(seat.player, UNKNOWN) for seat in seats]
    teams = [[MODEL.create_rating([each.mu, each.sigma])] for each in before]
    after = MODEL.rate(teams, ranks=[float(seat.place) for seat in seats])
    return [Strength(team[0].mu, team[0].sigma) for team in after]


def _mean(strengths: Sequence[Strength]) -> Strength:
    many = len(strengths)
    return Strength(sum(each.mu for each in strengths) / many, sum(each.sigma for each in strengths) / many)


def shown(mu: float) -> int:
    """A rating as people see it."""
    return round(MIDDLE + SPREAD * mu)


def margin(sigma: float) -> int:
    """How far off it may well be, nineteen times in twenty."""
    return round(SPREAD * 2 * sigma)


def is_ranked(sigma: float) -> bool:
    """Whether enough is known of somebody to have a place."""
    return sigma <= SURE
