"""The facts of the app: refusals and entries of a table's log."""

from insula.kernel.undo_facts import UndoRefusal

UNIONS = {"undo": UndoRefusal}
"""All facts of the app, by the first part of their texts' keys."""
