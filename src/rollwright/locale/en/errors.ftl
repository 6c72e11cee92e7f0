# Why a request was refused, one sentence per code.

## Asking for what is not there
error-not-found = There is nothing at this address.
error-no-table = There is no table { $table }. Check the code, or open a new table.
error-no-free-code = Every table code is in use at the moment. Try again later.
error-unknown-game = There is no game called { $game }. We have { $games }.
error-no-lesson = { $title } has no lesson yet. Its rules are there to read.
error-unknown-version = This was played under version { $version } of the rules of { $title }. We have { $versions }: install a newer Rollwright, or the package the game came from.
error-no-bots = { $game } has no bots.
error-unknown-bot = { $game } has no bot called { $level }. It has { $levels }.
error-no-seat = This table has seats 1 to { $seats }.

## Sitting down
error-not-seated = You are watching this table. Take a seat to play.
error-still-reading = Still at the last table: { $names }. Wait, or start without them.
error-not-host = Only the host can do that, and { $name } is the host.
error-host-away = { $name } is the host and was here a moment ago: you can do that once { $name } has been away for { $seconds } seconds.
error-table-full = Every seat is taken. You can watch, or open a table of your own.
error-empty-seat = Nobody sits there.
error-no-handicap = This game has no handicap.
error-seat-taken = Somebody has just taken this seat. Choose another.
error-already-started = The game has begun; its seats are settled.
error-not-sealing = Pages add to the dice only between the start and the first roll.
error-already-committed = Another page of this seat adds to the dice.
error-not-held = This page does not hold the cards yet. It fetches them by itself.
error-wrong-share = This is not the share that this seat committed to.
error-not-started = The game has not begun yet.
error-not-over = The game has not ended yet. This comes at its end.
error-bad-name = A name has 1 to { $most } letters on one line.
error-mixed-name = A word of this name mixes two alphabets whose letters look alike. Type it in one of them.
error-unseen-name = This name has signs that cannot be seen. Type it again with letters, figures or pictures.
error-name-taken = Somebody at this table is called { $name }. Choose another name, or add a letter.
error-bot-name = { $name } is the name of a bot. Choose another name, or add a letter.
error-bad-words = Words for the dice have at most { $most } letters on one line.
error-bad-seats = This game is for { $low } to { $high } players.
error-too-many-bots = Leave at least one of the { $seats } seats for a person.
error-bad-options = This game has no such option: { $detail }.
error-option-too-long = This text is too long. At most { $most } characters fit.

## Playing
error-refused = This cannot be done now.
error-illegal-action = “{ $action }” is no choice now. Choose among what is offered.
error-unknown-action = This game has no action called { $action }.
error-stale-round = That was meant for round { $round }; the table is in round { $now }.
error-game-over = The game is over; the sheets are full.
error-already-done = You are done with this round. Take that back, or wait for the others.
error-nothing-written = Write first; then this can be done.
error-unknown-cell = This sheet has no such cell.
error-occupied = That place is taken. Choose an empty one.

## Cases for the command line
error-bad-case = This case cannot be read: “{ $key }” is missing or of the wrong kind.
error-unknown-task = There is no task called { $task }.

## Reading and limits
error-bad-message = The server could not read this message. Nothing was changed.
error-bad-id = A request's own id has 1 to { $most } letters.
error-frame-too-big = This message is too long. At most { $most } bytes fit.
error-too-many-messages = Too many messages at once. Wait a second and go on.
error-too-many-requests = Too many requests from your address. Wait a few seconds and go on.
error-too-many-sockets = { $most } pages from your address are open already. Close one of them first.
error-too-many-guesses = Too many table codes or links that lead nowhere. Ask for the link of the table, or wait a few minutes.
error-too-many-lookups = Too many hints or records at once. Wait a few seconds and try again.
error-too-many-tables = You have { $most } open tables. Finish one of them first.
error-too-many-tables-here = { $most } tables have been opened from your address within a day. Use one of them, or come back tomorrow.
error-too-many-pages = { $most } pages like this one are open at the table already. Close one of them first.
error-too-many-spectators = { $most } people are watching this table, so there is no room for more. Try again in a few minutes.
error-too-many-spectators-here = { $most } pages from your address are watching this table already. Close one of them first.
error-too-many-steps = You have made { $most } moves in this round. Take nothing back any more: write, and press Done.
error-too-many-newcomers = Many people have taken chairs at this table from your address. Wait { $seconds } seconds and try again.
error-too-many-changes = Too much has been changed at this table. Start the game as it is, or open a new table.
error-wrong-origin = This request came from another site, so it was not carried out.
error-wrong-host = This server does not answer under the name { $host }. Its operator can allow that name with ROLLWRIGHT_HOSTS.
error-headers-too-big = This request brings more headers than fit: at most { $most } bytes. Clear the cookies of this site and try again.

