"""How nodes tell each other that a table has moved on."""
