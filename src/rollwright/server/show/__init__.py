"""The part of a table that each seat is shown: snapshots, diffs between them, and the broadcast to every page."""
