# Splitter : les cases, les lignes de la marque, ce qu’une paire gagne ou perd, et l’échelle en solitaire.

splitter-cell = rangée { $row }, { $nth ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
  } à { $side ->
    [left] gauche
   *[right] droite
  }{ $mark ->
    [star] , étoile
    [heart] , cœur
   *[none] {""}
  }

splitter-pad-A = Bloc A, Papillon
splitter-pad-B = Bloc B, Lanterne

# Ce qu’on peut faire
splitter-write = écrire { $first } en { $cell }
splitter-swap = Échanger gauche et droite
splitter-say-swap = Échanger gauche et droite
splitter-keys = Les flèches parcourent la feuille, Entrée écrit, S échange, U gomme, D finit, / ouvre cette ligne.
splitter-tap = { PRESS("Touchez", "Cliquez sur") } une paire pour écrire { $first } et { $second }.
splitter-tap-again = { PRESS("Touchez", "Cliquez sur") } une autre paire pour déplacer vos nombres.
splitter-missing = Choisissez une paire
splitter-left = gauche
splitter-right = droite
splitter-here = ici
splitter-mirrored = en face

# Dans les premières parties, quand rien n’est gagné ni perdu : ce qui manque encore à un nombre
splitter-near-fewer = { $figure } : encore { $more ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
   *[5] cinq
  } pour faire un groupe.
splitter-near-over = { $figure } : plus de { $figure } ensemble ne valent rien.

# Les lignes de la marque
splitter-item-number-1 = Les 1
splitter-item-number-2 = Les 2
splitter-item-number-3 = Les 3
splitter-item-number-4 = Les 4
splitter-item-number-5 = Les 5
splitter-item-number-6 = Les 6
splitter-item-hearts = Cœurs

# Sous chaque ligne : combien de groupes ; une étoile en double aucun, certains ou tous
splitter-detail-number-1 = { $count ->
    [0] aucun seul
    [1] un seul
   *[other] { $count } isolés
  }{ $doubled ->
    [all] , ×2
    [some] , dont un ×2
   *[none] {""}
  }
splitter-detail-number-2 = { $count ->
    [0] aucune paire
    [1] une paire
   *[other] { $count } paires
  }{ $doubled ->
    [all] , ×2
    [some] , dont une ×2
   *[none] {""}
  }
splitter-detail-number-3 = { $count ->
    [0] aucun trio
    [1] un trio
   *[other] { $count } trios
  }{ $doubled ->
    [all] , ×2
    [some] , dont un ×2
   *[none] {""}
  }
splitter-detail-number-4 = { $count ->
    [0] aucun groupe de quatre
    [1] quatre ensemble
   *[other] { $count } groupes de quatre
  }{ $doubled ->
    [all] , ×2
    [some] , dont un ×2
   *[none] {""}
  }
splitter-detail-number-5 = { $count ->
    [0] aucun groupe de cinq
    [1] cinq ensemble
   *[other] { $count } groupes de cinq
  }{ $doubled ->
    [all] , ×2
    [some] , dont un ×2
   *[none] {""}
  }
splitter-detail-number-6 = { $count ->
    [0] aucun groupe de six
    [1] six ensemble
   *[other] { $count } groupes de six
  }{ $doubled ->
    [all] , ×2
    [some] , dont un ×2
   *[none] {""}
  }
splitter-detail-hearts = { $count ->
    [0] pas tous pareils
   *[other] tous les trois pareils
  }

# Ce que la paire de cette manche gagnerait
splitter-won-number-1 = { $count ->
    [1] Un 1 tout seul
   *[other] Deux 1, chacun tout seul
  }{ $note ->
    [star] , sur une étoile
   *[none] {""}
  }.
splitter-won-number-2 = Deux 2{ $note ->
    [star] {" "}sur une étoile
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] , deux fois
  }.
splitter-won-number-3 = Trois 3{ $note ->
    [star] {" "}sur une étoile
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] , deux fois
  }.
splitter-won-number-4 = Quatre 4{ $note ->
    [star] {" "}sur une étoile
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] , deux fois
  }.
splitter-won-number-5 = Cinq 5{ $note ->
    [star] {" "}sur une étoile
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] , deux fois
  }.
splitter-won-number-6 = Six 6{ $note ->
    [star] {" "}sur une étoile
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] , deux fois
  }.
splitter-won-hearts = Trois cœurs pareils.

# Ce qu’elle gâterait
splitter-lost-number-1 = { $count ->
    [1] Un 1 n’est plus seul
   *[other] Deux 1 ne sont plus seuls
  }.
splitter-lost-number-2 = Deux 2 deviennent trop.
splitter-lost-number-3 = Trois 3 deviennent trop.
splitter-lost-number-4 = Quatre 4 deviennent trop.
splitter-lost-number-5 = Cinq 5 deviennent trop.
splitter-lost-number-6 = Six 6 deviennent trop.

# L’échelle en solitaire
splitter-title-loose-chips = Copeaux épars
splitter-title-apprentice = Apprentissage
splitter-title-carpenter = Charpente
splitter-title-joiner = Menuiserie
splitter-title-master-joiner = Haute menuiserie
splitter-title-diamond-cutter = Taille de diamant
splitter-title-out-of-this-world = Hors du monde
