"""Passkeys, created and used by a real browser with a virtual authenticator."""

import copy
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

import pytest
from fido2.utils import websafe_decode, websafe_encode
from playwright.sync_api import Browser, CDPSession, Page

from insula.server.errors import Refused
from insula.server.people.identity import People
from insula.server.people.passkeys import Passkeys, Site, check_uses, site_of
from insula.server.store.rows import Passkey
from insula.server.store.tables import TableStore
from tests.browser import chromium
from tests.server.harness import Answer, Client, Server

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
ASK = """async ([method, path, body]) => {
    const sent = body === null ? {} : {body: JSON.stringify(body)}
    const answer = await fetch(path, {method, ...sent})
    return [answer.status, await answer.json()]
}"""
MAKE = """async options => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    return (await navigator.credentials.create({publicKey})).toJSON()
}"""
GET = """async options => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    return (await navigator.credentials.get({publicKey})).toJSON()
}"""


@dataclass
class Device:
    """A browser with an authenticator, on the server's page."""

    page: Page
    wire: CDPSession
    authenticator: str

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, answer = self.page.evaluate(ASK, [method, path, body])
        return status, answer

    def done(self, method: str, path: str, body: object = None) -> Any:
        status, answer = self.ask(method, path, body)
        assert status == 200, answer
        return answer

    def me(self) -> Any:
        return self.done("GET", "/api/me")

    def made(self) -> Any:
        """Return the browser's response to the options for a new passkey."""
        options = self.done("POST", "/api/me/passkeys/options")["options"]
        return self.page.evaluate(MAKE, options)

    def add(self, name: str) -> list[Any]:
        body = {"name": name, "credential": self.made()}
        return cast(list[Any], self.done("POST", "/api/me/passkeys", body)["passkeys"])

    def signed(self) -> Any:
        """Return the browser's response to the options for signing in."""
        options = self.done("POST", "/api/session/options")["options"]
        return self.page.evaluate(GET, options)

    def sign_in(self) -> tuple[int, Any]:
        return self.ask("POST", "/api/session/passkey", {"credential": self.signed()})

    def credentials(self) -> list[Any]:
        asked = {"authenticatorId": self.authenticator}
        return list(self.wire.send("WebAuthn.getCredentials", asked)["credentials"])

    def copy_of(self, credential: Any) -> None:
        """Copy a key to this device, as a password manager does."""
        wanted = {"authenticatorId": self.authenticator, "credential": credential}
        self.wire.send("WebAuthn.addCredential", wanted)

    def another(self) -> None:
        """Switch to another authenticator."""
        self.wire.send(
            "WebAuthn.removeVirtualAuthenticator", {"authenticatorId": self.authenticator}
        )
        self.authenticator = plugged_in(self.wire)


def plugged_in(wire: CDPSession) -> str:
    made = wire.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return str(made["authenticatorId"])


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium.launched() as launched:
        yield launched


class Devices:
    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.place = server.url.replace("127.0.0.1", "localhost")

    def new(self) -> Device:
        page = self.browser.new_context(base_url=self.place).new_page()
        page.goto("/api")
        wire = page.context.new_cdp_session(page)
        wire.send("WebAuthn.enable")
        return Device(page, wire, plugged_in(wire))


@pytest.fixture
def devices(browser: Browser, roomy: Server) -> Iterator[Devices]:
    yield Devices(browser, roomy)
    for context in browser.contexts:
        context.close()


def forged(server: Server, path: str, body: object, **headers: str) -> Answer:
    """Send a request from a program that imitates the page."""
    place = server.url.removeprefix("http://").replace("127.0.0.1", "localhost")
    sent = {"Origin": f"http://{place}", "Host": place, **headers}
    return Client(server).request("POST", path, json.dumps(body).encode(), **sent)


# -- as it is meant ------------------------------------------------------------------------------


