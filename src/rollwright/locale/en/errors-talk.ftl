# Refusals of talk at a table.
error-talk-off = The host has switched the talk off at this table.
error-not-host-of-talk = { $name } is the host: only the host rules the talk.
error-bad-note = A note is one line of 1 to { $most } letters that can be seen.
error-too-much-talk = That was a lot at once. You can speak again in { $seconds } seconds.
