"""The rules of Magna Roma, chapter by chapter: compiled where a C compiler is at hand."""
