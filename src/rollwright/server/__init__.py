"""The server: any number of tables, each a log of events. docs/architecture.md shows the way through it."""
