"""Difference, by Christophe Boelinger."""
