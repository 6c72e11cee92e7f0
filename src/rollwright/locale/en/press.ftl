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
error-bad-print = This cannot be printed: { $detail }.
error-nothing-to-print = { $game } has none of this to print ({ $what }). Choose another part, or all.
error-no-press-fonts = The fonts of the press are missing in this installation. Build the page (make play, or python tools/web.py build), or install the package again.
