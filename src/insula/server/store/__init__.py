"""The database: schema, migrations, reads and writes."""