## Starting the server
error-port-in-use = Port { $port } is in use on { $host }. Stop the other program, or choose another port.
error-cannot-listen = The server cannot listen on { $host }, port { $port } ({ $detail }). Choose another address or port.
error-bad-setting = { $name } cannot be { $value }. It takes a whole number from { $least } to { $most }.
error-bad-setting-form = { $name } cannot be { $value }. Write it like this: { $example }
error-password-needed = This site has a password. Open its page and enter it.
error-wrong-password = That is not the password of this site.
error-bad-host-name = { $name } cannot hold { $value }. It takes names of hosts with commas between them, such as games.example.org.
error-no-database = There is no database { $path }. Name one: --database FILE, or ROLLWRIGHT_DATABASE.
error-no-such-table = There is no table { $table } in this database.
error-unknown-setting = There is no setting { $name }. Did you mean { $nearest }?
error-bad-redis = ROLLWRIGHT_REDIS cannot be read ({ $detail }). It looks like redis://host:6379/0.
error-redis-alone = ROLLWRIGHT_REDIS needs ROLLWRIGHT_DATABASE=postgresql://…: nodes on several machines cannot share a file.
error-no-home = This user has no home folder. Set ROLLWRIGHT_DATABASE and ROLLWRIGHT_PICTURES to places that it may write to.
error-nothing-to-copy = There is no file { $path }. Name a database that exists.
error-database-not-empty = { $path } is not empty. Choose a new file or an empty database; nothing was changed.
error-copy-differs = The copy of the tables from { $table } on differs from the original. Do not use it; copy again into an empty database.
error-copy-outgrown = A server wrote to { $path } while it was copied. Stop every server, empty the target and copy again.
error-bad-database = { $path } is no healthy Rollwright database ({ $detail }). Restore a copy, or choose another file.
error-database-unknown = Rollwright knows no database under { $kind }://. Write the path of a file, or an address like this: postgresql://user:password@host/database
error-database-unreachable = { $path } cannot be opened ({ $detail }). Choose a file in a folder you may write to, or a PostgreSQL server that answers.
error-too-little-memory = The server may use { $found } MiB of memory and needs { $least }. Raise the limit (ulimit -v), and start again.
error-database-read-only = { $path } may not be written ({ $detail }). The file is in order: give this user the right to write it and its folder, or choose another file.
error-database-in-use = Another Rollwright server uses { $path }. Stop that one, or give this one a file of its own (ROLLWRIGHT_DATABASE). Several servers can share a PostgreSQL database.
error-database-locked = Another program has locked { $path } ({ $detail }). Stop that program, or wait until it is done, and start again.
error-database-too-new = { $path } was written by a newer Rollwright. The file is in order: install that version, or choose another file.

## Ours to fix
error-error = Something went wrong on our side. Nothing of your game is lost.
error-broken = Something went wrong on our side. Nothing of your game is lost.
error-corrupt-log = The log of this table cannot be read. It is kept as it is.
error-seq-taken = The table moved on in the same moment. Try once more.
error-busy = The server cannot write anything down right now. Nothing was changed; try again in a moment.
error-store-failed = The server could not write this down. Nothing was changed; try again.
error-database-away = The server cannot reach its database. Nothing was changed; try again in a minute.

## Challenges
error-no-challenge = There is no such game of the day and no such league here.
error-no-result = There is no result to draw: the game of these dice is not finished here.
error-challenge-shut = The time to play these dice is over. Their results can still be read.
error-challenge-played = You have played these dice already, and your result stands. Everybody plays them once.
error-still-sealed = These dice are played by others until the challenge closes. Its sheets can be looked at then.
error-bad-title = The name of a league has at most { $most } letters on one line.
error-too-many-leagues = You have laid out { $most } leagues within a day. Go on with one of them, or wait until tomorrow.
error-too-many-leagues-here = { $most } leagues have been laid out from your address within a day. Go on with one of them, or come back tomorrow.
error-not-alone = { $title } cannot be played by one person alone.
