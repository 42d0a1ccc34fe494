"""Addresses are confirmed before they are good for anything, and then bring a forgotten password back."""

from __future__ import annotations

import secrets

import httpx

from tests.server.calls.mailbox import Mailbox, link_in, text_of, until
from tests.server.calls.people import PASSWORD, with_account, with_address
from tests.server.http.running import SECONDS, Person, Running, refusal


def forgot(server: Running, who: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/forgot", json={"who": who}, timeout=SECONDS)


def new_address() -> str:
    return f"{secrets.token_hex(5)}@example.org"


def test_an_address_is_good_once_it_is_confirmed_and_the_link_works_once(
    server: Running, mail: Mailbox
) -> None:
    ana, email = server.person("Ana"), new_address()
    with_account(ana)
    told = ana.post("/me/email", {"email": f" {email.upper()}", "password": PASSWORD, "language": "pt"})
    assert (told["email"], told["pending"]) == ("", email)
    letter = mail.waits_for(email)
    assert letter["Subject"] == "Este endereço é teu?"
    assert letter["List-Unsubscribe"] is None
    code = link_in(letter, "confirm")

    assert httpx.post(f"{server.url}/api/confirm", json={"code": code}).status_code == 204

    told = ana.get("/me/calls")
    assert (told["email"], told["pending"]) == (email, "")
    assert refusal(ana.ask("POST", "/confirm", {"code": code})) == (401, "bad-letter")


def test_an_address_needs_an_account_and_its_password(server: Running) -> None:
    ana = server.person("Ana")
    given = {"email": new_address(), "password": "wrong horse battery", "language": "en"}
    assert refusal(ana.ask("POST", "/me/email", given)) == (409, "no-account")
    with_account(ana)
    assert refusal(ana.ask("POST", "/me/email", given)) == (401, "bad-login")
    strange = ("ana@@x.org", "a b@example.org", "ana@example.org\nBcc: all@example.org")
    for wrong in ("ana", "ana@", "root@localhost", *strange):
        reply = ana.ask("POST", "/me/email", {**given, "email": wrong, "password": PASSWORD})
        assert refusal(reply)[0] == 422, wrong


def test_another_address_is_confirmed_there_and_told_to_the_one_before(
    server: Running, mail: Mailbox
) -> None:
    ana, after = server.person("Ana"), new_address()
    before = with_address(ana, mail)
    ana.post("/me/email", {"email": after, "password": PASSWORD, "language": "en"})
    assert ana.get("/me/calls")["email"] == before

    ana.post("/confirm", {"code": link_in(mail.waits_for(after), "confirm")})

    assert ana.get("/me/calls")["email"] == after
    assert mail.waits_for(before, 2)["Subject"] == "Your address has changed"
    assert after not in text_of(mail.to(before)[-1])


def test_a_reset_written_to_an_address_is_worth_nothing_once_that_is_removed(
    server: Running, mail: Mailbox
) -> None:
    ana = server.person("Ana")
    email = with_address(ana, mail)
    forgot(server, email)
    code = link_in(mail.waits_for(email, 2), "reset")

    ana.post("/me/email/remove", {"password": PASSWORD})

    given = {"code": code, "password": "another horse battery"}
    assert refusal(httpx.post(f"{server.url}/api/reset", json=given, timeout=SECONDS)) == (401, "bad-code")


def test_an_address_is_removed_with_the_password_and_told_so(server: Running, mail: Mailbox) -> None:
    ana = server.person("Ana")
    email = with_address(ana, mail)
    assert refusal(ana.ask("POST", "/me/email/remove", {"password": "wrong horse"})) == (401, "bad-login")

    assert ana.post("/me/email/remove", {"password": PASSWORD})["email"] == ""

    assert mail.waits_for(email, 2)["Subject"] == "Your address has changed"


def test_a_forgotten_password_is_set_anew_by_letter_and_other_devices_are_logged_out(
    server: Running, mail: Mailbox
) -> None:
    ana = server.person("Ana")
    email = with_address(ana, mail)
    username = ana.get("/me")["username"]
    assert forgot(server, username.upper()).status_code == 202
    letter = mail.waits_for(email, 2)
    assert username in text_of(letter)
    code = link_in(letter, "reset")

    given = {"code": code, "password": "another horse battery"}
    reply = httpx.post(f"{server.url}/api/reset", json=given, timeout=SECONDS)

    assert reply.json()["person"]["id"] == ana.id
    assert refusal(ana.ask("GET", "/me")) == (401, "bad-token")
    again = Person(server, ana.id, reply.json()["token"])
    assert again.get("/me/calls")["email"] == email
    assert refusal(httpx.post(f"{server.url}/api/reset", json=given, timeout=SECONDS)) == (401, "bad-code")
    assert forgot(server, email).status_code == 202
    assert username in text_of(mail.waits_for(email, 3))


def test_whether_there_is_an_account_or_an_address_nobody_is_told(server: Running, mail: Mailbox) -> None:
    addressless, pending, email = server.person("Ana"), server.person("Bruno"), new_address()
    name, other = with_account(addressless), with_account(pending)
    pending.post("/me/email", {"email": email, "password": PASSWORD, "language": "en"})
    mail.waits_for(email)

    replies = [forgot(server, who) for who in (name, other, email, "nobody_at_all", "nobody@example.org")]

    assert {(reply.status_code, reply.content) for reply in replies} == {(202, b"")}
    known = server.person("Carla")
    last = with_address(known, mail)
    forgot(server, last)
    mail.waits_for(last, 2)
    assert len(mail.to(email)) == 1
    assert not mail.to("nobody@example.org")


def test_what_is_known_of_how_to_call_me_is_mine_to_take_and_goes_with_me(
    server: Running, mail: Mailbox
) -> None:
    ana, bruno = server.person("Ana"), server.person("Bruno")
    email = with_address(ana, mail)
    assert ana.get("/me/export")["called_by"]["email"] == email
    assert email not in str(bruno.get("/me/export"))

    assert ana.ask("DELETE", "/me").status_code == 204

    forgot(server, email)
    carla = server.person("Carla")
    until(lambda: with_address(carla, mail), "the next letter")
    assert len(mail.to(email)) == 1
