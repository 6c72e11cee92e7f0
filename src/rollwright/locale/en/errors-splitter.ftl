# Why Splitter refuses something, one sentence per code.

error-already-there = Your number already stands there. Swap it, or choose another pair.
splitter-error-occupied = That pair is taken. Choose an empty one.
