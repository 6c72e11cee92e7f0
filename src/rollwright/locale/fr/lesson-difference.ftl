# La leçon de Difference : 20 mots au plus par étape. `-hint` : après deux gestes qui ne sont pas les bons.
difference-lesson-look = La carte du milieu et la vôtre diffèrent en deux endroits exactement.
difference-lesson-claim = Aujourd’hui, les deux endroits sont éclairés. { PRESS("Touchez-les", "Cliquez dessus") } sur votre carte, l’un après l’autre.
difference-lesson-claim-hint = Pas ces deux-là. Les endroits qui comptent aujourd’hui sont éclairés.
difference-lesson-found = C’est juste. Votre carte est au milieu, et tout le monde voit un instant où étaient les deux endroits.
difference-lesson-next = Votre carte suivante est retournée. Comparez-la à celle du milieu : deux nouveaux endroits.
difference-lesson-closer = { PRESS("Deux doigts ou un double appui", "La molette ou un double clic") } pour voir de près. Appuyez encore sur une marque pour l’effacer.
difference-lesson-wrong = À plusieurs, tout le monde cherche à la fois. Une erreur fait attendre trois secondes.
difference-lesson-end = C’est tout. La première personne à poser sa dernière carte gagne.
