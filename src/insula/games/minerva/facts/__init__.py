"""The vocabulary of Minerva as typed data; `insula.texts` puts it into words."""

from typing import Any, Final

from insula.games.minerva.facts.events import Event

UNIONS: Final[dict[str, Any]] = {"event": Event}
"""Every union by the prefix of its texts: `event.gained`."""
