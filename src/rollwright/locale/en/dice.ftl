# The dice
table-honest = These dice were honest
table-honest-text = All { $rolls } rolls come from the secret that was sealed before the first one. Your browser has just worked them out again.
table-unproven = These dice fit, but that is no proof
table-dishonest = These dice do not match
table-shares = { $count ->
    [one] The share of one page is
   *[other] The shares of { $count } pages are
  } mixed in.
table-shares-own = { $count ->
    [one] Your page’s share is
   *[other] The shares of { $count } pages, yours among them, are
  } mixed in.
table-doubt-shares = No page added a share to these dice, so the server’s operator could have chosen them.
table-doubt-common = Everybody plays with these dice, so no page added to them: the operator of the server sealed them alone.
table-doubt-left-out = Your page added no share to these dice: it came too late, or was left out.
table-doubt-rules = This page does not know which rolls this game asks for. “rollwright verify” does.
table-honest-shown = { $all ->
    [yes] This page has shown them all, with the same values.
   *[no] { $count ->
        [one] One of them was open on this page, with the same value.
       *[other] { $count } of them were open on this page, with the same values.
    }
}
table-dishonest-text = Of { $rolls } rolls, { $right } are in order. Keep the downloaded game and the receipt: together they show this.
table-fault-secret = { $key }: the secret that was opened gives another roll.
table-fault-key = { $key }: the rules ask for no such roll.
table-fault-twice = { $key }: listed twice.
table-fault-shown = { $key }: the server now says { $listed }, but this page was shown { $shown }.
table-fault-missing = { $key }: this roll is missing.
table-fault-words = The words of the seats are not those that were shown before the first roll ({ $names }).
table-fault-hashes = The hashes of the shares are not those that were shown before the first roll ({ $names }).
table-fault-swapped = The server listed another hash for your seat than the one your page sent.
table-fault-share = A share is not the one that its seat committed to ({ $names }).
table-fault-own = Your page’s share was sent, but it is not in the dice.
table-fault-earlier = { $key }: for this roll the server lists the dice of another game.
table-fault-reused = The seal of this table had been used before, at another table or for a game that had begun: its secret was no secret any more.
table-unsealed-text = The secret that was opened is not the one that was sealed. Keep the downloaded game and the receipt: together they show this.
table-sealed = sealed at the start
table-opened = opened at the end
table-shared = shares from the pages of
table-left-out = without a share in the dice
table-record-hash = hash of the whole game, with names and times
table-words = words from the seats
table-no-words = none
table-quoted = “{ $words }”
table-rolls-right = { $right } of { $rolls }
table-rolls-label = { $right } of { $rolls } rolls match
table-receipt = Receipt
table-check-yourself = Check it yourself
table-check-how = Download the game and the receipt, and run “rollwright verify GAME --receipt RECEIPT”: it works out the rolls, plays the moves and counts the points again, and compares all with what your page saw, without this server.
