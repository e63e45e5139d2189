"""Describe crashes of games, and decide when to stop a run."""

FEWEST = 20


def describe_error(error: BaseException) -> str:
    """Describe an error in one line by its type and message."""
    kind, message = type(error).__name__, " ".join(str(error).split())
    return f"{kind}: {message}" if message else kind


def should_stop(crashed: int, tried: int) -> bool:
    """Return whether most games crashed. A few crashes never stop a run."""
    return crashed >= FEWEST and 2 * crashed > tried


def stop_reason(crashed: int, tried: int, last: str) -> str:
    return f"stopped: {crashed} of {tried} games crashed; the last: {last}"
