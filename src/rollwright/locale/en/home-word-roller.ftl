# Word Roller on the home page and at the door, before the game itself is fetched.

game-word-roller = Word Roller
game-word-roller-line = Eight letters, one crossword each.
word-roller-resume-playing = { $game }, turn { $round } of { $rounds }.
