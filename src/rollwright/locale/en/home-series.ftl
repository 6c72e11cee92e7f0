# A series of games: where a table is opened, in the lobby and at the end.
series-legend = Series
series-one = One game
series-games = { $games } games
series-best = Best of { $games }
series-at = Game { $game } of { $games }
series-at-best = Game { $game }, best of { $games }
series-won = { $count ->
    [one] { $names } has won the series
   *[other] { $names } have won the series together
}
series-who = Player
series-wins = games won
series-points = points
series-next = The next game of the series
