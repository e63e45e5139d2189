"""Coordination of several server processes through Redis and PostgreSQL."""
