# Splitter: cells, the lines of its score, what a pair wins or loses, and the solo ladder.

splitter-cell = row { $row }, { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
  } { $side ->
    [left] left
   *[right] right
  }{ $mark ->
    [star] , star
    [heart] , heart
   *[none] {""}
  }

splitter-pad-A = Pad A, Butterfly
splitter-pad-B = Pad B, Lantern

# What one may do
splitter-write = write { $first } in { $cell }
splitter-swap = Swap left and right
splitter-say-swap = Swap left and right
splitter-keys = Arrow keys move over the sheet, Enter writes, S swaps, U rubs out, D is Done, / opens this line.
splitter-tap = { PRESS("Tap", "Click") } a pair to write { $first } and { $second }.
splitter-tap-again = { PRESS("Tap", "Click") } another pair to move your numbers.
splitter-missing = Choose a pair
splitter-left = left
splitter-right = right
splitter-here = here
splitter-mirrored = mirror

# In the first games, where nothing is won or lost: what a number still lacks
splitter-near-fewer = { $figure }: { $more ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[5] five
  } more to make a group.
splitter-near-over = { $figure }: more than { $figure } together score nothing.

# The lines of the score
splitter-item-number-1 = Ones
splitter-item-number-2 = Twos
splitter-item-number-3 = Threes
splitter-item-number-4 = Fours
splitter-item-number-5 = Fives
splitter-item-number-6 = Sixes
splitter-item-hearts = Hearts

# Under each line: how many groups it has; a star doubles none, some or all of them
splitter-detail-number-1 = { $count ->
    [0] none alone
    [1] one stands alone
   *[other] { $count } stand alone
  }{ $doubled ->
    [all] , doubled
    [some] , one doubled
   *[none] {""}
  }
splitter-detail-number-2 = { $count ->
    [0] no pair
    [1] one pair
   *[other] { $count } pairs
  }{ $doubled ->
    [all] , doubled
    [some] , one doubled
   *[none] {""}
  }
splitter-detail-number-3 = { $count ->
    [0] no trio
    [1] one trio
   *[other] { $count } trios
  }{ $doubled ->
    [all] , doubled
    [some] , one doubled
   *[none] {""}
  }
splitter-detail-number-4 = { $count ->
    [0] no group of four
    [1] four together
   *[other] { $count } groups of four
  }{ $doubled ->
    [all] , doubled
    [some] , one doubled
   *[none] {""}
  }
splitter-detail-number-5 = { $count ->
    [0] no group of five
    [1] five together
   *[other] { $count } groups of five
  }{ $doubled ->
    [all] , doubled
    [some] , one doubled
   *[none] {""}
  }
splitter-detail-number-6 = { $count ->
    [0] no group of six
    [1] six together
   *[other] { $count } groups of six
  }{ $doubled ->
    [all] , doubled
    [some] , one doubled
   *[none] {""}
  }
splitter-detail-hearts = { $count ->
    [0] not all alike
   *[other] all three alike
  }

# What this round's pair would win; a count of 2 where it wins the same twice
splitter-won-number-1 = { $count ->
    [1] A 1 on its own
   *[other] Two 1s, each on its own
  }{ $note ->
    [star] , on a star
   *[none] {""}
  }.
splitter-won-number-2 = Two 2s{ $note ->
    [star] {" "}on a star
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] , twice
  }.
splitter-won-number-3 = Three 3s{ $note ->
    [star] {" "}on a star
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] , twice
  }.
splitter-won-number-4 = Four 4s{ $note ->
    [star] {" "}on a star
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] , twice
  }.
splitter-won-number-5 = Five 5s{ $note ->
    [star] {" "}on a star
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] , twice
  }.
splitter-won-number-6 = Six 6s{ $note ->
    [star] {" "}on a star
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] , twice
  }.
splitter-won-hearts = Three hearts alike.

# What it would spoil
splitter-lost-number-1 = { $count ->
    [1] A 1 is no longer alone
   *[other] Two 1s are no longer alone
  }.
splitter-lost-number-2 = Two 2s become too many.
splitter-lost-number-3 = Three 3s become too many.
splitter-lost-number-4 = Four 4s become too many.
splitter-lost-number-5 = Five 5s become too many.
splitter-lost-number-6 = Six 6s become too many.

# The solo ladder
splitter-title-loose-chips = Loose chips
splitter-title-apprentice = Apprentice
splitter-title-carpenter = Carpenter
splitter-title-joiner = Joiner
splitter-title-master-joiner = Master joiner
splitter-title-diamond-cutter = Diamond cutter
splitter-title-out-of-this-world = Out of this world
