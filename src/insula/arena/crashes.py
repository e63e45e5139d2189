"""Games that crash: why, in a line, and when it is time to stop."""

FEWEST = 20


def reason_of(error: BaseException) -> str:
    """What went wrong, by its kind and its own words, however many lines those have."""
    kind, words = type(error).__name__, " ".join(str(error).split())
    return f"{kind}: {words}" if words else kind


def hopeless(crashed: int, tried: int) -> bool:
    """Is the rest not worth playing? A few crashes stop no run, however long it is."""
    return crashed >= FEWEST and 2 * crashed > tried


def why_it_stops(crashed: int, tried: int, last: str) -> str:
    return f"{crashed} of {tried} games crashed, so this stops; the last: {last}"
