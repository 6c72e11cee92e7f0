# Paper and pencil: the caller, which rolls for people with paper, and the scorer, which reads their sheets.

error-no-dice = { $title } has no dice to call: its cards lie on the table, and the eyes do the rest.

## The caller
caller-title = { $game }, the caller
caller-what = Dice for a table of paper: print a sheet for everybody, lay this screen where all can see it.
caller-none = No dice to call
caller-set = Which sheet lies on the table?
caller-dice = { $rounds } rounds of { $dice } dice
caller-whose = Whose dice?
caller-here = Roll here
caller-real = Real dice
caller-real-note = Real dice fell, and you tapped what they showed. This page rolled nothing, so there is nothing to check.
caller-clock = A clock for each round?
caller-clock-none = no clock
caller-clock-of = { $seconds } s
caller-words-why = Read the seal first, then let somebody across the table say a word. It is mixed into every roll.
caller-words-are = Words for the dice: “{ $words }”
caller-seal = The rolls are fixed by a secret of this device. This is its seal, the SHA-256; the secret is shown at the end.
caller-begin = To the dice
caller-more = More
caller-aloud = Read the rolls aloud
caller-round = Round
caller-of = of { $rounds }
caller-ready = Pencils ready?
caller-first = First roll
caller-next = Next roll
caller-back = Back
caller-back-to = Back to round { $round }: { $dice }.
caller-before = before
caller-nothing = nothing yet
caller-time = Time is up.
caller-end = To the end
caller-end-here = End here and show the secret
caller-what-fell = What do your dice show?
caller-tap-them = Tap each die
caller-tapped = Tapped so far: { $dice }
caller-counted =
    { $count ->
        [one] { $times } { $face }
       *[other] { $times } { $face }s
    }
caller-number-0 = zero
caller-number-1 = one
caller-number-2 = two
caller-number-3 = three
caller-number-4 = four
caller-number-5 = five
caller-number-6 = six
caller-number-7 = seven
caller-number-8 = eight
caller-number-9 = nine
caller-number-10 = ten
caller-number-11 = eleven
caller-number-12 = twelve
splitter-caller = Write both on your own pad, one on each side of the fold.
make-a-difference-caller = Write both, each in any empty field.
hexroller-caller = Choose two numbers and write each as often as it fell, hex by hex.
word-roller-caller-round = Turn
word-roller-caller = Write a word with these letters on your card.

caller-rolls =
    { $count ->
        [one] One roll was called
       *[other] { $count } rolls were called
    }
caller-honest = These rolls fit the seal
caller-honest-text =
    { $rolls ->
        [one] The roll comes
       *[other] All { $rolls } rolls come
    } from the secret that was sealed before the first one. This page has just worked them out again.
caller-dishonest = These rolls do not match
caller-dishonest-text = Of { $rolls } rolls, { $right } are in order. What this device kept was changed.
caller-sealed = sealed before the first roll
caller-secret = the secret
caller-words = words for the dice
caller-no-words = none
caller-proves = Nobody added words, so this device alone fixed the dice: it could not change them after the seal, but nobody else had a part in them.
caller-proves-words = If the words were said by somebody who saw the seal first, nobody at the table could choose these dice.
caller-download = Download the rolls
caller-anew = New game, new secret
