"""TableRegistry in memory: their log, seats, clocks and streams."""
