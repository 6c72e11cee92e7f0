"""One visitor's connection: its messages, how they are sent, and the fast path through uvicorn."""
