"""Tables in memory: log, seats, clock and event stream."""
