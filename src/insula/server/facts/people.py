"""Refusals about names, accounts, sessions and passkeys."""

from insula.kernel.facts import Verbatim
from insula.server.facts.refusal import Refusal


class EmptyName(Refusal, tag="empty_name"):
    code = "malformed"


class BotName(Refusal, tag="bot_name"):
    """The name of a bot."""

    code = "malformed"
    name: Verbatim


class NameTaken(Refusal, tag="name_taken"):
    code = "status"


class HasAccount(Refusal, tag="has_account"):
    code = "status"
    login: Verbatim


class AccountJustMade(Refusal, tag="account_just_made"):
    """Two requests created an account at the same time."""

    code = "status"


class WrongLogin(Refusal, tag="wrong_login"):
    """The login or the password is wrong; the refusal does not say which."""

    code = "forbidden"


class WrongPassword(Refusal, tag="wrong_password"):
    code = "forbidden"


class ShortPassword(Refusal, tag="short_password"):
    code = "malformed"
    least: int


class NoPassword(Refusal, tag="no_password"):
    code = "status"


class OnlyPassword(Refusal, tag="only_password"):
    """The password is the only way to sign in."""

    code = "status"


class SignInBusy(Refusal, tag="sign_in_busy"):
    """Too many passwords are being checked."""

    code = "limit"


class NoSession(Refusal, tag="no_session"):
    code = "unknown"


class TooManyTokens(Refusal, tag="too_many_tokens"):
    code = "limit"
    most: int


# -- passkeys -------------------------------------------------------------------------------------


class NoOrigin(Refusal, tag="no_origin"):
    """Passkeys belong to a page, and the request has no Origin."""

    code = "malformed"


class HttpsNeeded(Refusal, tag="https_needed"):
    code = "status"


class HostNameNeeded(Refusal, tag="host_name_needed"):
    """Passkeys do not work with an IP address."""

    code = "status"


class TooManyPasskeys(Refusal, tag="too_many_passkeys"):
    code = "limit"
    most: int


class PasskeyRejected(Refusal, tag="passkey_rejected"):
    code = "forbidden"


class PasskeyKnown(Refusal, tag="passkey_known"):
    """The passkey is already registered."""

    code = "status"


class PasskeyUnknown(Refusal, tag="passkey_unknown"):
    """The passkey is not registered here."""

    code = "forbidden"


class PasskeyReused(Refusal, tag="passkey_reused"):
    """The same response was sent twice."""

    code = "forbidden"


class PasskeyExpired(Refusal, tag="passkey_expired"):
    code = "forbidden"


class PasskeyCopied(Refusal, tag="passkey_copied"):
    """The use counter did not increase."""

    code = "forbidden"


class NoPasskey(Refusal, tag="no_passkey"):
    code = "unknown"


class OnlyPasskey(Refusal, tag="only_passkey"):
    """The passkey is the only way to sign in."""

    code = "status"


PersonRefusal = (
    EmptyName
    | BotName
    | NameTaken
    | HasAccount
    | AccountJustMade
    | WrongLogin
    | WrongPassword
    | ShortPassword
    | NoPassword
    | OnlyPassword
    | SignInBusy
    | NoSession
    | TooManyTokens
    | NoOrigin
    | HttpsNeeded
    | HostNameNeeded
    | TooManyPasskeys
    | PasskeyRejected
    | PasskeyKnown
    | PasskeyUnknown
    | PasskeyReused
    | PasskeyExpired
    | PasskeyCopied
    | NoPasskey
    | OnlyPasskey
)
