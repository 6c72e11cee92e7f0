# The Print page.
print-title = Print { $game }
print-lead = Cut, hand out, roll real dice.
print-back = Back to the rules
print-ready = { $pages ->
    [one] One page ready
   *[other] { $pages } pages ready
  }
print-making = The pages are being made.
print-preview = The pages as they will be printed
print-page = Page { $page } of { $pages }
print-what = What
print-what-sheets = Sheets
print-what-cards = Cards
print-what-rules = Rules
print-what-all = Everything
print-which = Which
print-which-all = All
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Ink
print-ink-colour = Two inks
print-ink-grey = Grey
print-ink-low = Little ink
print-size = Size
print-size-plain = As drawn
print-size-large = Large print
print-per-page = Sheets on a page
print-copies = Copies
print-less = One copy less
print-more = One copy more
print-copies-pages = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}: { print-pages }
print-pages = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
  }
print-further = More
print-calibration = First a page that tests the printer
print-two-sided = On both sides; turn over the long edge
print-bleed = Colours go 3 mm beyond the cut
print-hand-right = Right hand
print-hand-left = Left hand
print-full-size = Print at 100 %, so that everything keeps its size.
print-make = Make the PDF
print-caller = Let a screen call the dice
print-score = Score a sheet
