# The command line.

## Why a command was refused
error-bad-usage = { $detail } “rollwright --help” shows what there is.
error-unknown-language = We do not speak { $wish } yet. We have { $languages }.
error-no-file = { $file } cannot be opened ({ $detail }).
error-bad-json = { $file } is no JSON ({ $detail }).
error-file-too-big = { $file } is larger than { $megabytes } MB: it cannot be a file of ours.
error-bad-receipt = { $file } is no receipt of ours ({ $detail }).
error-bad-record = { $file } is no finished game of ours ({ $detail }).
error-cannot-replay = The moves in { $file } do not add up to a game. “rollwright verify” says what is wrong.
error-no-round = This game has { $rounds } rounds.
error-cannot-write = { $file } cannot be written ({ $detail }).
error-input-ended = The game stops here, unfinished.
error-not-in-terminal = A terminal cannot show { $title }, a race over pictures. In the browser it can be played: “rollwright” opens it.
error-bot-failed = The bot { $bot } failed at { $game }, seed { $seed }: { $detail }.
error-unknown-words = There is no word list called { $words }.
error-unknown-picture = There is no picture called { $picture }.

## --help
terminal-help = The table for pencil-and-dice games. Without a command it serves the page, says where, and opens the browser.
terminal-help-end = Every command takes --lang ({ $languages }); otherwise your locale decides. Exit codes are in docs/terminal.md.
terminal-help-games = List the games with their options.
terminal-help-list-bots = List the levels of each game’s bots, and how strong they are.
terminal-help-play = Play a game in the terminal, against bots or alone.
terminal-help-score = Judge cases given as JSON, or score a sheet drawn as text.
terminal-help-verify = Check a finished game: the promise, every roll, every move, every score.
terminal-help-replay = Show a finished game round by round.
terminal-help-sim = Let bots play many games and show how strong they are.
terminal-help-game = One of the games that “rollwright games” lists.
terminal-help-file = A JSON file, or - for standard input.
terminal-help-option = An option of the game, such as pad=B. May be repeated.
terminal-help-host = Where to listen. 127.0.0.1 keeps the table to yourself; otherwise your whole network can come.
terminal-help-port = Which port to listen on, 8000 if nothing else is said.
terminal-help-browser = Open the page when there is a screen.
terminal-help-version = Say which version this is.
terminal-help-bots-beside = Who plays with you: levels that “rollwright bots” lists, several with commas, or none.
terminal-help-players = Who plays: levels that “rollwright bots” lists, or random; several with commas.
terminal-help-name = What to call you.
terminal-help-words = A few words of yours, mixed into the dice.
terminal-help-receipt = Compare with this receipt: what your own page saw of the game.
terminal-help-seal = Compare with this seal, as the page showed it before the first roll.
terminal-help-save = Keep the finished game in this file; “rollwright verify” checks it.
terminal-help-round = Show this round only.
terminal-help-number = How many games.
terminal-help-seed = The same seed gives the same games.
terminal-help-json = Print the result as JSON.

## Serving
terminal-tag = The table is laid.
terminal-here = on this machine
terminal-network = on your network
terminal-stop = Ctrl+C clears the table. Games go on where they were when you come back.
terminal-stopped = The table is cleared. Nothing is lost.
terminal-left-out = Left out: { $kind ->
    [bots] the bots
    [review] the review
   *[game] the game
  } { $name } of the package { $package }. { $reason }

## Playing
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-round = Round { $round } of { $rounds }
terminal-seat-done = done
terminal-worth-sum = from { $before } to { $after ->
    [one] { $after } point
   *[other] { $after } points
  }
terminal-total = Total
terminal-win-alone = { $total ->
    [one] { $total } point.
   *[other] { $total } points.
  }
terminal-win = You win, { $by } ahead of { $name }.
terminal-win-shared = You share the win with { $names }.
terminal-lose = { $name } wins, { $by } ahead of you.
terminal-won-shared = { $names } share the win.
terminal-tie-break-won = You win on the tie-break.
terminal-tie-break-lost = { $name } wins on the tie-break.
terminal-title = Played alone, { $total } is “{ $title }”.
terminal-proposal = { $game } is better with { $words }, the author says. “{ $options }” plays so.
terminal-proposal-question = { $game } is better with { $words }, the author says. Play so? (y/n){" "}
terminal-more = ? lists all · look NAME · q stops
terminal-unknown = “{ $text }” means nothing here. You can type, for instance: { $words }.
terminal-more-hint = { $word }: something to try
terminal-hint = { $note }, from { $cell } to { $end }: { terminal-points }.
terminal-no-hint = There is no hint now.
terminal-best = The best word was { $note }, from { $cell } to { $end }: { terminal-points }. Yours brought { $got }.
terminal-sealed = The dice are sealed: { $commitment }…
terminal-opened = The dice were rolled from this secret: { $secret }
terminal-bot-failed = The bot { $name } failed ({ $detail }). One of its choices was played for it.
terminal-saved = The game is kept in { $file }.
terminal-replay-prompt = Enter: next · b: back · a number: that round · q: stop >{" "}

