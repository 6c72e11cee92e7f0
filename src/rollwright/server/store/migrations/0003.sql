-- One row for each seat of a finished game. `append` takes the rows of a table with the entry that ends it, so both are
-- kept or neither is. `merit` orders the results of one variant, the largest first.
CREATE TABLE result (
  tip INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  at INTEGER NOT NULL,
  game TEXT NOT NULL,
  variant TEXT NOT NULL,
  seats INTEGER NOT NULL,
  holder TEXT NOT NULL,
  bot TEXT NOT NULL,
  name TEXT NOT NULL,
  total INTEGER NOT NULL,
  figure INTEGER NOT NULL,
  merit INTEGER NOT NULL,
  place INTEGER NOT NULL,
  title TEXT NOT NULL,
  stood_in INTEGER NOT NULL,
  room TEXT NOT NULL,
  PRIMARY KEY (tip, seat)
) WITHOUT ROWID;

CREATE INDEX result_holder ON result (holder, game, at) WHERE holder <> '';
CREATE INDEX result_game ON result (game, variant, merit) WHERE holder <> '';
CREATE INDEX result_room ON result (room) WHERE room <> '';

DROP VIEW event;
CREATE VIEW event AS
  SELECT table_id, entry.seq, at, kind, holder, body, NULL AS results FROM entry JOIN tip ON tip.id = entry.tip;

CREATE TRIGGER append INSTEAD OF INSERT ON event BEGIN
  INSERT INTO tip (table_id, seq) SELECT new.table_id, 0 WHERE new.seq = 1;
  SELECT RAISE(ABORT, 'this number is not the next')
    WHERE (SELECT seq FROM tip WHERE table_id = new.table_id) IS NOT new.seq - 1;
  INSERT INTO entry (before, tip, seq, at, kind, holder, body)
    SELECT tip.entry, tip.id, new.seq, new.at, new.kind, new.holder, new.body FROM tip WHERE table_id = new.table_id;
  UPDATE tip SET seq = new.seq, entry = last_insert_rowid(), ended = ended OR new.kind = 'ended'
    WHERE table_id = new.table_id;
END;

-- `results` is JSON: for each seat an array in the order of the struct `Result`.
CREATE TRIGGER append_results INSTEAD OF INSERT ON event WHEN new.results IS NOT NULL BEGIN
  INSERT INTO result
    SELECT tip.id, json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]'),
      json_extract(value, '$[4]'), json_extract(value, '$[5]'), json_extract(value, '$[6]'), json_extract(value, '$[7]'),
      json_extract(value, '$[8]'), json_extract(value, '$[9]'), json_extract(value, '$[10]'), json_extract(value, '$[11]'),
      json_extract(value, '$[12]'), json_extract(value, '$[13]'), json_extract(value, '$[14]'), json_extract(value, '$[15]')
    FROM tip, json_each(new.results) WHERE table_id = new.table_id;
END;

-- A pencil on its way to another device: the token, encrypted with the code that only the person has, under the hash of
-- that code. `taken` is set once, by the device that takes it.
CREATE TABLE transfer (
  place TEXT PRIMARY KEY,
  sealed BLOB NOT NULL,
  until INTEGER NOT NULL,
  taken TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
