"""One step per file, in the order of their numbers."""
