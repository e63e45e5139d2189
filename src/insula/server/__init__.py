"""Tables for many, over HTTP and sockets: a move that was acknowledged is never lost."""
