"""Benchmarks with real server and client processes. Not part of the wheel."""