def test_a_guest_with_a_passkey_finds_their_games_on_another_device(devices: Devices) -> None:
    phone, laptop = devices.new(), devices.new()
    me = phone.me()
    seats = {"game": "magna-roma", "seats": [{"who": "me"}, {"who": "me"}]}
    table = phone.done("POST", "/api/tables", seats)["table"]["id"]
    (passkey,) = phone.add("phone")
    assert (passkey["name"], passkey["site"]) == ("phone", "localhost")
    assert phone.me()["passkeys"] == 1
    (credential,) = phone.credentials()
    laptop.copy_of(credential)
    assert laptop.me()["id"] != me["id"]
    status, found = laptop.sign_in()
    assert (status, found["id"]) == (200, me["id"])
    assert laptop.me()["id"] == me["id"]
    listed = laptop.done("GET", "/api/me/tables")["tables"]
    assert [each["table"]["id"] for each in listed] == [table]
    assert phone.me()["id"] == me["id"]


def test_several_passkeys_and_a_password_on_one_account(devices: Devices) -> None:
    device = devices.new()
    me = device.me()["id"]
    device.add("first")
    with pytest.raises(Exception, match=r"InvalidStateError|previously registered"):
        device.made()  # the authenticator already has one and is told so
    device.another()
    names = [each["name"] for each in device.add("second")]
    assert names == ["first", "second"]
    login = {"login": f"passkey {me}", "password": "correct horse"}
    device.done("POST", "/api/me/account", login)
    assert device.done("DELETE", "/api/session")["id"] != me
    assert device.sign_in()[1]["id"] == me
    device.done("DELETE", "/api/session")
    assert device.done("POST", "/api/session", login)["id"] == me


def test_the_last_passkey_without_a_password_cannot_be_removed(devices: Devices) -> None:
    device, other = devices.new(), devices.new()
    me = device.me()["id"]
    (first,) = device.add("first")
    path = f"/api/me/passkeys/{first['id']}"
    assert other.ask("DELETE", path)[0] == 404
    assert other.ask("POST", path, {"name": "mine"})[0] == 404
    renamed = device.done("POST", path, {"name": "desk"})["passkeys"]
    assert [each["name"] for each in renamed] == ["desk"]
    status, told = device.ask("DELETE", path)
    assert (status, "only way to sign in" in told["text"]) == (409, True)
    device.done("POST", "/api/me/account", {"login": f"last {me}", "password": "correct horse"})
    assert device.done("DELETE", path)["passkeys"] == []
    assert device.ask("DELETE", "/api/me/password")[0] == 409
    (credential,) = device.credentials()
    other.copy_of(credential)
    assert other.sign_in()[0] == 403  # the device still has the key, but it is no longer valid
    device.another()
    (second,) = device.add("second")
    assert device.done("DELETE", "/api/me/password")["login"] is None
    assert device.ask("DELETE", f"/api/me/passkeys/{second['id']}")[0] == 409


# -- as strangers try ----------------------------------------------------------------------------


def test_a_response_is_accepted_once(devices: Devices, roomy: Server) -> None:
    device = devices.new()
    device.add("key")
    answer = {"credential": device.signed()}
    assert device.ask("POST", "/api/session/passkey", answer)[0] == 200
    status, told = device.ask("POST", "/api/session/passkey", answer)
    assert (status, told["code"]) == (403, "forbidden")
    assert forged(roomy, "/api/session/passkey", answer).status == 403


def test_a_modified_response_is_refused(devices: Devices, roomy: Server) -> None:
    device = devices.new()
    device.add("key")
    good = device.signed()
    data = json.loads(websafe_decode(good["response"]["clientDataJSON"]))
    changes: list[tuple[str, str]] = [
        ("signature", flipped(good["response"]["signature"])),
        ("authenticatorData", flipped(good["response"]["authenticatorData"])),
        ("clientDataJSON", encoded({**data, "origin": "https://evil.example"})),
        ("clientDataJSON", encoded({**data, "challenge": websafe_encode(bytes(40))})),
        ("clientDataJSON", encoded({**data, "type": "webauthn.create"})),
        ("userHandle", websafe_encode(b"somebody else")),
    ]
    for name, value in changes:
        bad = copy.deepcopy(good)
        bad["response"][name] = value
        answer = forged(roomy, "/api/session/passkey", {"credential": bad})
        assert (answer.status, answer.json()["code"]) == (403, "forbidden"), name
    assert forged(roomy, "/api/session/passkey", {"credential": good}).status == 200


def flipped(text: str) -> str:
    data = bytearray(websafe_decode(text))
    data[-1] ^= 1
    return str(websafe_encode(bytes(data)))


def encoded(data: object) -> str:
    return str(websafe_encode(json.dumps(data).encode()))


