"""HTTP and sockets: routes, bodies, limits of requests."""
