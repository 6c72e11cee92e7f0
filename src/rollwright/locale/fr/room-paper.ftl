room-paper = sur papier
room-paper-note = * écrit sur papier
