-- One row for each event of each table. Any node may append: the unique key refuses a number that is taken.
CREATE TABLE event (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  holder TEXT,
  body BLOB NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE INDEX event_holder ON event (holder, kind, at) WHERE holder IS NOT NULL;
CREATE INDEX event_ended ON event (table_id) WHERE kind = 'ended';
