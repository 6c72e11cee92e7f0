# L’aide et les erreurs d’usage de la ligne de commande.

usage-usage = Usage :
usage-options-short = OPTIONS
usage-command = COMMANDE [ARGUMENTS]
usage-help-option = Montrer cette aide.
usage-arguments = Arguments
usage-options = Options
usage-commands = Commandes
usage-default = par défaut :
usage-required = obligatoire
usage-missing = Il manque { $name }.
usage-no-option = Il n’y a pas d’option { $option }.{ $known ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $known } ?
  }
usage-takes-none = L’option { $option } ne prend pas de valeur.
usage-needs-value = L’option { $option } demande une valeur.
usage-bad-value = La valeur { DE($name) } ne se lit pas{ $kind ->
    [whole] {""} : c’est un nombre entier, entre ses bornes.
   *[other] .
  }
usage-no-command = Il n’y a pas de commande { $command }.{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $near } ?
  }
usage-no-command-given = Il manque une commande.
usage-extra = Cette commande ne prend pas « { $words } ».
