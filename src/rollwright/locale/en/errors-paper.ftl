## Paper at a live table
error-no-paper-seat = Nobody can write on paper here: { $title } at this table needs every sheet on a screen.
error-on-paper = Your seat writes on paper: say Done, and enter your sheet at the end.
error-not-on-paper = Your seat writes on the screen, so there is no sheet to enter.
error-sheet-too-early = Sheets of paper are entered after the last round.
error-sheet-entered = Your sheet was entered already, or the table went on without it.
error-impossible-sheet = This sheet cannot be: { $fault }{ $more ->
        [0] {""}
        [one] { " " }There is one more such place.
       *[other] { " " }There are { $more } more such places.
    }
error-paper-review = { $names } wrote on paper, and nobody knows in which order: this game cannot be reviewed.
