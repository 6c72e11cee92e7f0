# The review of a finished game: luck and skill apart.
terminal-help-review = Review a finished game: how much was luck, which choices cost most, the best sheet of its dice; of Difference the time of each find.
terminal-help-review-file = A finished game that was downloaded, or one typed in from paper (docs/review.md); - is standard input.
terminal-reviewing = Reviewing
review-seat-points = { $name }: { $final } points
review-seat-win = { $name }: { $final } of the victory
review-start = expected at the start
review-luck = luck
review-loss = lost by choices
review-error = misjudged by our bot
review-final = final
review-lead = lead over the hardest rival
review-costly-points = Round { $round } cost { $loss } { $plural ->
    [one] point
   *[other] points
}: { $own } instead of { $best }.
review-costly-win = Round { $round } cost { $loss } of the chance to win: { $own } instead of { $best }.
review-head-round = round
review-head-dice = dice
review-head-luck = luck
review-head-loss = loss
review-head-then = then
review-head-own = written
review-head-best = better
review-best-proved = The best sheet of these dice has { $total ->
    [one] { $total } point
   *[other] { $total } points
}. No sheet has more.
review-best-found = The best sheet we found for these dice has { $total ->
    [one] { $total } point
   *[other] { $total } points
}. None has more than { $bound }.
error-review-busy = Many games are being reviewed. Ask again in a few minutes.
error-ended-early = This game was ended before its end, so there is no review of it.
error-no-review = Games of { $title } cannot be reviewed yet.
error-cannot-review = This file does not pass its own checks ({ $check }), so it cannot be reviewed. Run rollwright verify to see what is wrong.
error-bad-game-file = This is no finished game of ours: the file was cut short or changed, or is something else.
error-game-file-too-big = The file of a game has at most { $megabytes } MB.
error-no-game-told = This file tells no game: it needs a line "game", a line "seat" for each player, and the rounds.
error-cannot-type = Games of { $title } cannot be typed in: each move needs its moment. Review the file from the end page.
error-cannot-type-dice = Games of { $title } cannot be typed in: its dice are not the same for everybody. Review the file from the end page.
error-bad-line = Line { $line } cannot be read: { $words }. A line begins with game, option, seat or round, or with a name and a colon; a line "round" has all the dice that were rolled.
error-impossible-line = Line { $line } is not possible ({ $words }): { $reason }
error-unexpected-line = Line { $line } ({ $words }): { $expected }

# What a line of a typed game of Word Roller should have
typed-expected-botcard = a line "botcard" names one of these BotCards, each once: { $cards }. { $name } is none of them, or named twice.
typed-expected-botcards = before the first round { $count ->
    [0] stands no line "botcard": this game has no BotCards.
    [one] one line "botcard" must name the BotCard of the table, as in botcard Dot.
   *[other] { $count } lines "botcard" must name the BotCards of the table, as in botcard Dot.
}
typed-expected-card = a line "card" has a seat and its game card, one of { $cards }.
typed-expected-seat-card = before the first round, a line "card" must name the game card of { $name }, with the side that is played.
typed-expected-deck = a line "deck" has the advantage cards in the order in which they were turned up, with commas between them. They are { $cards }.
typed-expected-too-many-cards = the line "deck" has the card { $card } too often for so many players.
typed-expected-more-deck = the line "deck" names { $known } cards, but { $needed } had been turned up when this one was taken.
typed-expected-letters = here stand the letters of the { $count } dice, die 1 first.
typed-expected-faces = the { $count } dice cannot show these letters together.
typed-expected-no-round = no roll is due here. The last turn was { $round }.
typed-expected-round-first = a line "round" with the letters comes before the words.
typed-expected-again = a line "dice" comes first, with all letters after dice { $dice } were rolled again.
typed-expected-same-dice = the dice that were not rolled again show what they showed: { $dice }.
typed-expected-action = a seat's line has a word with its first square and across or down, as in HEART r5c3 down; or take, turn, reroll, echo, name, place or pass.
typed-expected-offers = an Echo copies one of these words: { $words }.
typed-expected-take = before this, { $name } takes a card for a ring.
typed-expected-word = before this comes the word of { $name }, or pass.
typed-expected-name = before this, { $name } names a short word for a neighbour, as in name AT.
typed-expected-place = before this, { $name } places the word that was named, as in place r5c3 down.

