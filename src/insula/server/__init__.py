"""Serve tables over HTTP and WebSockets. An acknowledged move is never lost."""
