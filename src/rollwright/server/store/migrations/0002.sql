-- The log in the order of time: a commit writes one or two pages, however many tables share it, not one for each table.
-- The events of a table are linked by `before`; its `tip` is the last of them. Appending goes through the view `event`.
-- Any node may append: a number that does not follow the tip's is refused.
ALTER TABLE event RENAME TO earlier;

CREATE TABLE tip (
  id INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL UNIQUE,
  seq INTEGER NOT NULL,
  entry INTEGER,
  ended INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE entry (
  id INTEGER PRIMARY KEY,
  before INTEGER,
  tip INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  holder TEXT,
  body BLOB NOT NULL
);

INSERT INTO tip (table_id, seq, ended)
  SELECT table_id, max(seq), max(kind = 'ended') FROM earlier GROUP BY table_id ORDER BY min(at);
INSERT INTO entry (id, before, tip, seq, at, kind, holder, body)
  SELECT numbered.id, lag(numbered.id) OVER (PARTITION BY table_id ORDER BY numbered.seq), tip.id, numbered.seq,
    at, kind, holder, body
  FROM (SELECT row_number() OVER (ORDER BY at, table_id, seq) AS id, * FROM earlier) AS numbered
    JOIN tip USING (table_id);
CREATE INDEX moving ON entry (tip, seq);
UPDATE tip SET entry = (SELECT id FROM entry WHERE entry.tip = tip.id AND entry.seq = tip.seq);
DROP INDEX moving;
DROP TABLE earlier;

CREATE INDEX entry_holder ON entry (holder, kind, at) WHERE holder IS NOT NULL;

CREATE VIEW event AS
  SELECT table_id, entry.seq, at, kind, holder, body FROM entry JOIN tip ON tip.id = entry.tip;

CREATE TRIGGER append INSTEAD OF INSERT ON event BEGIN
  INSERT INTO tip (table_id, seq) SELECT new.table_id, 0 WHERE new.seq = 1;
  SELECT RAISE(ABORT, 'this number is not the next')
    WHERE (SELECT seq FROM tip WHERE table_id = new.table_id) IS NOT new.seq - 1;
  INSERT INTO entry (before, tip, seq, at, kind, holder, body)
    SELECT tip.entry, tip.id, new.seq, new.at, new.kind, new.holder, new.body FROM tip WHERE table_id = new.table_id;
  UPDATE tip SET seq = new.seq, entry = last_insert_rowid(), ended = ended OR new.kind = 'ended'
    WHERE table_id = new.table_id;
END;
