"""Bot worker processes."""
