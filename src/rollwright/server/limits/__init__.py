"""How often and how much a visitor or an address may ask."""
