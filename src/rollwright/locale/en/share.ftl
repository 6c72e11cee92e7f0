# The picture of a shared result, which the server draws.
share-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
share-points = { $total ->
    [one] point
   *[other] points
  }
share-loss = { $loss ->
    [one] { $loss } point lost by choices
   *[other] { $loss } points lost by choices
  }
share-par = Our bots: { $par }
share-streak = { $days ->
    [one] First day
   *[other] { $days } days in a row
  }
share-luck = The luck of each roll
share-sealed = Sealed until everybody has had their time
share-motto = The same dice for everybody
