# The page of a device's own games.
mine-title = Vos parties
mine-running = Sur la table
mine-finished = Rangées
mine-empty = Aucune feuille à vous sur une table.
mine-empty-line = Ouvrez une table, ou jouez en solo : la partie reste ici jusqu’à sa fin.
mine-finished-empty = Les parties finies seront ici, la plus récente au-dessus.
mine-open = Continuer
mine-end = Se lever
mine-end-ask = Quitter cette table ?
mine-end-text = Un robot prend votre crayon. Avec le lien de la table, vous revenez aussitôt et le crayon est de nouveau à vous.
mine-end-no = Rester
mine-end-yes = Se lever
mine-forget = Oublier
mine-forget-name = Oublier { $game }, table { $table }
mine-end-name = Quitter { $game }, table { $table }
mine-forget-ask = Oublier cette partie ?
mine-forget-text = Elle quitte cette liste sur tous les appareils qui ont votre crayon. Votre place reste à vous si l’on vous envoie le lien, et le résultat reste dans votre carnet.
mine-forget-no = La garder
mine-forget-yes = L’oublier
mine-more = En voir plus
mine-place =
    { $place ->
        [0] arrêtée avant la fin
       *[other] place { $place } sur { $seats }
    }
mine-day = les dés du jour
mine-league = une ligue
mine-alone = en solo
mine-bot-writes = un robot écrit pour vous
mine-not-begun = pas commencée
mine-wait = Un instant
mine-books = Carnets de scores
mine-brought = Relire une partie d’un fichier ou du papier
mine-brought-line = Une partie téléchargée ou recopiée, avec sa chance, ses choix et sa meilleure feuille.
mine-words = Vos mots
mine-words-line = Les mots gardés des relectures de Word Roller, dans ce navigateur.
mine-move = Emporter votre crayon sur un autre appareil
mine-move-line = Places, records et nom vous suivent.
mine-home = Vos parties et carnets de scores
mine-end-open-ask = Quitter cette table ?
mine-end-open-text = La chaise se libère, et la table quitte cette liste.
mine-end-open-no = Rester
mine-end-open-yes = Se lever
mine-stop = Arrêter
mine-stop-name = Arrêter { $game }, table { $table }
mine-stop-ask = Arrêter cette partie ?
mine-stop-text = Personne d’autre ne joue ici : la partie s’arrête où elle est et quitte cette liste. Son lien y mènerait encore.
mine-stop-no = La garder
mine-stop-yes = L’arrêter
mine-practice-line = Vos choix coûteux reviennent jusqu’à ce qu’ils soient résolus.
mine-practice =
    { $count ->
        [0] Entraînement
        [one] Entraînement : une position attend
       *[other] Entraînement : { $count } positions attendent
    }
