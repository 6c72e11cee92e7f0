# Splitter in the terminal: what can be typed, and lines beside the sheets.

terminal-splitter-write = name a cell (3L4): { $first } goes there, { $second } across the fold
terminal-splitter-swap = swap
terminal-splitter-undo = undo
terminal-splitter-done = Enter: done
