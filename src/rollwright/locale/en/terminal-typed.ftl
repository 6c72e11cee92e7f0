# Words that a person types, by the word that the games use. Several are separated by commas; the first one is shown.

typed-write = write
typed-swap = swap
typed-undo = undo
typed-done = done
typed-pick = pick
typed-throw = throw
typed-rock = rock
typed-paper = paper
typed-scissors = scissors
typed-chance = chance
typed-choose = choose
typed-use = use
typed-extra = extra
typed-two = two
typed-third = third
typed-flip = flip
typed-side = side
typed-turn = turn
typed-reroll = reroll
typed-begin = begin
typed-across = across
typed-down = down
typed-letter = letter
typed-take = take
typed-name = name
typed-echo = echo
typed-copy = copy
typed-place = place
typed-pass = pass
typed-smallest = smallest
typed-biggest = biggest
typed-consonant = consonant
typed-twice = twice
typed-two-words = two-words
typed-claim = claim
typed-lay = lay
typed-bury = bury

## Words of the terminal itself
typed-hint = hint
typed-look = look
typed-quit = q, quit, exit
typed-yes = y, yes
typed-start = start
typed-leave = leave
typed-bot = bot
typed-again = again

## Levels of bots
typed-gentle = gentle
typed-steady = steady
typed-sharp = sharp
typed-master = master
typed-adaptive = adaptive
typed-none = none

## Unfinished games, and screens that are too small
terminal-help-resume = Go on with an unfinished game: the newest one, or the newest of GAME.
terminal-more-lines = … { $count ->
    [one] 1 more line
   *[other] { $count } more lines
  }
terminal-winner = { $name } wins with { terminal-points }.
terminal-resumed = The game goes on: { $names }.
terminal-resume-question = There is an unfinished game of { $game } (round { $round } of { $rounds }). Go on with it? (y/n){" "}
terminal-not-kept = The game cannot be kept on this machine; if you stop, it is lost.
error-input-ended-kept = The game stops here, unfinished. “rollwright resume” goes on with it.
error-nothing-to-resume = There is no unfinished game. “rollwright play GAME” begins one.
terminal-page = page { $page } of { $pages } · ? turns it
