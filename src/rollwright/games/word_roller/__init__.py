"""Word Roller, by Lucas Gerlach."""
