# The press: printed sheets, cards and rules, `rollwright print`, and the Print page.

press-name = name
press-score = Score
press-total = total
press-sheet-alt = { $game }: { $sheet }. A sheet with { $places } places to write in.

press-splitter-number-1 = 1s
press-splitter-number-2 = 2s
press-splitter-number-3 = 3s
press-splitter-number-4 = 4s
press-splitter-number-5 = 5s
press-splitter-number-6 = 6s
press-splitter-hearts = hearts
press-splitter-foot = A group scores when it has exactly as many squares as its number says. A star doubles it.

# The page that tests a printer
press-calibration = Does your printer keep the size?
press-calibration-front = Print this page at 100 %, without “fit to page”. Lay a ruler on it: each line is 10 cm long. The frame is 5 mm from the edge of the paper.
press-calibration-front-alt = Two rulers of 10 cm, a card of 63 by 88 mm, and six crosses.
press-calibration-back = Hold the page to the light: every ring should lie around a cross of the front. If not, turn the paper over its long edge when you print on both sides.
press-calibration-back-alt = Six rings, each behind a cross of the front.

# rollwright print
terminal-help-print = Print sheets, cards and rules of a game, or a finished game, as a PDF
terminal-help-print-game = a game (see rollwright games), or the file of a finished game
terminal-help-print-output = the PDF to write
terminal-help-print-what = sheets, cards, rules, or all
terminal-help-print-paper = a4 or letter
terminal-help-print-ink = colour, grey, or low (outlines only)
terminal-help-print-copies = pages of each kind
terminal-help-print-per-page = sheets on a page: 1, 2 or 4
terminal-help-print-only = only these sheets or cards, such as A or front
terminal-help-print-large = large print: one sheet on a page, larger words
terminal-help-print-left = for the left hand: names and boxes on the other side
terminal-help-print-marks = with the marks that show where to cut
terminal-help-print-bleed = colours go 3 mm beyond the cut
terminal-help-print-two-sided = for a printer that prints on both sides
terminal-help-print-calibration = with a page that tests the printer
terminal-help-print-code = with the code by which a photo of a sheet is recognised
terminal-printed = { $pages ->
    [one] { $file }: one page.
   *[other] { $file }: { $pages } pages.
  } Print at 100 %, so that everything keeps its size.

error-unknown-print-choice = “{ $value }” is no choice for { $option }. Choose one of: { $choices }.
error-bad-copies = “{ $copies }” copies cannot be printed. Choose a number from 1 to { $most }.
error-too-many-pages-to-print = These would be { $pages } pages. At most { $most } are printed at a time: choose fewer copies.
error-bad-print = This cannot be printed: { $detail }.
error-nothing-to-print = { $game } has none of this to print ({ $what }). Choose another part, or all.
error-no-press-fonts = The fonts of the press are missing in this installation. Build the page (make play, or python tools/web.py build), or install the package again.

## Make a Difference
press-make-a-difference-foot = In each ring write the higher of its two neighbours less the lower.
press-mode-A = Mode A
press-mode-B = Mode B
press-bot-card-alt = BotCard { $name }, { $stars ->
    [one] one star
   *[other] { $stars } stars
  }, { $score } points in Mode A.
press-card-back-alt = The back of a card.

## HexRoller
press-hexroller-front = Front
press-hexroller-back = Back
press-hexroller-bonuses = bonus
press-hexroller-middle = middle
press-hexroller-straight-light = sun
press-hexroller-straight-dark = moon
press-hexroller-foot = Write each number as often as the dice show it, in a chain that starts beside it.

## Word Roller
press-word-roller-stars = stars
press-word-roller-sides = sides
press-word-roller-chain = chain
press-word-roller-cards = cards
press-word-roller-foot = A word on a star scores its length, a ring brings a card. Orange sides: 1, 3, 6 for two, three, four.
press-card-alt = Advantage card: { $title }.
press-die = Die { $die }, { $kind ->
    [vowel] vowels
   *[consonant] consonants
  }: cut out, and glue on the faces of a die of 16 mm
press-die-alt = Stickers for die { $die }: { $letters }.

press-own-words = Rules in our own words; the sheets are our own, too.

# Rules that speak of taps and keys on a screen, in other words for paper
press-rules-splitter-round-3 = Nobody shows a sheet before everybody has written. Until then you may rub out and write elsewhere.
press-rules-make-a-difference-round-2 = Write both, each in any empty field, next to each other or apart.
press-rules-make-a-difference-round-4 = You may rub out until everybody has written. After { $rounds } rounds all fields are full.
press-rules-make-a-difference-b-text = On each line the differences are added up. Who alone has the highest sum takes the line: { $row } points for a row, { $column } for a column. If the highest sum is shared, nobody scores the line; with friendly ties all who share it do. Ring the points you take, and cross off the others.
press-rules-hexroller-round-4 = When everybody has written, the next roll comes: { $front } rounds on the front, { $back } on the back.
press-rules-difference-round-2 = Everybody looks at the same time. Who sees both differences between the own card and the one in the middle calls “Difference” and points them out.

# A table on paper
press-place = Place
press-player = Player
press-finished = A finished game
press-running = Round { $round } of { $rounds }
press-dice = The dice
press-commitment = Before the first roll the secret of the dice was sealed. This is its seal; the replay and “rollwright verify” show that every roll follows from it.
press-replay = The replay: { $address }
press-replay-alt = A code that leads to the replay: { $address }

## Difference
press-picture-alt = { $picture }, card { $card }.
press-solution = { $picture }: solutions
press-solution-how = Card 7 differs from every other at the place with the number 7. So two cards differ at the places with their two numbers.
press-solution-alt = { $picture }, with a number at each of 25 places.

error-no-page = There is no page { $page } in this preview.
error-press-busy = The press is busy. Try again in a moment.
terminal-painting = Painting the pictures
