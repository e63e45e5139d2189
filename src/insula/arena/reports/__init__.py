"""Reports: one HTML page each, without scripts or network, for both themes and phones."""
