# Paper and pencil: the caller, which rolls for people with paper, and the scorer, which reads their sheets.

error-no-dice = { $title } has no dice to call: its cards lie on the table, and the eyes do the rest.

## The caller
caller-title = { $game }, the caller
caller-line = Caller, for pencils on real paper
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

## The scorer
error-no-scorer = { $title } has no sheet that could be scored.
error-no-paper = There is no sheet “{ $paper }”. We have { $papers }.
error-bad-rolls = These are no rolls of { $title }.
error-bad-drawing = The drawing has no row “{ $row }”. Draw the sheet as the terminal does.
error-drawing-too-big = A drawing of a sheet has at most { $most } characters.
paper-score = Score a sheet
score-title = { $game }: score a sheet
score-none = No sheet to score
score-sheet = The sheet, cell by cell
score-figures = What to write
score-rub = Rub out
score-hint = Choose what to write, then { PRESS("tap", "click") } the cells where it stands on your paper.
score-hint-holds = Now { PRESS("tap", "click") } every { $figure } of your paper. The same once more rubs it out.
score-cell = { $cell }, { $figure }
score-empty = empty
score-paper = Which card
score-paper-named = Card { $name }
score-total-said =
    { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
score-faults-said =
    { $count ->
        [0] { "" }
        [one] One thing cannot be.
       *[other] { $count } things cannot be.
    }
score-faults =
    { $count ->
        [one] One thing cannot be
       *[other] { $count } things cannot be
    }
score-with-rolls =
    { $count ->
        [one] Hold it against the roll called on this device
       *[other] Hold it against the { $count } rolls called on this device
    }
score-fine = Nothing on this sheet is impossible.
score-clear = Clear the sheet
make-a-difference-score-note = Mode B: these are the sums of your lines. Compare each with the other sheets: the highest takes the line.
word-roller-score-note = Advantage cards that score at the end come on top.

## What cannot be on a sheet
fault = This cannot be: { $cells }.
fault-no-cell = The sheet has no cell { $cell }.
fault-no-figure = { $first }: a { $figure } has never fallen. There are { $figures }.
splitter-fault-not-mirrored = { $first } and { $second } are not mirror partners.
splitter-fault-alone = { $first } has a number; its mirror partner, { $second }, has none.
splitter-fault-pair-never-fell = { $low } and { $high } never fell together: { $cells }.
splitter-fault-pair-too-often = { $low } and { $high } fell { $fell ->
        [one] once
       *[other] { $fell } times
    } and are written { $stands } times: { $cells }.
splitter-fault-pair-not-written = { $low } and { $high } fell and { $more ->
        [one] are not written.
       *[other] are missing { $more } times.
    }
make-a-difference-fault-odd = { $filled ->
        [one] One field is filled
       *[other] { $filled } fields are filled
    }: each round writes two numbers.
make-a-difference-fault-number-never-fell = A { $number } has never fallen: { $cells }.
make-a-difference-fault-number-too-often = The { $number } fell { $fell ->
        [one] once
       *[other] { $fell } times
    } and is written { $stands } times: { $cells }.
make-a-difference-fault-number-not-written = A { $number } fell and { $more ->
        [one] is not written.
       *[other] is missing { $more } times.
    }
hexroller-fault-two-without-bonus = A 2 comes from its bonus, which is not crossed off: { $cells }.
hexroller-fault-too-many-twos = Only one 2 can be written: { $cells }.
hexroller-fault-bonus-without-two = The bonus for a 2 is crossed off, and no 2 is written.
hexroller-fault-unreached = These { $number }s hang together with no printed { $number }: { $cells }.
hexroller-fault-same-number-twice = Round { $round }: both boxes show { $number }. A number is chosen once.
hexroller-fault-round-not-played = Round { $round } has boxes, and its dice have not fallen.
hexroller-fault-box-never-fell = Round { $round }: no die showed { $number }.
hexroller-fault-box-without-hex = The { $number } stands in { $boxes ->
        [one] a box and in no hex
       *[other] { $boxes } boxes and in fewer hexes
    }. Each chain has at least one.
hexroller-fault-hex-without-box = The { $number } is written and stands in no box: { $cells }.
hexroller-fault-wrong-count = The { $number } is written { $stands ->
        [one] once
       *[other] { $stands } times
    }; the dice of its rounds showed it { $fell ->
        [one] once
       *[other] { $fell } times
    }.
word-roller-fault-no-word = { $word } is not in the list ({ $way ->
        [across] across
       *[down] down
    } from { $first }).
word-roller-fault-lone-letter = { $first }: this letter belongs to no word.

## Difference: two cards of the box
difference-solution = What differs on two cards?
difference-solution-what = Choose the picture and the numbers printed on the two cards.
difference-solution-card = Card { $number }
difference-solution-less = Lower number
difference-solution-more = Higher number
difference-solution-same = That is the same card twice.
difference-solution-spot = { $what }: changed on card { $number }
caller-print = Print sheets
