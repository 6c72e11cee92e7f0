"""What keeps a server in order: its log, its figures, its memory, and tables that are kept no longer."""
