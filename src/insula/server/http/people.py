"""Over HTTP: who somebody is, and by what they are known."""

from insula.server import limits
from insula.server.errors import Refused
from insula.server.http.bodies import (
    Credentials,
    Me,
    NewName,
    NewPassword,
    NewToken,
    SessionList,
    SessionView,
)
from insula.server.http.requests import Call, address_of
from insula.server.http.routes import operation
from insula.server.people.identity import clean
from insula.server.store.rows import Person, Session


async def me_view(call: Call, person: Person, token: str | None = None) -> Me:
    passkeys = await call.service.people.accounts.passkey_count(person.id)
    return Me(person.id, person.name, person.login, passkeys, token)


@operation("GET", "/api/me", gives=Me)
async def me(call: Call) -> Me:
    """Who you are; a guest from the first time on."""
    return await me_view(call, await call.person())


@operation("POST", "/api/me", takes=NewName, gives=Me)
async def rename(call: Call) -> Me:
    """Give yourself a name."""
    person = await call.person()
    return await me_view(call, await call.service.people.rename(person, call.body.name))


# -- passwords -----------------------------------------------------------------------------------


def spend_password(call: Call, login: str = "") -> None:
    """Count a try, by address and by account."""
    call.service.rates.spend("passwords", address_of(call.request), limits.PASSWORDS)
    if login:
        who = clean(login).casefold()
        call.service.rates.spend("tries at this account", who, limits.PASSWORDS_OF_LOGIN)


@operation("POST", "/api/me/account", takes=Credentials, gives=Me)
async def make_account(call: Call) -> Me:
    """Make yourself an account that lasts."""
    person = await call.person()
    spend_password(call)
    body: Credentials = call.body
    account = await call.service.people.make_account(person, body.login, body.password)
    return await me_view(call, account)


@operation("POST", "/api/me/password", takes=NewPassword, gives=Me)
async def change_password(call: Call) -> Me:
    """Change your password; everywhere else you are signed out."""
    person = await call.person()
    spend_password(call, person.login or "")
    await call.service.people.change_password(person, call.body.current, call.body.password)
    await end_others(call)
    return await me_view(call, person)


@operation("DELETE", "/api/me/password", gives=Me)
async def drop_password(call: Call) -> Me:
    """Keep only your passkeys; never without one."""
    person = await call.person()
    return await me_view(call, await call.service.people.drop_password(person))


@operation("POST", "/api/session", takes=Credentials, gives=Me)
async def sign_in(call: Call) -> Me:
    """Sign in to an account, on any device."""
    spend_password(call, call.body.login)
    person = await call.service.people.sign_in(call.body.login, call.body.password)
    await call.sign_in(person)
    return await me_view(call, person)


@operation("DELETE", "/api/session", gives=Me)
async def sign_out(call: Call) -> Me:
    """Be somebody new in this browser; an account can be signed in to again, a guest cannot."""
    if call.visitor:
        await call.service.end_sessions([call.visitor.session])
    call.visitor = None
    return await me_view(call, await call.person())


# -- sessions and tokens -------------------------------------------------------------------------


@operation("POST", "/api/me/token", takes=NewToken, gives=Me)
async def token(call: Call) -> Me:
    """A token for a program, told only here: send it as 'Authorization: Bearer'."""
    person = await call.person()
    _, secret = await call.service.people.new_token(person, call.body.name, call.now())
    return await me_view(call, person, secret)


@operation("GET", "/api/me/sessions", gives=SessionList)
async def sessions(call: Call) -> SessionList:
    """The browsers and tokens by which you are known."""
    return await listed(call)


@operation("DELETE", "/api/me/sessions/{session}", gives=SessionList)
async def end_session(call: Call) -> SessionList:
    """Sign a browser out, or revoke a token: it stops at once, its sockets too."""
    ended = [each for each in await mine(call) if each.id == call.request.path_params["session"]]
    if not ended:
        raise Refused("unknown", "you have no such session")
    await call.service.end_sessions(ended)
    return await listed(call)


@operation("DELETE", "/api/me/sessions", gives=SessionList)
async def end_all_others(call: Call) -> SessionList:
    """Sign out everywhere but here, and revoke all tokens."""
    await end_others(call)
    return await listed(call)


async def end_others(call: Call) -> None:
    here = await call.session()
    await call.service.end_sessions([each for each in await mine(call) if each.id != here.id])


async def mine(call: Call) -> list[Session]:
    person = await call.person()
    return await call.service.people.accounts.sessions(person.id)


async def listed(call: Call) -> SessionList:
    here = await call.session()
    return SessionList(
        [
            SessionView(each.id, each.kind, each.name, each.created, each.used, each.id == here.id)
            for each in await mine(call)
        ]
    )
