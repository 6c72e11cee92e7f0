room-paper = on paper
room-paper-note = * written on paper
room-souvenir = Souvenir of one page (PDF)
