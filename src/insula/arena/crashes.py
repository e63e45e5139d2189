"""Games that crash: why, in a line."""


def reason_of(error: BaseException) -> str:
    """What went wrong, by its kind and its own words, however many lines those have."""
    kind, words = type(error).__name__, " ".join(str(error).split())
    return f"{kind}: {words}" if words else kind
