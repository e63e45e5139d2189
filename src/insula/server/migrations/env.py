"""What Alembic runs for each migration: the connection is the caller's."""

from alembic import context

from insula.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
