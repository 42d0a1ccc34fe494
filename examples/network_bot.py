"""A bot that plays a seat over the network: python examples/network_bot.py http://127.0.0.1:8000 TABLE
SEAT
"""

import random
import sys

from mazmorra.client import Client


def main(url: str, table: str, seat: str) -> None:
    bot = Client(url, name="Network bot")
    bot.sit(table, int(seat))
    for question in bot.play(table, int(seat)):
        question.answer(random.choice(question.options))
    print("the game is over")


if __name__ == "__main__":
    main(*sys.argv[1:])
