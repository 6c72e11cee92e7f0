# Moving the pencil to another device.
move-title = Take your pencil along
move-why = Your seats, bests, name and practice list move to another phone or computer. Nobody needs an account for it.
move-give = From here to another device
move-make = Make a code
move-making = Sharpening
move-scan = Point the other device’s camera at the square, or open the link there.
move-type = Or open { $address } there and type:
move-qr = The link as a QR code
move-lasts = It works once, for { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
move-over = This code has lasted its time. Make a new one.
move-after = Afterwards both devices write with the same pencil.
move-put-down = Put the pencil down here
move-put-down-ask = Put the pencil down here?
move-put-down-text = This device forgets its seats and its score book. Move the pencil first, or they are lost.
move-put-down-no = Keep it
move-put-down-yes = Put it down
move-take = From another device to here
move-code = The code from the other device
move-take-key = Take the pencil here
move-taking = Taking it
move-in-use-ask = Leave the games of this device?
move-in-use-text = This device has games of its own. Taking the pencil leaves them behind.
move-in-use-no = Keep them
move-in-use-yes = Take the pencil
move-done = The pencil is here.
move-done-line = Your seats, bests, name and practice list have moved along.
move-done-put-down = This device has a new pencil.
move-copy = Copy the link
move-copied = Copied
