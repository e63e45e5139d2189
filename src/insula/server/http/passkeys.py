"""Routes for passkeys."""

from insula.server import limits
from insula.server.http.bodies import (
    Me,
    NewName,
    NewPasskey,
    PasskeyAnswer,
    PasskeyList,
    PasskeyOptions,
    PasskeyView,
)
from insula.server.http.people import me_view
from insula.server.http.requests import ApiCall, address_of
from insula.server.http.routes import operation
from insula.server.people.passkeys import Passkeys, Site, site_of
from insula.server.store.rows import Passkey, Person


def passkeys_of(call: ApiCall) -> Passkeys:
    call.services.rates.spend("passkeys", address_of(call.request), limits.PASSKEYS)
    return Passkeys(call.services.people)


def site(call: ApiCall) -> Site:
    return site_of(call.request.headers.get("origin"))


def view(passkey: Passkey) -> PasskeyView:
    return PasskeyView(passkey.id, passkey.name, passkey.site, passkey.created, passkey.used)


async def build_list(call: ApiCall, person: Person) -> PasskeyList:
    passkeys = await call.services.people.store.passkeys(person.id)
    return PasskeyList([view(passkey) for passkey in passkeys])


@operation("GET", "/api/me/passkeys", gives=PasskeyList)
async def passkeys(call: ApiCall) -> PasskeyList:
    """List your passkeys."""
    return await build_list(call, await call.person())


@operation("POST", "/api/me/passkeys/options", gives=PasskeyOptions)
async def passkey_options(call: ApiCall) -> PasskeyOptions:
    """Return the options for navigator.credentials.create."""
    keys, person = passkeys_of(call), await call.person()
    return PasskeyOptions(await keys.creation_options(person, site(call), call.now()))


@operation(
    "POST", "/api/me/passkeys", takes=NewPasskey, gives=PasskeyList, most=limits.CREDENTIAL_BYTES
)
async def add_passkey(call: ApiCall) -> PasskeyList:
    """Add a passkey to your account. A guest becomes a permanent account."""
    keys, person, body = passkeys_of(call), await call.person(), call.body
    await keys.register(person, site(call), body.name, body.credential, call.now())
    return await build_list(call, person)


@operation("POST", "/api/me/passkeys/{passkey}", takes=NewName, gives=PasskeyList)
async def rename_passkey(call: ApiCall) -> PasskeyList:
    """Rename a passkey."""
    keys, person = passkeys_of(call), await call.person()
    await keys.rename(person, call.request.path_params["passkey"], call.body.name)
    return await build_list(call, person)


@operation("DELETE", "/api/me/passkeys/{passkey}", gives=PasskeyList)
async def remove_passkey(call: ApiCall) -> PasskeyList:
    """Remove a passkey, unless it is the only way to sign in."""
    keys, person = passkeys_of(call), await call.person()
    await keys.remove(person, call.request.path_params["passkey"])
    return await build_list(call, person)


@operation("POST", "/api/session/options", gives=PasskeyOptions)
async def sign_in_options(call: ApiCall) -> PasskeyOptions:
    """Return the options for navigator.credentials.get."""
    return PasskeyOptions(passkeys_of(call).request_options(site(call), call.now()))


@operation(
    "POST",
    "/api/session/passkey",
    takes=PasskeyAnswer,
    gives=Me,
    most=limits.CREDENTIAL_BYTES,
)
async def sign_in_by_passkey(call: ApiCall) -> Me:
    """Sign in with a passkey, on any device that has it."""
    person = await passkeys_of(call).sign_in(site(call), call.body.credential, call.now())
    await call.sign_in(person)
    return await me_view(call, person)
