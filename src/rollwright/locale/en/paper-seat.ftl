## A sheet of paper at a live table
fault-twice = { $first } is named twice.
press-on-paper = { $name } (on paper)
on-paper-hint = Write it on your paper, then say Done.
on-paper-lead = All rounds are written. Tap in what stands on your paper: choose a figure, then its cells.
on-paper-tap = Tap in your sheet
on-paper-mend = Not a possible sheet yet
on-paper-enter = Enter this sheet
on-paper-entering = Entering…
on-paper-none = I have no sheet
on-paper-none-ask = Go without a sheet?
on-paper-none-why = You will have no result in this game. This cannot be taken back.
on-paper-none-yes = Go without
on-paper-none-no = Enter it
on-paper-awaited-why = All rounds are written. The result comes when every sheet of paper is entered.
on-paper-go-on = Go on without { $name }
on-paper-going-on = Going on…
on-paper-go-on-why = A seat without a sheet has no result.
