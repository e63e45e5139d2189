"""One migration per file, in numerical order."""
