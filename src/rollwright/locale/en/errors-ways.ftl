# Ways to play: why a request was refused.
error-one-device = This table is played on one device, which is handed round. You can watch.
error-no-hand = Nobody of this device sits on that chair.
error-bad-days = A round over days takes one of these: { $days } days.
error-bad-bank = A bank of time holds one of these: { $minutes } minutes.
error-one-clock = A table has one clock: seconds a round, days a round, or a bank of time. On one device there is none.
error-game-of-speed = { $game } is a game of speed: everybody plays it at the same time, on a device of their own.
error-bad-push-address = Messages can be sent only to a push service on the internet, over https.
error-bad-push-keys = These are not the keys of a browser.
error-time-is-up = Your time is used up. A bot writes for you to the end.
