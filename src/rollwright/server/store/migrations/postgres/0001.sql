-- `tip` has one row for each table: its code, and the number of its last event. Any node may append: `append_events`
-- refuses a number that does not follow the tip's, and the key of `event` refuses it once more.
CREATE TABLE tip (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id TEXT NOT NULL UNIQUE,
  seq INTEGER NOT NULL,
  at BIGINT NOT NULL,
  ended BOOLEAN NOT NULL
);

CREATE TABLE event (
  tip BIGINT NOT NULL,
  seq INTEGER NOT NULL,
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  holder TEXT,
  body BYTEA NOT NULL,
  PRIMARY KEY (tip, seq)
);

CREATE INDEX event_holder ON event (holder, kind, at) WHERE holder IS NOT NULL;
CREATE INDEX tip_at ON tip (at) WHERE strpos(table_id, '~') = 0 AND (ended OR seq = 1);

-- One statement for the events of many tables. Tips are locked in one order everywhere, so that two nodes never wait
-- for each other.
CREATE FUNCTION append_events(
  tables TEXT[], seqs INTEGER[], ats BIGINT[], kinds TEXT[], holders TEXT[], bodies BYTEA[]
) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  wanted INTEGER;
  moved INTEGER;
BEGIN
  PERFORM 1 FROM tip WHERE table_id = ANY(tables) ORDER BY table_id FOR UPDATE;
  WITH
  batch AS (
    SELECT name, min(number) AS first, max(number) AS last, count(*) AS events, max(moment) AS at,
      bool_or(word = 'ended') AS ended
    FROM unnest(tables, seqs, ats, kinds) AS given (name, number, moment, word) GROUP BY name
  ),
  fresh AS (
    INSERT INTO tip (table_id, seq, at, ended)
    SELECT name, last, at, ended FROM batch WHERE first = 1 AND events = last ORDER BY name RETURNING 1
  ),
  known AS (
    UPDATE tip SET seq = last, at = batch.at, ended = tip.ended OR batch.ended FROM batch
    WHERE table_id = name AND seq = first - 1 AND first > 1 AND events = last - first + 1 RETURNING 1
  )
  SELECT (SELECT count(*) FROM batch), (SELECT count(*) FROM fresh) + (SELECT count(*) FROM known) INTO wanted, moved;
  IF moved <> wanted THEN
    RAISE EXCEPTION 'this number is not the next' USING ERRCODE = 'unique_violation';
  END IF;
  INSERT INTO event (tip, seq, at, kind, holder, body)
    SELECT tip.id, number, moment, word, person, content
    FROM unnest(tables, seqs, ats, kinds, holders, bodies) AS given (name, number, moment, word, person, content)
      JOIN tip ON tip.table_id = name;
END
$$;
