"""Several server processes: messages through Redis, and leases."""
