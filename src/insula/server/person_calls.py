"""Over HTTP: who somebody is."""

from insula.server import limits
from insula.server.bodies import Credentials, Me, NewName
from insula.server.calls import Call, address_of
from insula.server.operations import operation
from insula.server.rows import Person


def me_view(person: Person, token: str | None = None) -> Me:
    return Me(person.id, person.name, person.login, token)


@operation("GET", "/api/me", gives=Me)
async def me(call: Call) -> Me:
    """Who you are; a guest from the first time on."""
    return me_view(await call.person())


@operation("POST", "/api/me", takes=NewName, gives=Me)
async def rename(call: Call) -> Me:
    """Give yourself a name."""
    person = await call.person()
    return me_view(await call.service.people.rename(person, call.body.name))


@operation("POST", "/api/me/token", gives=Me)
async def token(call: Call) -> Me:
    """A token for a program: send it as 'Authorization: Bearer'."""
    person = await call.person()
    return me_view(person, call.service.people.token(person.id))


@operation("POST", "/api/me/account", takes=Credentials, gives=Me)
async def make_account(call: Call) -> Me:
    """Make yourself an account that lasts."""
    person = await call.person()
    call.service.rates.spend("passwords", address_of(call.request), limits.PASSWORDS)
    body: Credentials = call.body
    return me_view(await call.service.people.make_account(person, body.login, body.password))


@operation("POST", "/api/session", takes=Credentials, gives=Me)
async def sign_in(call: Call) -> Me:
    """Sign in to an account, on any device."""
    call.service.rates.spend("passwords", address_of(call.request), limits.PASSWORDS)
    person = await call.service.people.sign_in(call.body.login, call.body.password)
    call.sign_in(person)
    return me_view(person)


@operation("DELETE", "/api/session", gives=Me)
async def sign_out(call: Call) -> Me:
    """Be somebody new in this browser; an account can be signed in to again, a guest cannot."""
    call.known = None
    return me_view(await call.person())
