"""The facts of the app: refusals, and entries of a table's log that are not moves."""

from insula.kernel.undo_facts import UndoRefusal
from insula.server.facts.house import HouseFact
from insula.server.facts.people import PersonRefusal
from insula.server.facts.requests import RequestRefusal
from insula.server.facts.tables import TableRefusal

Why = TableRefusal | PersonRefusal | RequestRefusal
"""Every refusal."""
UNIONS = {"refusal": Why, "house": HouseFact, "undo": UndoRefusal}
"""All facts of the app, by the first part of their texts' keys."""
