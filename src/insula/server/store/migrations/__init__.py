"""Alembic migrations that upgrade a database of any earlier version."""
