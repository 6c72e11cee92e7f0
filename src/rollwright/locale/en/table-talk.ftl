# Talk at a table: gestures and notes.
talk-open = Talk{ $count ->
    [0] {""}
    [one] , one new note
   *[other] , { $count } new notes
}
talk-title = Talk
talk-gestures = Gestures
talk-nod = A nod
talk-found = Well found
talk-ouch = Ouch
talk-hurry = Hurry
talk-pencil = Pencil raised
talk-thanks = Thanks
talk-line = A line to everybody
talk-send = Say it
talk-said = Said so far
talk-watching = You watch: you hear what is said.
talk-is-off = The host has switched the talk off.
talk-hear = Whom you hear, on this device
talk-mute-all = Hear nobody
talk-mute = Do not hear { $name }
talk-host = You are the host
talk-off = Nobody speaks at this table
talk-gone = Notes are gone when everybody has left
talk-forget = Delete all notes
talk-forget-sure = Delete them for everybody: press again
talk-close = Close
# For the ear.
talk-heard = { $name }: { $what }.
talk-heard-note = { $name } says: { $text }
