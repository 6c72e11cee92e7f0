"""Where events are kept: the protocol of a store, SQLite and PostgreSQL, group commit, results and upkeep."""
