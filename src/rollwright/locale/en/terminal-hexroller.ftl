# HexRoller in the terminal: what can be typed, and lines beside the sheets.

terminal-hexroller-choose = a number chooses it (6); its hexes may follow (6 M2 M3)
terminal-hexroller-write = name a bright hex: { $first } goes there
terminal-hexroller-use = extra, two, third: a bonus
terminal-hexroller-flip = flip: swap the rows
terminal-hexroller-undo = undo
terminal-hexroller-done = Enter: done
