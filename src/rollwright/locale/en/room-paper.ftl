room-paper = on paper
room-paper-note = * written on paper
