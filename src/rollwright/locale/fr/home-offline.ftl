# La page sans le serveur.
offline-title = Le serveur est injoignable.
offline-works = Les règles et les leçons fonctionnent sans lui. Les tables ont besoin du serveur.
offline-needs = Cette page a besoin de lui. Les règles et les leçons fonctionnent sans lui.
offline-back = Le serveur est de nouveau joignable.
offline-rules = Règles et leçons
