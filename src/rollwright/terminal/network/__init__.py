"""A table of a server, as a terminal takes part in it; docs/protocol.md says how they talk."""
