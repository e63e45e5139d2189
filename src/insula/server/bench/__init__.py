"""What the server costs under load: real server and client processes on this machine."""
