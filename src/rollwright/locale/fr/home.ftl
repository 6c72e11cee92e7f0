# La page autour de la table : accueil, ouvrir une table, s’asseoir, réglages.

## Accueil
home-tag = À vos crayons. { $count ->
    [1] Un jeu
    [2] Deux jeux
    [3] Trois jeux
    [4] Quatre jeux
    [5] Cinq jeux
    [6] Six jeux
    [7] Sept jeux
    [8] Huit jeux
    [9] Neuf jeux
    [10] Dix jeux
    [11] Onze jeux
    [12] Douze jeux
   *[other] { $count } jeux
  } de dés et de papier, pour une soirée ou pour dix minutes.
home-tag-any = À vos crayons. Des jeux de dés et de papier, pour une soirée ou pour dix minutes.
home-join = Aller à une table
home-code = On vous a donné un code ?
home-code-short = Un code a quatre lettres et deux chiffres, comme KITE27.
home-today = Les dés du jour
home-today-text = Les mêmes dés pour tous, une fois par jour
home-games = Les jeux
home-promise = Ni compte, ni publicité. Vos parties restent sur ce serveur.
home-more = Autres pages
rules = Règles
rules-of = { $game } : les règles
sit-down = S’asseoir
play-alone = En solo
home-lesson = Première fois ? Une minute pour apprendre
home-lesson-on = Reprendre la leçon
home-lesson-again = Revoir la leçon en une minute
home-lesson-title = Première fois ?
home-lesson-text = { $game } s’apprend en une minute, sur la vraie feuille.
home-lesson-yes = Apprendre en une minute
home-lesson-no = Jouer tout de suite
open-a-table = Ouvrir une table
open-paper = Des crayons sur du vrai papier ?
rules-score = Compter une feuille de papier
paper-caller = Annoncer les dés
resume = Votre crayon est resté sur la table
resume-playing = { $game }, manche { $round } sur { $rounds }.
resume-going = { $game }, table { $table }.
resume-open = { $game }, table { $table }. La partie n’a pas commencé.
resume-with =
    { $count ->
        [one] { $names } y est aussi.
       *[other] { $names } y sont aussi.
    }
name-alone = Moi

game-meta = { $low }–{ $high } joueurs · { $minutes } min · dès { $age } ans
credit-design = Auteur
credit-layout = Mise en page
credit-illustration = Illustrations
credit-graphics = Graphisme
credit-editing = Rédaction
credit-publisher = Éditeur
credit-contest = Créé pour
credit-thanks = Remerciements
game-by = par { $designers }

## Ouvrir une table
open-game = Quel jeu
open-who = Qui s’assied
open-level =
    { $count ->
        [one] Le robot est
       *[other] Les robots sont
    }
open-pace = Rythme
open-house = Règles de la maison
open-house-changed =
    { $count ->
        [0] tout comme d’habitude
        [one] 1 changée
       *[other] { $count } changées
    }
open-the-table = Ouvrir la table
not-now = Pas maintenant
seats-count =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
seat-number = place { $number }
seats-less = Une place de moins
seats-more = Une place de plus
bots-count =
    { $count ->
        [0] sans robot
        [one] 1 robot
       *[other] { $count } robots
    }
bots-less = Un robot de moins
bots-more = Un robot de plus
level-gentle = tranquille
level-steady = solide
level-sharp = coriace
level-master = redoutable
level-adaptive = s’adapte
pace-0 = Sans hâte
pace-90 = 90 s par manche
pace-45 = 45 s par manche
round-table = Une table ronde : { $taken } places prises sur { $seats }

## S’asseoir
sit-title = Prenez une place
sit-title-kept = { $name } vous garde une place
sit-title-full = Toutes les places sont prises
sit-where = { $game }, { $options }.
sit-where-plain = { $game }.
sit-taken =
    { $taken ->
        [0] { $seats ->
            [one] La place est libre.
           *[other] Les { $seats } places sont libres.
        }
        [one] 1 place prise sur { $seats }.
       *[other] { $taken } places prises sur { $seats }.
    }