def test_a_response_for_another_site_is_refused(devices: Devices, roomy: Server) -> None:
    """A phishing page forwards what it gets from a browser."""
    device = devices.new()
    device.add("key")
    answer = {"credential": device.signed()}
    port = roomy.url.rsplit(":", 1)[1]
    evil = {"Origin": f"http://evil.localhost:{port}", "Host": f"evil.localhost:{port}"}
    assert forged(roomy, "/api/session/passkey", answer, **evil).status == 403
    assert (
        forged(roomy, "/api/session/passkey", answer, Origin="https://evil.example").status == 403
    )
    assert forged(roomy, "/api/session/passkey", answer).status == 200


def test_a_copied_authenticator_is_detected_by_its_counter(devices: Devices) -> None:
    device, thief = devices.new(), devices.new()
    device.add("key")
    (stolen,) = device.credentials()
    for _ in range(3):
        assert device.sign_in()[0] == 200
    thief.copy_of(stolen)
    status, told = thief.sign_in()
    assert (status, "copied" in told["text"]) == (403, True)
    assert device.sign_in()[0] == 200


def test_a_passkey_cannot_be_added_by_another_person(devices: Devices) -> None:
    anna, eve = devices.new(), devices.new()
    anna.me(), eve.me()
    credential = anna.made()
    status, _ = eve.ask("POST", "/api/me/passkeys", {"credential": credential})
    assert status == 403
    anna.done("POST", "/api/me/passkeys", {"credential": credential})
    assert anna.ask("POST", "/api/me/passkeys", {"credential": credential})[0] == 409
    assert eve.me()["passkeys"] == 0


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "x", "rawId": "x"},
        {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}},
        {"rawId": "AAAA", "response": {"clientDataJSON": "e30", "attestationObject": "oA"}},
        {"rawId": 5, "response": [1, 2]},
        {
            "rawId": "AAAA",
            "response": {
                "clientDataJSON": encoded(
                    {"type": "webauthn.get", "challenge": "AAAA", "origin": "http://localhost"}
                ),
                "authenticatorData": websafe_encode(bytes(37)),
                "signature": "AAAA",
            },
        },
    ],
)
def test_malformed_credentials_are_refused(roomy: Server, credential: object) -> None:
    for path in ("/api/session/passkey", "/api/me/passkeys"):
        answer = forged(roomy, path, {"credential": credential})
        assert (answer.status, answer.json()["code"]) == (403, "forbidden")


# -- challenges and sites ------------------------------------------------------------------------


@pytest.fixture
def keys() -> Iterator[Passkeys]:
    people = People(cast(TableStore, None), "key")
    yield Passkeys(people)
    people.close()


def test_a_challenge_is_valid_for_one_purpose_and_five_minutes(keys: Passkeys) -> None:
    challenge = keys.challenge("sign in localhost", 1_000)
    keys.spend(challenge, "sign in localhost", 1_000 + 299_999)
    with pytest.raises(Refused, match="too long"):
        keys.spend(challenge, "sign in localhost", 1_000 + 300_001)
    for other in ("sign in example.org", "make anna localhost"):
        with pytest.raises(Refused, match="not accepted"):
            keys.spend(challenge, other, 1_000)
    for strange in (b"", challenge[:-1], bytes(40), challenge + b"x"):
        with pytest.raises(Refused, match="not accepted"):
            keys.spend(strange, "sign in localhost", 1_000)


def test_authenticators_without_a_counter_are_accepted() -> None:
    def passkey(uses: int) -> Passkey:
        return Passkey("id", "anna", "", "localhost", "", uses, 1, 1)

    check_uses(passkey(0), 0)
    check_uses(passkey(4), 5)
    for before, after in ((4, 4), (4, 3), (4, 0)):
        with pytest.raises(Refused, match="copied"):
            check_uses(passkey(before), after)


def test_passkeys_need_a_host_name_and_tls() -> None:
    assert site_of("https://Games.example.org") == Site(
        "https://games.example.org", "games.example.org"
    )
    assert site_of("http://localhost:8470") == Site("http://localhost:8470", "localhost")
    for origin, told in (
        (None, "Origin"),
        ("http://games.example.org", "https"),
        ("https://192.0.2.1", "not an IP address"),
        ("https://[::1]:8470", "not an IP address"),
    ):
        with pytest.raises(Refused, match=told):
            site_of(origin)
