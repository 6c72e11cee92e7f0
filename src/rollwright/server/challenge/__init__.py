"""Challenges: the same sealed dice for everybody, for a day or for a league. docs/challenges.md says how they work."""
