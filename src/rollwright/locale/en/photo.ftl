# A photo of a sheet: read on the page and in the terminal; doubtful cells are asked for.

error-not-a-picture = This file is no picture that can be read. JPEG, PNG and WebP can.
error-photo-too-heavy = A picture may have at most { $megabytes } MB.
error-photo-too-large = A picture may have at most { $megapixels } megapixels.
error-photo-too-slow = This picture took too long to read. Try one that shows the sheet and little else.
error-photo-busy = Several photos are being read already. Try again in a moment.
error-no-sheet-found = No sheet was found. The photo must show all four corner marks and the small square code, sharp and without glare.
error-unknown-sheet = The code on this sheet is not one that this server prints. Print the sheet anew.
error-sheet-of-another-game = This is a sheet of { $title }.
error-photo-unanswered = Some cells are doubtful, and nobody is there to ask. Run this in a terminal.

photo-read =
    { $asked ->
        [0] { $cells } cells were read, none is doubtful.
        [one] { $cells } cells were read. One is doubtful:
       *[other] { $cells } cells were read. { $asked } are doubtful:
    }
photo-cell = { $number } of { $asked }: { $cell }. { $why ->
        [impossible] By the rules something here cannot be.
       *[unsure] This is hard to read.
    }
photo-question = What stands there? (Return: { $guess }, - for nothing)
photo-not-there = Here can stand: { $figures }, or - for nothing.
terminal-help-photo = FILE is a photo of a printed sheet; doubtful cells are asked for

## On the page
photo-key = From a photo
photo-what = Photograph a printed sheet with its four corner marks. The picture is read and not kept.
photo-reading = Reading the sheet…
photo-waiting = The cells are being looked at one by one. This takes a few seconds.
photo-cancel = Cancel
photo-again = Another photo
photo-problem = This photo cannot be read
photo-doubt = What stands here?
photo-count = { $number } of { $asked }
photo-unsure = This is hard to read.
photo-impossible = By the rules something here cannot be. Is this right?
photo-picture = The cell { $cell } in the photo
photo-nothing = nothing
photo-guess = It looks like { $figure }.
photo-guess-nothing = It looks empty.
photo-back = The cell before
photo-leave = Ask no more
photo-done =
    { $asked ->
        [0] All { $cells } cells were read without a doubt.
        [one] { $cells } cells were read; you settled one.
       *[other] { $cells } cells were read; you settled { $asked }.
    } Compare the drawing with your paper.
photo-half-done =
    { $left ->
        [one] One doubtful cell was left out: the drawing shows it empty.
       *[other] { $left } doubtful cells were left out: the drawing shows them empty.
    }
photo-resume = Look at the rest
photo-offline = Reading a photo needs the server.