# Why a choice was costly. Games are played on from both choices, on the same dice.
review-why-total = In { $games } games played on from each choice, the better one ended with { $best } points on average, yours with { $own }.
review-why-expected-points = Our strongest bot expects { $best } points after the better choice, { $own } after yours.
review-why-expected-win = Our strongest bot roughly estimates a chance of { $best } % to win after the better choice, of { $own } % after yours.
review-why-splitter-hearts-closed = After your choice the hearts show different numbers, and { $points ->
    [one] their { $points } point is lost
   *[other] their { $points } points are lost
}; after the better one they can still agree.
review-why-splitter-completed = { $points ->
    [one] The better choice brings { $points } point more at once, for groups of { $number }.
   *[other] The better choice brings { $points } points more at once, for groups of { $number }.
}
review-why-splitter-nearer = { $own ->
    [0] After the better choice a group of { $number } has { $best } of its cells; after yours there is none that can still be finished.
   *[other] After the better choice the largest unfinished group of { $number } has { $best } of its cells; after yours it has { $own }.
}
review-why-splitter-spoiled =
    { $cells ->
        [one] After your choice one cell with a { $number } can belong to no group of { $number } any more; after the better one it still can.
       *[other] After your choice { $cells } cells with a { $number } can belong to no group of { $number } any more; after the better one they still can.
    }
