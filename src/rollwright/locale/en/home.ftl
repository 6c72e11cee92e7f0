# The page around the table: home, opening a table, sitting down, settings.

## Home
home-tag = Pencils out. { $count ->
    [1] One game
    [2] Two games
    [3] Three games
    [4] Four games
    [5] Five games
    [6] Six games
    [7] Seven games
    [8] Eight games
    [9] Nine games
    [10] Ten games
    [11] Eleven games
    [12] Twelve games
   *[other] { $count } games
  } of dice and paper, for an evening or for ten minutes.
home-tag-any = Pencils out. Games of dice and paper, for an evening or for ten minutes.
home-join = Go to a table
home-code = Somebody gave you a code?
home-code-short = A code has four letters and two figures, like KITE27.
home-today = Today’s dice
home-today-text = The same dice for everybody, once a day
home-games = The games
home-promise = No account, no advertisements. Your games stay on this server.
home-more = More
rules = Rules
rules-of = { $game }: the rules
sit-down = Sit down
play-alone = Play alone
home-lesson = First time? Learn it in a minute
home-lesson-on = Go on with the lesson
home-lesson-again = Learn it again in a minute
home-lesson-title = First time?
home-lesson-text = { $game } is learnt in a minute, on the real sheet.
home-lesson-yes = Learn it in a minute
home-lesson-no = Play at once
open-a-table = Open a table
open-paper = Pencils on real paper?
rules-score = Score a sheet of paper
paper-caller = Call the dice
resume = Your pencil is still on the table
resume-playing = { $game }, round { $round } of { $rounds }.
resume-going = { $game }, table { $table }.
resume-open = { $game }, table { $table }. The game has not begun.
resume-with =
    { $count ->
        [one] { $names } is there too.
       *[other] { $names } are there too.
    }
name-alone = Me

game-meta = { $low }–{ $high } players · { $minutes } min · { $age }+
credit-design = Design
credit-layout = Layout
credit-illustration = Illustration
credit-graphics = Graphics
credit-editing = Editing
credit-publisher = Publisher
credit-contest = Made for
credit-thanks = Thanks
game-by = by { $designers }

## Opening a table
open-game = Which game
open-who = Who sits down
open-level =
    { $count ->
        [one] The bot is
       *[other] The bots are
    }
open-pace = Pace
open-house = House rules
open-house-changed =
    { $count ->
        [0] all as usual
       *[other] { $count } changed
    }
open-the-table = Open the table
not-now = Not now
seats-count =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
seat-number = seat { $number }
seats-less = One seat less
seats-more = One seat more
bots-count =
    { $count ->
        [0] no bot
        [one] 1 bot
       *[other] { $count } bots
    }
bots-less = One bot less
bots-more = One bot more
level-gentle = easy-going
level-steady = a fair match
level-sharp = hard to beat
level-master = the strongest
level-adaptive = adapts
pace-0 = No hurry
pace-90 = 90 s a round
pace-45 = 45 s a round
round-table = A round table: { $taken } of { $seats } seats taken

## Sitting down
sit-title = Take a seat
sit-title-kept = { $name } keeps a seat for you
sit-title-full = Every seat is taken
sit-where = { $game }, { $options }.
sit-where-plain = { $game }.
sit-taken =
    { $taken ->
        [0] { $seats ->
            [one] The seat is free.
           *[other] All { $seats } seats are free.
        }
        [one] 1 of { $seats } seats is taken.
       *[other] { $taken } of { $seats } seats are taken.
    }
sit-full = You can watch from here.
sit-name = Your name
sit-name-missing = Write a name first, so that the others know whose sheet it is.
input-full = There is room for { $most } letters, and they are all written.
sit-pencil = Your pencil
sit-pencil-taken = { $name }’s
sit-words = A few words for the dice
sit-if-you-like = (if you like)
sit-words-why = They are mixed into every roll, so nobody, not even this server, can choose the dice.
just-watch = Just watch
pencil-moss = moss
pencil-coral = coral
pencil-sky = sky
pencil-plum = plum
pencil-ochre = ochre
pencil-ice = ice
pencil-rose = rose
pencil-rust = rust
pencil-slate = slate
pencil-ink = ink
pencil-olive = olive
pencil-wine = wine

## Before the start
lobby-terms = What is played
lobby-yes = yes
lobby-no = no
lobby-title = Around the table
lobby-here = Who is here
lobby-you = you
lobby-free = free
lobby-away = away
lobby-bot = bot, { $level }
lobby-seat-bot = Seat a bot
lobby-seat-bot-at = Seat a bot at seat { $seat }
lobby-level-change = Choose another level
lobby-strong = handicap { $seconds } s
lobby-strong-give = no handicap
lobby-unseat = Send { $name } away
lobby-start = Start
lobby-kept = at the last table
lobby-start-waits = Waiting for { $names }
lobby-start-without = Start without { $names }
lobby-start-without-ask = Start without { $names }?
lobby-start-without-why =
    { $count ->
        [one] { $names } may still be reading the result. The chair is taken away.
       *[other] { $names } may still be reading the result. Their chairs are taken away.
    }
lobby-start-wait = Wait
lobby-start-now = Start now
lobby-waiting = Waiting for { $name } to start.
lobby-start-fewer =
    { $free ->
        [one] The free seat will be taken away.
       *[other] The { $free } free seats will be taken away.
    }
lobby-watching = You are watching. The game begins when its host starts it.
lobby-sit = Sit down after all
lobby-leave = Give the seat back
lobby-begins = Pencils out.
lobby-sealed = The dice are sealed: their secret is fixed and cannot change. At the end everybody can check every roll.
lobby-sealing = Every seat adds to the dice, so nobody can choose them.
lobby-seal = Seal
share-title = Ask somebody to the table
share-code = Code { $code }
share-link = Link to this table
share-copy = Copy the link
share-copied = Copied
share-send = Send it
share-qr = The link to this table as a QR code
share-qr-why = Or point a camera here.
share-text = A seat at my table for { $game }.

## Settings
settings = Settings
settings-language = Language
settings-lamp = The lamp
lamp-system = as the system
lamp-light = day
lamp-dark = evening
settings-figures = Clear figures
settings-figures-why = A plainer hand:
settings-still = No motion
settings-still-why = Dice and marks appear in place.
settings-sound = Sound
settings-sound-why = Dice on felt, a pencil, a card: small sounds at the table.
settings-letters = Letters are keys
settings-letters-why = At the table: D for Done, U for Undo, S to swap, / to play by text.
settings-close = Close

## When something is not there
back-home = Back to the games
go-home = To the games
try-again = Try again
lost-title = There is nothing here
lost-sentence = This address leads to no table and no page.
page-coming = One moment.
missing-title = This page did not come
missing-changed = Rollwright may have been updated since you opened this page. Load it again: your tables are kept.
load-again = Load again
broken-title = Something broke on our side
broken-sentence = The fault is ours, and your marks are kept. Try again, or come back in a moment.
no-answer = The server does not answer. Check the line, then try again.

# A text among the options
option-room = { $length } of { $most }

# What a key says while the server has not answered yet
wait-table = Laying the table
wait-code = Looking for it
wait-seat = Taking your seat
wait-leave = Getting up
wait-bot = Coming
wait-again = Trying again
wait-receipt = Writing it
print-link-sheets = With paper instead: print the sheets
print-link = Print it
