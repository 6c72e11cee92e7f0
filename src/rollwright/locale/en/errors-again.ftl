# Why a request about hints, a teacher or trying again was refused, one sentence for each code.
error-no-hints = Hints are off at this table. The person who opens the next one can allow them.
error-hint-after-done = You are done with this round, so there is no hint any more. Take Done back, or ask in the next round.
error-not-your-seat = A hint is for your own seat only.
error-no-teacher = Nobody teaches at this table. A teacher can be chosen where a table is opened, in games that can be reviewed.
error-cannot-try-again = This game cannot be tried again: it is a race, was partly written on paper, has been tried again too often already, or has far too many moves.
error-no-such-round = There is no round { $round } to try again: this game had rounds up to { $rounds }.
error-no-ghosts = Ghosts play with the same dice, in games in which nobody takes anything from the others.
error-no-friends = { $most ->
    [0] The sheets of this game depend on each other, so nobody else can sit down at this position.
   *[other] At most { $most } people can play on from this position.
  }
error-no-sheets = Nobody has finished a game with these dice, so there is no sheet to play against.
error-position-laid = This table goes on from a finished game, so its game, options and seats stay as they are.
error-bad-series = A series has 2 to { $most } games, and a table for at least two.
error-no-practice = Rounds of { $title } cannot be weighed, so they cannot be practised.
