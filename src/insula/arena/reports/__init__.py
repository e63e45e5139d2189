"""Reports as one page each: no scripts, nothing fetched, both themes, readable on a phone."""
