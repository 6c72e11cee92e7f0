# Tables of a server: `rollwright join`.

terminal-help-join = Take a seat at a table of a server and play there with others.
terminal-help-link = The link of a table, as the page shows it, or its code with --server.
terminal-help-join-name = What to call you at the table; the same name comes back to its seat.
terminal-help-password = The password of the site, where it has one; a terminal asks for it.
terminal-help-server = The server of a table that is named by its code alone.
terminal-help-watch = Watch without a seat.
terminal-help-start = If you are the host, start when every seat is taken.
terminal-help-own-receipt = Keep what this terminal saw of the dice in this file; “rollwright verify --receipt” reads it.

error-bad-link = { $link } is no link of a table. One looks like http://localhost:8000/table/KITE27-7M4Q0Z3VX1RN8C5T.
error-no-server = No table server answers at { $address } ({ $detail }).
error-server-refused = The server refused this.
error-password-refused = The site has a password. Give it with --password.
error-input-ended-seat = You stop here; your seat is kept. The same command brings you back.
error-not-in-terminal-link = A terminal cannot show this game: it is a race over pictures. Your browser can: { $link }

join-name-question = Your name ({ $account }):{" "}
join-password-question = The password of the site:{" "}
join-free-seat = (free)
join-me = you
join-host = host
join-away = away
join-sitting-in = a bot plays
join-lobby = The host starts the game · leave: give the seat back · q: stop
join-lobby-host = start: begin · bot 2 sharp: a bot on seat 2 (bot 2 none: away with it) · leave · q: stop
join-lobby-unknown = “{ $text }” means nothing before the start.
join-sealing = The dice are being sealed.
join-line-lost = The line is lost; trying again …
join-watching = You are watching · look NAME: that sheet · q: stop
join-waiting = Done. Waiting for { $names } · look NAME: that sheet · leave: a bot plays on for you · q: stop
