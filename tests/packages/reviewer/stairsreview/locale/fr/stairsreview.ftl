stairs-reason-first-step = la première marche devrait être basse
