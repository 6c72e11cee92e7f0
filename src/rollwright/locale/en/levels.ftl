# The levels of our bots, and results among their games: the opening, the review, the score book and the terminal.
level-gentle-means = For a first game: it misses more than half of what good choices bring.
level-steady-means = For an even game: it misses about two fifths of what good choices bring.
level-sharp-means = For a hard game: it misses little, and people can still beat it.
level-master-means = As strong as we can: it misses next to nothing, and it reviews games.
level-adaptive-means = It becomes slower or quicker until you win about as often as it does.
levels-better = Better than { $levels }.
levels-better-tenths = { $tenths ->
    [0] hardly any game
    [10] nearly all games
   *[other] { $tenths } of 10 games
} of { $level }
chart-as-table = As a table
levels-title = Among our bots’ games
levels-text = { $games } games of each bot on its own. Dark, the games with fewer points.
levels-mark = { $you ->
    [yes] you: { $points }
   *[no] { $name }: { $points }
}
levels-said = { $tenths ->
    [0] nearly every game has more points
    [10] better than nearly all games
   *[other] better than { $tenths } of 10 games
}
levels-verdict = { $tenths ->
    [0] Nearly every game of the bot that is { $level } has more points.
    [10] Better than nearly all games of the bot that is { $level }.
   *[other] Better than { $tenths } of 10 games of the bot that is { $level }.
}
levels-head-level = the bot is
levels-head-mean = mean
levels-head-middle = half of its games
levels-middle = { $low } to { $high }
levels-head-below = games with fewer points
levels-percent = { $percent }%
strength-title = Over time
strength-few = { $missing ->
    [one] One more finished game of this kind, and a curve is drawn here.
   *[other] { $missing } more finished games of this kind, and a curve is drawn here.
}
strength-text = Your final points, and the mean of each of our bots. Points are luck, too.
strength-kind = Which games
strength-slider = Game
strength-said = { $day }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $difference ->
    [more] { $by } more than the mean of the bot that is { $level }
    [less] { $by } less than the mean of the bot that is { $level }
   *[same] as many as the mean of the bot that is { $level }
}.
strength-lost-title = Lost by choices
strength-lost-text = What one of your decisions lost on average, in games that were reviewed. Less is stronger, and lies higher; luck has no part in it.
strength-lost-said = { $day }: { $loss } { $plural ->
    [one] point
   *[other] points
} lost by each decision.
strength-head-day = day
strength-head-points = points
strength-head-lost = lost by each decision
