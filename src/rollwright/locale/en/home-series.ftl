# A series of games: where a table is opened, in the lobby and at the end.
series-legend = Series
series-games = { $games } games
series-best = Best of { $games }
series-next = The next game of the series
