"""Compiled texts. Do not edit: made by `python -m insula.texts build`."""
