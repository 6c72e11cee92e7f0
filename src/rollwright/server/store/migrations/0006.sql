-- Challenges: the same sealed dice for everybody. `body` is a Challenge as JSON; `holder` laid out a league.
CREATE TABLE challenge (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  opens INTEGER NOT NULL,
  body BLOB NOT NULL,
  holder TEXT
) WITHOUT ROWID;
CREATE INDEX challenge_holder ON challenge (holder, opens) WHERE holder IS NOT NULL;

-- Who plays them, each at a table of its own; the results come with the ends of these tables.
CREATE TABLE entrant (
  challenge TEXT NOT NULL,
  holder TEXT NOT NULL,
  table_id TEXT NOT NULL,
  link TEXT NOT NULL,
  name TEXT NOT NULL,
  pencil TEXT NOT NULL,
  entered INTEGER NOT NULL,
  PRIMARY KEY (challenge, holder)
) WITHOUT ROWID;
CREATE INDEX entrant_holder ON entrant (holder, challenge);
