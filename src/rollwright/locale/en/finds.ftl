# The review of Difference: the time of each find, wrong claims, and where one is slow.
finds-kind-colour = colour
finds-kind-missing = missing
finds-kind-moved = moved
finds-kind-mirrored = turned round
finds-kind-size = size
finds-kind-count = number
finds-kind-shape = shape
finds-region-upper-left = upper left
finds-region-upper = top
finds-region-upper-right = upper right
finds-region-left = left
finds-region-middle = middle
finds-region-right = right
finds-region-lower-left = lower left
finds-region-lower = bottom
finds-region-lower-right = lower right
finds-seconds = { $seconds } s
finds-times = × { $times }
finds-seat = { $name }: { $finds ->
    [0] no find
    [one] 1 find
   *[other] { $finds } finds
}
finds-each = time of a find, on average
finds-pace-gentle = as a multiple of a gentle bot’s
finds-pace-steady = as a multiple of a steady bot’s
finds-pace-sharp = as a multiple of a sharp bot’s
finds-lost = { $misses ->
    [0] no wrong claim
    [one] 1 wrong claim cost
   *[other] { $misses } wrong claims cost
}
finds-slow = slow here
finds-head-kind = change
finds-head-region = place
finds-head-finds = finds
finds-head-looking = time each
finds-head-pace = to the bot’s
finds-head-at = at
finds-head-who = who
finds-head-what = what
finds-head-time = time
finds-head-bot = steady bot
finds-head-others = still looking
finds-head-tapped = tapped
finds-head-cost = cost
finds-head-unfound = seen and not found
finds-head-misses = wrong
finds-still = { $name } { $looking }
finds-still-second = { $name } { $looking }, right but second
finds-right = { $what } (right)
finds-nothing-there = an empty place
finds-stand-in = a bot sat in
finds-hinted = with a hint
finds-hints = { $hinted ->
    [one] 1 find with a hint, compared with nothing
   *[other] { $hinted } finds with a hint, compared with nothing
}

# On the page
finds-said = { $you ->
    [yes] { $way ->
        [quicker] You needed { $percent } of the time of a fair-match bot, for the same cards.
        [slower] You needed { $times } times as long as a fair-match bot, for the same cards.
       *[same] You were about as quick as a fair-match bot, on the same cards.
    }
   *[no] { $way ->
        [quicker] { $name } needed { $percent } of the time of a fair-match bot, for the same cards.
        [slower] { $name } needed { $times } times as long as a fair-match bot, for the same cards.
       *[same] { $name } was about as quick as a fair-match bot, on the same cards.
    }
}
finds-said-none = { $you ->
    [yes] You found nothing in this game.
   *[no] { $name } found nothing in this game.
}
finds-said-hinted = { $you ->
    [yes] You found each card with a hint, so there is nothing to compare.
   *[no] { $name } found each card with a hint, so there is nothing to compare.
}
finds-a-find = for a find, on average
finds-count = { $finds ->
    [one] 1 find.
   *[other] { $finds } finds.
}
finds-count-misses = { $misses ->
    [0] No wrong claim.
    [one] One wrong claim cost { $lost }.
   *[other] { $misses } wrong claims cost { $lost }.
}
finds-slow-at = Slow at: { $kinds }.
finds-map-title = Where you look first, and where last
finds-map-title-of = Where { $name } looks first, and where last
finds-map-text = Each number is the seconds until that place was found. More rings and a darker ground: later.
finds-map-none = No find, so there is nothing to draw.
finds-map-said = The picture with { $finds ->
    [one] 1 place that was
   *[other] { $finds } places that were
} found. Quickest: { $quickest }. Last: { $slowest }. The table below has all of them.
finds-map-whose = Which games
finds-map-this = This game
finds-map-all = { $games ->
   *[other] All { $games } of your games on this picture
}
finds-step-up-to = up to { $seconds }
finds-step-over = over { $seconds }
finds-step-unfound = seen, not found
finds-step-miss = wrong { PRESS("tap", "click") }
finds-kinds-title = Which changes take long
finds-kinds-text = × 1 is the time that a fair-match bot needs for the same cards: what is well hidden may take longer. A few finds say little.
finds-head-before = before
finds-times-title = Each find
finds-times-text = The time runs from the first sight of the card, without lock-outs and absences.
finds-times-text-others = The time runs from the first sight of the card, without lock-outs and absences. For the others’ finds: what { $you ->
    [yes] you were
   *[no] { $name } was
} looking for.
finds-looked-for = looking for { $what }, { $looking }
finds-looked-for-second = { $what } was right too, but second
finds-head-by = found by
finds-misses-title = Wrong claims
finds-misses-none = No wrong claim.
finds-miss-at = At { $at }, on the card with: { $card }
finds-miss-tapped = { PRESS("Tapped", "Clicked") }: { $tapped }.
finds-miss-cost = { $kind ->
    [fine] Fine: { $cost }.
   *[wait] The lock-out cost { $cost }.
}
finds-compared-title = Beside the others
finds-compared-title-alone = Beside bots and your own past
finds-compared-text = No two players ever search the same card. So each time is compared with what a fair-match bot needs for that card, and a card that was seen and not found counts too. The waits after wrong claims are left out and shown beside it.
finds-past = { $games ->
    [one] Your game before this one
   *[other] Your { $games } games before this one
}
finds-past-none = This browser keeps the times of each game whose review you open, on this device alone. From the next one on, your own past stands here.
finds-past-forget = Forget my times on this device
finds-past-forgotten = Forgotten: this browser keeps none of your times.
finds-column-bot = fair match
finds-bot-gentle = An easy-going bot
finds-bot-steady = A fair-match bot
finds-bot-sharp = A hard-to-beat bot
