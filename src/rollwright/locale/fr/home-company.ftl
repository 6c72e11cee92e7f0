# Home: own games, public tables, a game against a bot.
home-mine = Vos parties et carnets de scores
home-bot = Contre un robot
home-public = Des tables ouvertes à tous
home-public-free =
    { $free ->
        [one] 1 place libre
       *[other] { $free } places libres
    }
home-public-with = à table : { $names }
home-public-sit = S’asseoir à { $game }, table { $table }
open-public = Qui peut venir
open-public-no = ceux qui ont le lien
open-public-yes = tout le monde
open-public-line = La page d’accueil affiche la table tant que vous y attendez.
home-practice =
    { $count ->
        [0] Entraînement
       *[other] Entraînement : { $count }
    }
