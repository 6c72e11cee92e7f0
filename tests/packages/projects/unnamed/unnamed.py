"""A package that does not hold what its entry point names."""
