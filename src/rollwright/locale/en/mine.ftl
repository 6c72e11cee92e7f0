# The page of a device's own games.
mine-title = Your games
mine-running = On the table
mine-finished = Put away
mine-empty = No sheet of yours lies on a table.
mine-empty-line = Open a table, or play a game alone: it stays here until it is finished.
mine-finished-empty = Finished games will lie here, the newest on top.
mine-open = Go on
mine-end = Get up
mine-end-ask = Get up from this table?
mine-end-text = A bot takes up your pencil. With the table’s link you are back at once, and the pencil is yours again.
mine-end-no = Stay
mine-end-yes = Get up
mine-forget = Forget
mine-forget-name = Forget { $game }, table { $table }
mine-end-name = Get up from { $game }, table { $table }
mine-forget-ask = Forget this game?
mine-forget-text = It leaves this list on all devices with your pencil. Your seat stays yours if somebody sends you the link, and the result stays in your score book.
mine-forget-no = Keep it
mine-forget-yes = Forget it
mine-more = Show more
mine-place =
    { $place ->
        [0] ended early
       *[other] place { $place } of { $seats }
    }
mine-day = the dice of the day
mine-league = a league
mine-alone = alone
mine-bot-writes = a bot writes for you
mine-not-begun = not begun
mine-wait = One moment
mine-books = Score books
mine-brought = Review a game from a file or from paper
mine-brought-line = A game you downloaded or typed in, with its luck, its choices and its best sheet.
mine-words = Your words
mine-words-line = Words you kept from reviews of Word Roller, in this browser.
mine-move = Take your pencil to another device
mine-move-line = Seats, bests and your name move along.
mine-home = Your games and score books
mine-end-open-ask = Get up from this table?
mine-end-open-text = The chair is free again, and the table leaves this list.
mine-end-open-no = Stay
mine-end-open-yes = Get up
mine-stop = End it
mine-stop-name = End it: { $game }, table { $table }
mine-stop-ask = End this game?
mine-stop-text = No other person plays here, so the game stops where it is and leaves this list. Its link would still lead to it.
mine-stop-no = Keep it
mine-stop-yes = End it
mine-practice-line = Your costly choices come back until they are solved.
mine-practice =
    { $count ->
        [0] Practice
        [one] Practice: one position waits
       *[other] Practice: { $count } positions wait
    }
