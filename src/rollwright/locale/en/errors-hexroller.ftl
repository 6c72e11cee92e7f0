# Why HexRoller refuses something, one sentence per code.

hexroller-error-occupied = That hex is taken. Choose an empty one.
