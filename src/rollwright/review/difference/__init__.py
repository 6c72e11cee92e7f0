"""Review Difference: the time of each find, and misses."""
