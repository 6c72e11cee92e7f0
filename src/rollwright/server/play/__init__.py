"""Everything that acts when no person does: bots, clocks, and tables at which speed counts."""
