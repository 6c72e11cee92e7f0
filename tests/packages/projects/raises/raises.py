"""A package that cannot be imported."""

raise RuntimeError("the dice are lost\nunder the table")
