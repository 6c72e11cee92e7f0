# La photo d’une feuille : lue sur la page et dans le terminal ; les cases douteuses sont demandées.

error-not-a-picture = Ce fichier n’est pas une image lisible. Les formats JPEG, PNG et WebP conviennent.
error-photo-too-heavy = Une image peut avoir { $megabytes } Mo au plus.
error-photo-too-large = Une image peut avoir { $megapixels } mégapixels au plus.
error-photo-too-slow = Cette image est trop longue à lire. Essayez-en une qui montre la feuille et peu d’autre chose.
error-photo-busy = Plusieurs photos sont déjà en lecture. Réessayez dans un moment.
error-no-sheet-found = Aucune feuille trouvée. La photo doit montrer les quatre repères des coins et le petit code carré, nets et sans reflet.
error-unknown-sheet = Le code de cette feuille n’est pas de ceux que ce serveur imprime. Imprimez-la de nouveau.
error-sheet-of-another-game = C’est une feuille { DE($title) }.
error-photo-unanswered = Des cases sont douteuses, et il n’y a personne à qui demander. Lancez ceci dans un terminal.

photo-read =
    { $asked ->
        [0] { $cells } cases lues, aucune n’est douteuse.
        [one] { $cells } cases lues. Une est douteuse :
       *[other] { $cells } cases lues. { $asked } sont douteuses :
    }
photo-cell = { $number } sur { $asked } : { $cell }. { $why ->
        [impossible] Selon les règles, quelque chose ici est impossible.
       *[unsure] C’est difficile à lire.
    }
photo-question = Qu’y a-t-il là ? (Entrée : { $guess }, - pour rien)
photo-not-there = Ici peuvent figurer : { $figures }, ou - pour rien.
terminal-help-photo = FILE est la photo d’une feuille imprimée ; les cases douteuses sont demandées

## Sur la page
photo-key = D’après une photo
photo-what = Photographiez une feuille imprimée avec ses quatre repères. L’image est lue, pas conservée.
photo-reading = Lecture de la feuille…
photo-waiting = Les cases sont examinées une à une. Cela prend quelques secondes.
photo-cancel = Annuler
photo-again = Une autre photo
photo-problem = Cette photo n’est pas lisible
photo-doubt = Qu’y a-t-il ici ?
photo-count = { $number } sur { $asked }
photo-unsure = C’est difficile à lire.
photo-impossible = Selon les règles, quelque chose ici est impossible. Est-ce juste ?
photo-picture = La case { $cell } sur la photo
photo-nothing = rien
photo-guess = On dirait { $figure }.
photo-guess-nothing = Elle semble vide.
photo-back = La case d’avant
photo-leave = Ne plus demander
photo-done =
    { $asked ->
        [0] Les { $cells } cases ont été lues sans aucun doute.
        [one] { $cells } cases lues ; vous en avez tranché une.
       *[other] { $cells } cases lues ; vous en avez tranché { $asked }.
    } Comparez le dessin avec votre papier.
photo-half-done =
    { $left ->
        [one] Une case douteuse a été laissée : le dessin la montre vide.
       *[other] { $left } cases douteuses ont été laissées : le dessin les montre vides.
    }
photo-resume = Voir le reste
photo-offline = La lecture d’une photo demande le serveur.
