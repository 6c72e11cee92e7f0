# rollwright admin
admin-help = Pour qui tient un serveur : les tables d’une base, que le serveur tourne ou non.
admin-help-database = Le fichier, ou l’adresse d’une base PostgreSQL ; sinon ROLLWRIGHT_DATABASE.
admin-help-list = Lister les tables, les plus récentes d’abord.
admin-help-limit = Combien.
admin-help-json = En JSON, une table par ligne.
admin-help-table = Le code d’une table, ou le nom d’une table fermée (KITE27~12).
admin-help-show = Montrer une table : jeu, places, phase, nombre d’événements. Les secrets restent cachés.
admin-help-export = Écrire une partie finie comme le fichier que lit rollwright verify, ou les événements d’une table.
admin-help-to = Le fichier à écrire ; sinon la sortie standard.
admin-help-events = Tous les événements, un par ligne. Ils contiennent le secret des dés : gardez-les pour vous tant que la partie dure.
admin-help-close = Fermer des tables : personne ne peut plus les ouvrir, leurs codes sont libres, leurs journaux sont gardés.
admin-help-delete = Supprimer des tables avec tout ce qui s’y est passé.
admin-help-yes = Ne pas demander.
admin-help-sweep = Supprimer les tables qui ne sont plus gardées (ROLLWRIGHT_KEEP_EMPTY, ROLLWRIGHT_KEEP_FINISHED), comme le serveur le fait toutes les heures.
admin-table = table
admin-game = jeu
admin-phase = phase
admin-seats = places
admin-people = personnes
admin-round = manche
admin-events = événements
admin-last = dernier événement
admin-options = options
admin-none = Il n’y a pas de table.
admin-phase-open = pas commencée
admin-phase-sealing = sur le point de commencer
admin-phase-playing = en cours
admin-phase-over = finie
admin-phase-closed = fermée
admin-phase-broken = illisible
admin-closed = { $table } est fermée. Son journal est gardé sous { $name }. Un serveur en marche en fait sortir les gens en moins d’une minute.
admin-ask-delete = Supprimer { $tables } pour toujours ?
admin-deleted = { $table } est supprimée. Un serveur en marche en fait sortir les gens en moins d’une minute.
admin-swept = Supprimées : { $empty ->
    [one] une table où personne ne s’est assis
   *[other] { $empty } tables où personne ne s’est assis
  }, { $finished ->
    [one] une table finie
   *[other] { $finished } tables finies
  }.
admin-exported = { $table } est dans { $file }.
