room-paper = sur papier
room-paper-note = * écrit sur papier
room-souvenir = Souvenir d’une page (PDF)
