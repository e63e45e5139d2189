"""Routes for the current person, accounts, sessions and tokens."""

from insula.server import limits
from insula.server.errors import Refused
from insula.server.facts.people import NoSession
from insula.server.http.bodies import (
    Credentials,
    Me,
    NewName,
    NewPassword,
    NewToken,
    SessionList,
    SessionView,
)
from insula.server.http.requests import ApiCall, address_of
from insula.server.http.routes import operation
from insula.server.people.identity import clean
from insula.server.store.rows import LoginSession, Person


async def me_view(call: ApiCall, person: Person, token: str | None = None) -> Me:
    passkeys = await call.services.people.store.passkey_count(person.id)
    return Me(person.id, person.name, person.login, passkeys, token)


@operation("GET", "/api/me", gives=Me)
async def me(call: ApiCall) -> Me:
    """Return who you are. A new visitor becomes a guest."""
    return await me_view(call, await call.person())


@operation("POST", "/api/me", takes=NewName, gives=Me)
async def rename(call: ApiCall) -> Me:
    """Change your name."""
    person = await call.person()
    return await me_view(call, await call.services.people.rename(person, call.body.name))


# -- passwords ------------------------------------------------------------------------------------


def spend_password(call: ApiCall, login: str = "") -> None:
    """Count a password attempt, by address and by account."""
    call.services.rates.spend("passwords", address_of(call.request), limits.PASSWORDS)
    if login:
        who = clean(login).casefold()
        call.services.rates.spend("account_passwords", who, limits.PASSWORDS_OF_LOGIN)


@operation("POST", "/api/me/account", takes=Credentials, gives=Me)
async def make_account(call: ApiCall) -> Me:
    """Turn yourself into an account with login and password."""
    person = await call.person()
    spend_password(call)
    body: Credentials = call.body
    account = await call.services.people.make_account(person, body.login, body.password)
    return await me_view(call, account)


@operation("POST", "/api/me/password", takes=NewPassword, gives=Me)
async def change_password(call: ApiCall) -> Me:
    """Change your password and sign out everywhere else."""
    person = await call.person()
    spend_password(call, person.login or "")
    await call.services.people.change_password(person, call.body.current, call.body.password)
    await end_others(call)
    return await me_view(call, person)


@operation("DELETE", "/api/me/password", gives=Me)
async def drop_password(call: ApiCall) -> Me:
    """Remove your password. Requires a passkey."""
    person = await call.person()
    return await me_view(call, await call.services.people.drop_password(person))


@operation("POST", "/api/session", takes=Credentials, gives=Me)
async def sign_in(call: ApiCall) -> Me:
    """Sign in to an account."""
    spend_password(call, call.body.login)
    person = await call.services.people.sign_in(call.body.login, call.body.password)
    await call.sign_in(person)
    return await me_view(call, person)


@operation("DELETE", "/api/session", gives=Me)
async def sign_out(call: ApiCall) -> Me:
    """Sign out of this browser and become a new guest. A guest cannot sign in again."""
    if call.visitor:
        await call.services.end_sessions([call.visitor.session])
    call.visitor = None
    return await me_view(call, await call.person())


# -- sessions and tokens --------------------------------------------------------------------------


@operation("POST", "/api/me/token", takes=NewToken, gives=Me)
async def token(call: ApiCall) -> Me:
    """Create a token for a program, returned only here. Send it as 'Authorization: Bearer'."""
    person = await call.person()
    _, secret = await call.services.people.new_token(person, call.body.name, call.now())
    return await me_view(call, person, secret)


@operation("GET", "/api/me/sessions", gives=SessionList)
async def sessions(call: ApiCall) -> SessionList:
    """List your browsers and tokens."""
    return await build_list(call)


@operation("DELETE", "/api/me/sessions/{session}", gives=SessionList)
async def end_session(call: ApiCall) -> SessionList:
    """Sign a browser out or revoke a token. Its sockets close at once."""
    ended = [
        each for each in await own_sessions(call) if each.id == call.request.path_params["session"]
    ]
    if not ended:
        raise Refused(NoSession())
    await call.services.end_sessions(ended)
    return await build_list(call)


@operation("DELETE", "/api/me/sessions", gives=SessionList)
async def end_all_others(call: ApiCall) -> SessionList:
    """Sign out everywhere else and revoke all tokens."""
    await end_others(call)
    return await build_list(call)


async def end_others(call: ApiCall) -> None:
    here = await call.session()
    await call.services.end_sessions(
        [each for each in await own_sessions(call) if each.id != here.id]
    )


async def own_sessions(call: ApiCall) -> list[LoginSession]:
    person = await call.person()
    return await call.services.people.store.sessions(person.id)


async def build_list(call: ApiCall) -> SessionList:
    here = await call.session()
    return SessionList(
        [
            SessionView(each.id, each.kind, each.name, each.created, each.used, each.id == here.id)
            for each in await own_sessions(call)
        ]
    )
