# Ways to play: over days, one device handed round, clocks.

## Opening a table
ways-legend = How you play
ways-live = Live
ways-days = Over days
ways-device = One device
ways-live-line = Together, each on a device of their own.
ways-days-line = Whenever you like, also with the page closed.
ways-device-line = This device is handed round.
ways-clock = Clock
ways-days-legend = Time for a round
ways-days-count = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
ways-bank = { $minutes } min each
ways-zero-pace = When a round’s time is up, a bot writes for those who are not done.
ways-zero-days = When they are over, a bot writes for those who are not done. Nobody has to keep the page open.
ways-zero-bank = { $minutes } minutes for your whole game, running only while the table waits for you. At zero a bot writes for you to the end.
ways-zero-device = No clock. What each of you writes stays covered until the round closes.

## The lobby
ways-term = Played
ways-term-days = { $days ->
    [one] over days, 1 day a round
   *[other] over days, { $days } days a round
  }
ways-term-device = on this device, handed round
ways-term-bank = { $minutes } minutes each, for the whole game
ways-name-first = Who plays?
ways-name-next = Who else plays?
ways-name-line = Write one name after the other. This device is then handed round.
ways-name-add = Add
ways-name-enough = That is everybody
ways-name-correct = What is the name?
ways-name-write = Write it
ways-correct = correct the name
ways-name-more = Add a name
ways-device-watch = This table is played on one device, which is handed round. You can watch.

## Handing round
ways-pass = Pass it on to
ways-i-am = I am { $name }
ways-covered = { $name } has written. That sheet lies under the cover; nobody sees it before the round closes.
ways-first = The dice are rolled. Everybody writes in turn; the others look away.
ways-turns = Whose turn it is
ways-turn-done = written
ways-turn-now = now
ways-turn-then = then
ways-bots-write = The bots are writing.
ways-cover = Cover and pass on
ways-at = The sheet of { $name }
ways-revealed = Round { $round } begins. All sheets lie open.
ways-spoken-pass = The sheet is covered. Pass the device on to { $name }.

## Time
ways-time-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  } { $hours } h
ways-time-hours = { $hours } h { $minutes } min
ways-out-of-time = out of time
ways-bank-of = { $name }: { $time } left
ways-bank-empty = Your time is used up. A bot writes for you to the end.

## Your move
ways-your-move = Your move
ways-your-move-title = Your move: { $title }
ways-until = { $time } left
ways-notifications = Tell me when it is my move
ways-notifications-line = This browser gets a short message, also when the page is closed.
ways-notifications-on = You are told when it is your move.
ways-notifications-off = Stop telling me
ways-notifications-denied = This browser does not let this site send messages. You can change that in its settings.
ways-feed = Or follow this private address in a feed reader:
ways-feed-copy = Copy the address
ways-feed-copied = Copied
ways-feed-title = Rollwright: your move
ways-feed-entry = { $game }, round { $round }: your move
ways-feed-text = Table { $table }. Write before { $until }.
ways-feed-text-free = Table { $table }.
ways-push-title = Your move
ways-push-text = { $game }, round { $round }. { $names ->
    [none] { "" }
   *[other] With { $names }.
  }
