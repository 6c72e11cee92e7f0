"""A room: the tables of one evening, one after the other, under one link (docs/rooms.md)."""
