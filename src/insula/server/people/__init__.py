"""Accounts, sessions and passkeys."""