## Scoring
terminal-case = Case { $number }: { $sentence }

## Checking
terminal-check-format = This is a game of rules we know.
terminal-check-commitment = The secret is the one that was sealed before the first roll.
terminal-check-shares = The dice hold the { $shares ->
    [0] share of no page
    [one] share of 1 page ({ $names })
   *[other] shares of { $shares } pages ({ $names })
  }, each as committed to before any was revealed.
terminal-check-hash = The file’s hash, { $hash }…, covers all of it, names and times too.
terminal-check-rolls = All { $rolls } rolls come from that secret and what the seats added.
terminal-check-moves = All { $moves } moves are legal with those rolls{ $early ->
    [yes] . The host ended the game before its end.
   *[no] , and lead to the end of the game.
  }
terminal-check-scores = The scores and places are those of the final sheets.
terminal-check-seal = The seal is the one that you gave.
terminal-check-receipt = The receipt is one of this game.
terminal-check-receipt-seal = The seal is the one that your page was shown.
terminal-check-receipt-origin = Your page was told from the start what the file says of a game before this one.
terminal-check-receipt-words = The seats’ words are those that your page was shown.
terminal-check-receipt-hashes = The hashes of all shares are those that your page was shown before it revealed its own.
terminal-check-receipt-share = Your page’s share is in the dice.
terminal-check-receipt-rolls = All dice that your page was shown are those of the file.
terminal-check-receipt-record = The file is the one that your page was given at the end, with its names and times.
terminal-fault-format = This is no game of rules we know.
terminal-fault-commitment = The secret is not the one that was sealed before the first roll.
terminal-fault-shares = A share is not the one that its page committed to.
terminal-fault-hash = The file’s hash does not fit: something in the file was changed.
terminal-fault-seal = The seal is not the one that you gave.
terminal-fault-receipt = This is no receipt of this game.
terminal-fault-receipt-seal = The seal is not the one that your page was shown.
terminal-fault-receipt-reused = The seal had been used before, at another table or for a game that had begun: its secret was no secret any more.
terminal-fault-receipt-origin = Your page was told something else of a game before this one.
terminal-fault-receipt-words = The seats’ words are not those that your page was shown.
terminal-fault-receipt-hashes = The hashes of the shares are not those that your page was shown.
terminal-fault-receipt-share = Your page’s share is not in the dice.
terminal-fault-receipt-rolls = The dice that your page was shown are not those of the file.
terminal-fault-receipt-record = The file is not the one that your page was given at the end.
terminal-fault-rolls = Not every roll comes from that secret and what the seats added.
terminal-fault-moves = The moves do not lead through the game with those rolls.
terminal-fault-scores = The scores or places are not those of the final sheets.
terminal-no-share = These pages added no share to the dice: { $names }.
terminal-doubt-shares = No page added a share to these dice, so the program that rolled them could have chosen them.
terminal-doubt-known = The dice are those of a finished game, so everybody could know them.
terminal-doubt-left-out = Your own share is not in the dice: it came too late, or was left out.
terminal-honest = These dice were honest.
terminal-unproven = These dice fit, but that is no proof.
terminal-dishonest = This file cannot be trusted.

## Simulating
terminal-sim-playing = Playing
terminal-sim-title = { $game }, { $games ->
    [one] 1 game
   *[other] { $games } games
  }, seed { $seed }
terminal-sim-player = bot
terminal-sim-points = points
terminal-sim-wins = wins
terminal-sim-time = a move

## rollwright database
database-help = Move all tables to another database, back them up, and restore a backup.
database-help-copy = Copy all tables from one database into another, an empty one. Stop the servers first.
database-help-backup = Write all tables into a file. Servers may go on.
database-help-restore = Fill the database of ROLLWRIGHT_DATABASE, which must be empty, from a backup.
database-help-from = A SQLite file, or postgresql://user:password@host/database.
database-help-to = A SQLite file that is not there yet, or an empty PostgreSQL database.
database-help-file = The file of the backup.
database-copied = { $tables } tables with { $events } events are copied. Each event was read back and compared.

## rollwright bots
terminal-bots-game = game
terminal-bots-level = level
terminal-bots-share = lost
terminal-bots-loss = by each decision
terminal-bots-points = mean points
terminal-bots-scale = Lost: what a decision loses on average, as a part of what a decision at random loses. 0 % is the reviewer’s own play.