sit-full = Vous pouvez regarder d’ici.
sit-name = Votre nom
sit-name-missing = Écrivez d’abord un nom : on saura à qui est la feuille.
input-full = Il y a de la place pour { $most } lettres ; elles y sont toutes.
sit-pencil = Votre crayon
sit-pencil-taken = à { $name }
sit-words = Quelques mots pour les dés
sit-if-you-like = (si vous voulez)
sit-words-why = Ils sont mêlés à chaque lancer : personne, pas même ce serveur, ne peut choisir les dés.
just-watch = Regarder
pencil-moss = mousse
pencil-coral = corail
pencil-sky = ciel
pencil-plum = prune
pencil-ochre = ocre
pencil-ice = glace
pencil-rose = rose
pencil-rust = rouille
pencil-slate = ardoise
pencil-ink = encre
pencil-olive = olive
pencil-wine = vin

## Avant le départ
lobby-terms = Ce qu’on joue
lobby-yes = oui
lobby-no = non
lobby-title = Autour de la table
lobby-here = Qui est là
lobby-you = vous
lobby-free = libre
lobby-away = en pause
lobby-bot = robot, { $level }
lobby-seat-bot = Un robot
lobby-seat-bot-at = Un robot à la place { $seat }
lobby-level-change = Choisir un autre niveau
lobby-strong = handicap { $seconds } s
lobby-strong-give = sans handicap
lobby-unseat = Renvoyer { $name }
lobby-start = Commencer
lobby-kept = à la table précédente
lobby-start-waits = On attend { $names }
lobby-start-without = Commencer sans { $names }
lobby-start-without-ask = Commencer sans { $names } ?
lobby-start-without-why =
    { $count ->
        [one] { $names } lit peut-être encore le résultat. Sa chaise sera retirée.
       *[other] { $names } lisent peut-être encore le résultat. Leurs chaises seront retirées.
    }
lobby-start-wait = Attendre
lobby-start-now = Commencer maintenant
lobby-waiting = { $name } va lancer la partie.
lobby-start-fewer =
    { $free ->
        [one] La place libre sera retirée.
       *[other] Les { $free } places libres seront retirées.
    }
lobby-watching = Vous regardez. La partie commence dès que son hôte la lance.
lobby-sit = S’asseoir quand même
lobby-leave = Rendre la place
lobby-begins = À vos crayons.
lobby-sealed = Les dés sont scellés : leur secret est fixé et ne change plus. À la fin, chacun peut vérifier chaque lancer.
lobby-sealing = Chaque place ajoute aux dés : personne ne peut les choisir.
lobby-seal = Sceau
share-title = Invitez quelqu’un à la table
share-code = Code { $code }
share-link = Lien vers cette table
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer
share-qr = Le lien vers cette table en code QR
share-qr-why = Ou visez avec un appareil photo.
share-text = Une place à ma table pour { $game }.

## Réglages
settings = Réglages
settings-language = Langue
settings-lamp = La lampe
lamp-system = comme le système
lamp-light = jour
lamp-dark = soir
settings-figures = Chiffres nets
settings-figures-why = Une écriture plus simple :
settings-still = Sans mouvement
settings-still-why = Dés et marques apparaissent sur place.
settings-sound = Son
settings-sound-why = Des dés sur le feutre, un crayon, une carte : de petits sons à la table.
settings-letters = Les lettres sont des touches
settings-letters-why = À la table : D pour finir, U pour effacer, S pour échanger, / pour jouer par écrit.
settings-close = Fermer

## Quand une chose manque
back-home = Retour aux jeux
go-home = Vers les jeux
try-again = Réessayer
lost-title = Il n’y a rien ici
lost-sentence = Cette adresse ne mène à aucune table ni à aucune page.
page-coming = Un instant.
missing-title = Cette page n’est pas arrivée
missing-changed = Rollwright a peut-être été mis à jour depuis que cette page est ouverte. Rechargez-la : vos tables sont gardées.
load-again = Recharger
broken-title = Quelque chose a cassé de notre côté
broken-sentence = La faute est à nous, et vos marques sont gardées. Réessayez, ou revenez dans un instant.
no-answer = Le serveur ne répond pas. Vérifiez la liaison, puis réessayez.

# A text among the options
option-room = { $length } sur { $most }

# Ce que dit une touche tant que le serveur n’a pas répondu
wait-table = On dresse la table
wait-code = On la cherche
wait-seat = On vous installe
wait-leave = Vous vous levez
wait-bot = Il arrive
wait-again = On réessaie
wait-receipt = On l’écrit
print-link-sheets = Plutôt sur papier : imprimer les feuilles
print-link = Imprimer
