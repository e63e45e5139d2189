"""The rules of Minerva, chapter by chapter: compiled where a C compiler is at hand."""
