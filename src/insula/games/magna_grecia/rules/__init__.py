"""The rules of Magna Grecia, chapter by chapter: compiled where a C compiler is at hand."""
