"""Alembic environment. Connection and transaction are the caller's."""

from alembic import context

from insula.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
