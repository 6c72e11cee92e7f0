"""Sheets, dice and results as text for a terminal."""
