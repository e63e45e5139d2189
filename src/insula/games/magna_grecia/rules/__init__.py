"""The rules of Magna Grecia, one module per chapter; compiled if a C compiler is available."""
