# rollwright admin
admin-help = For operators: the tables of a database, whether its server runs or not.
admin-help-database = The file, or the address of a PostgreSQL database; otherwise ROLLWRIGHT_DATABASE.
admin-help-list = List tables, the newest first.
admin-help-limit = How many.
admin-help-json = As JSON, one table a line.
admin-help-table = The code of a table, or the name of a closed one (KITE27~12).
admin-help-show = Show a table: game, seats, phase, number of events. Secrets stay hidden.
admin-help-export = Write a finished game as the file that rollwright verify reads, or any table's events.
admin-help-to = The file to write; otherwise standard output.
admin-help-events = All events, one a line. They hold the secret of the dice: keep them to yourself while the game goes on.
admin-help-close = Close tables: nobody can open them any more, their codes are free, their logs are kept.
admin-help-delete = Delete tables with everything that happened at them.
admin-help-yes = Do not ask.
admin-help-sweep = Delete the tables that are kept no longer (ROLLWRIGHT_KEEP_EMPTY, ROLLWRIGHT_KEEP_FINISHED), as the server does every hour.
admin-table = table
admin-game = game
admin-phase = phase
admin-seats = seats
admin-people = people
admin-round = round
admin-events = events
admin-last = last event
admin-options = options
admin-none = There are no tables.
admin-phase-open = not started
admin-phase-sealing = being started
admin-phase-playing = being played
admin-phase-over = finished
admin-phase-closed = closed
admin-phase-broken = cannot be read
admin-closed = { $table } is closed. Its log is kept as { $name }. A running server sends its people away within a minute.
admin-ask-delete = Delete { $tables } for ever?
admin-deleted = { $table } is deleted. A running server sends its people away within a minute.
admin-swept = Deleted: { $empty ->
    [one] one table at which nobody ever sat
   *[other] { $empty } tables at which nobody ever sat
  }, { $finished ->
    [one] one finished table
   *[other] { $finished } finished tables
  }.
admin-exported = { $table } is in { $file }.
