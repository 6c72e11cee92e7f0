"""The arguments and options of each command. A command imports what it needs when it is called."""
