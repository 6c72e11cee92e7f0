# Sound and vibration at the table.
table-hush = Sound and vibration
table-menu-hush = Sound and vibration off
table-menu-unhush = Sound and vibration on
# At the end, where the operator has set a dictionary.
table-meanings = Look a word up
