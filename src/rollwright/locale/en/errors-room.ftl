# Why a request about a room or by its host was refused, one sentence per code.
error-own-seat = You cannot remove yourself. Give your seat back, and the next person is the host.
error-bot-seat = A bot plays for { $name } already.
error-not-awaited = Nobody is waiting for { $name }.
error-taken-off = The host has taken you off this table. You can watch, and sit down again once the host opens the door for you.
error-door-shut = The door is closed: nobody new gets a seat here. Ask the host to open it.
error-paused = The game is paused. It goes on when the host says so.
error-too-few-chairs = { $people } people sit here. Ask somebody to give a seat back first.
error-has-seat = You have a seat at this table.
error-gone-on = The others have gone on to the next table. Follow them there.
error-too-many-waiting = { $most } people are waiting for the next game already.
error-too-many-games = This room has seen { $most } games. Open a new table for the next one.
error-challenge-laid = This table plays the dice of a challenge. Open another table for another game.
error-challenge-runs = A challenge cannot be paused: its time runs on for everybody.
