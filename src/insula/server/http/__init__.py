"""HTTP routes, request and response bodies, the WebSocket and rate limits."""
