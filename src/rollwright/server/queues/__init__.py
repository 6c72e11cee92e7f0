"""Work that waits its turn, so that nobody keeps others waiting."""
