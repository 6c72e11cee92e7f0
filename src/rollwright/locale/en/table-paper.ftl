## Paper at a live table
on-paper-mark = on paper
on-paper-without = no sheet entered
on-paper-seat-done = done, on paper
on-paper-seat-writing = writing on paper
on-paper-awaited =
    { $count ->
        [one] Waiting for the paper sheet of { $names }
       *[other] Waiting for the paper sheets of { $names }
    }
on-paper-no-result = No sheet, no result
