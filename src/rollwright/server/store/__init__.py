"""Where events are kept: the protocol of a store, SQLite, group commit, and what a finished game leaves behind."""
