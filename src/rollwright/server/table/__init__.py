"""One table: its events, the fold over them, the commands people give, and the writer that keeps what follows."""