review-why-splitter-groups-chance = In { $games } games played on from each choice, a group of { $number } came about in { $best } % after the better one, in { $own } % after yours.
review-why-splitter-groups-points = In { $games } games played on from each choice, groups of { $number } brought { $best } on average after the better one, { $own } after yours.
review-why-splitter-hearts-chance = In { $games } games played on from each choice, the hearts agreed in { $best } % after the better one, in { $own } % after yours.
review-why-splitter-hearts-points = In { $games } games played on from each choice, the hearts brought { $best } on average after the better one, { $own } after yours.
review-why-difference-closed-row = After your choice row { $line } can { $own ->
    [0] bring no points any more
   *[other] bring { $own } points at most
}; after the better one it can still bring { $best }, with { $best ->
    [3] two equal differences
    [5] three equal differences
    [6] two pairs of equal differences
   *[7] four equal differences
}.
review-why-difference-closed-column = After your choice column { $line } can { $own ->
    [0] bring no points any more
   *[other] bring { $own } points at most
}; after the better one it can still bring { $best }, with { $best ->
    [3] two equal differences
   *[5] three equal differences
}.
review-why-difference-at-once-row = The better choice brings row { $line } to { $best } points at once, with { $best ->
    [3] two equal differences
    [5] three equal differences
    [6] two pairs of equal differences
   *[7] four equal differences
}; after yours it has { $own ->
    [0] none
   *[other] { $own }
}.
review-why-difference-at-once-column = The better choice brings column { $line } to { $best } points at once, with { $best ->
    [3] two equal differences
   *[5] three equal differences
}; after yours it has { $own ->
    [0] none
   *[other] { $own }
}.
review-why-difference-crossing = After the better choice a { $number } in field { $cell } would bring points in row { $row } and column { $column } at once; after yours no number in any field would do so for two lines.
review-why-difference-numbers = After the better choice { $best ->
    [1] one of the six numbers brings
    [6] each of the six numbers brings
   *[other] { $best } of the six numbers bring
} points at once in some field; after yours { $own ->
    [0] none does
    [1] one does
   *[other] { $own } do
}.
review-why-difference-equal-row = Of the ways to fill row { $line }, about one in { $best } makes its four differences equal after the better choice; after yours { $own ->
    [0] none
   *[other] one in { $own }
}.
review-why-difference-equal-column = Of the ways to fill column { $line }, about one in { $best } makes its three differences equal after the better choice; after yours { $own ->
    [0] none
   *[other] one in { $own }
}.
review-why-difference-lost-row = After your choice row { $line } can no longer { $ties ->
    [count] reach
   *[lose] beat
} { $known ->
    [yes] { $rival }’s { $sum }
   *[no] the { $sum } on another sheet
}; after the better one it can still come to { $best }.
review-why-difference-lost-column = After your choice column { $line } can no longer { $ties ->
    [count] reach
   *[lose] beat
} { $known ->
    [yes] { $rival }’s { $sum }
   *[no] the { $sum } on another sheet
}; after the better one it can still come to { $best }.
review-why-difference-secured-row = After the better choice nobody can take row { $line } from you any more, with your sum of { $best }; after yours somebody still can.
review-why-difference-secured-column = After the better choice nobody can take column { $line } from you any more, with your sum of { $best }; after yours somebody still can.
review-why-difference-cards-row = After the better choice row { $line } can still { $ties ->
    [count] reach
   *[lose] beat
} { $all ->
    [yes] all { $cards }
   *[no] { $best } of the { $cards }
} BotCards that may lie there; after yours { $own ->
    [0] none
   *[other] { $own }
}.
review-why-difference-cards-column = After the better choice column { $line } can still { $ties ->
    [count] reach
   *[lose] beat
} { $all ->
    [yes] all { $cards }
   *[no] { $best } of the { $cards }
} BotCards that may lie there; after yours { $own ->
    [0] none
   *[other] { $own }
}.
review-why-difference-highest-row = After the better choice row { $line } has a sum of { $best_now } and can still come to { $best }; after yours it has { $own_now } and comes to { $own } at most.
review-why-difference-highest-column = After the better choice column { $line } has a sum of { $best_now } and can still come to { $best }; after yours it has { $own_now } and comes to { $own } at most.
review-why-difference-row-chance = In { $games } games played on from each choice, row { $line } scored in { $best } % after the better one, in { $own } % after yours.
review-why-difference-row-points = In { $games } games played on from each choice, row { $line } brought { $best } on average after the better one, { $own } after yours.
review-why-difference-column-chance = In { $games } games played on from each choice, column { $line } scored in { $best } % after the better one, in { $own } % after yours.
review-why-difference-column-points = In { $games } games played on from each choice, column { $line } brought { $best } on average after the better one, { $own } after yours.
review-why-lead = In { $games } games played on from each choice, the better one won { $best } % and ended { $best_way ->
    [ahead] { $best_lead } ahead
    [behind] { $best_lead } behind
   *[level] level
} on average; yours won { $own } % and ended { $own_way ->
    [ahead] { $own_lead } ahead
    [behind] { $own_lead } behind
   *[level] level
}.
review-why-lead-alone = In { $games } games played on from each choice, both won { $best } %, so this cost is a rough estimate; the better one ended { $best_way ->
    [ahead] { $best_lead } ahead
    [behind] { $best_lead } behind
   *[level] level
} on average, yours { $own_way ->
    [ahead] { $own_lead } ahead
    [behind] { $own_lead } behind
   *[level] level
}.
review-why-take-row = In { $games } games played on from each choice, row { $line } was taken in { $best } % after the better one, in { $own } % after yours.
review-why-take-column = In { $games } games played on from each choice, column { $line } was taken in { $best } % after the better one, in { $own } % after yours.
review-why-hexroller-pair-joined = The better round joins the two { $number }s, which is worth { $number }.
review-why-hexroller-pair-closed = Your round closes every way between the two { $number }s; after the better one { $best ->
    [one] one more hex would join them.
   *[other] { $best } more hexes would join them.
}
review-why-hexroller-pair-nearer = After the better round { $best ->
    [one] one hex is
   *[other] { $best } hexes are
} missing between the two { $number }s; after yours, { $own }.
review-why-hexroller-straights-reached = After the better round, sun row and moon row count { $best } together; after yours, { $own }.
review-why-hexroller-straights-promised = Playing for sun row and moon row alone, one would end with { $best } points on average after the better round; after yours, with { $own }.
review-why-hexroller-bonus-kept = The better round keeps a bonus that yours uses; left over, it is worth { $points }.
review-why-hexroller-area-full = The better round fills { $area ->
    [middle] the middle
   *[other] area { $area }
}.
review-why-hexroller-area-nearer = After the better round { $area ->
    [middle] the middle
   *[other] area { $area }
} has { $best ->
    [one] one empty hex
   *[other] { $best } empty hexes
}; after yours, { $own }.
