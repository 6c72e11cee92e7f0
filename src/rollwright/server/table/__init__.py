"""One table: its events, the fold over them, the commands that people give, and the writer that keeps new events."""
