-- One row for each seat of a finished game. They are kept in one statement with the event that ends their table.
-- `merit` orders the results of one variant, the largest first.
CREATE TABLE result (
  tip BIGINT NOT NULL,
  seat INTEGER NOT NULL,
  at BIGINT NOT NULL,
  game TEXT NOT NULL,
  variant TEXT NOT NULL,
  seats INTEGER NOT NULL,
  holder TEXT NOT NULL,
  bot TEXT NOT NULL,
  name TEXT NOT NULL,
  total BIGINT NOT NULL,
  figure BIGINT NOT NULL,
  merit BIGINT NOT NULL,
  place INTEGER NOT NULL,
  title TEXT NOT NULL,
  stood_in INTEGER NOT NULL,
  room TEXT NOT NULL,
  PRIMARY KEY (tip, seat)
);

CREATE INDEX result_holder ON result (holder, game, at) WHERE holder <> '';
CREATE INDEX result_game ON result (game, variant, merit) WHERE holder <> '';
CREATE INDEX result_room ON result (room) WHERE room <> '';

-- `given` is JSON: an array for each seat, in the order of the struct `Result`. Rows that are kept already stay.
CREATE FUNCTION add_results(given JSONB) RETURNS VOID LANGUAGE sql AS $$
  INSERT INTO result
    SELECT tip.id, (value ->> 1)::integer, (value ->> 2)::bigint, value ->> 3, value ->> 4, (value ->> 5)::integer,
      value ->> 6, value ->> 7, value ->> 8, (value ->> 9)::bigint, (value ->> 10)::bigint, (value ->> 11)::bigint,
      (value ->> 12)::integer, value ->> 13, (value ->> 14)::integer, value ->> 15
    FROM jsonb_array_elements(given) AS each (value) JOIN tip ON tip.table_id = value ->> 0 AND tip.ended
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION append_events(
  tables TEXT[], seqs INTEGER[], ats BIGINT[], kinds TEXT[], holders TEXT[], bodies BYTEA[], results JSONB
) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  PERFORM append_events(tables, seqs, ats, kinds, holders, bodies);
  PERFORM add_results(results);
END
$$;

-- A pencil on its way to another device: the token, encrypted with the code that only the person has, under the hash of
-- that code. `taken` is set once, by the device that takes it.
CREATE TABLE transfer (
  place TEXT PRIMARY KEY,
  sealed BYTEA NOT NULL,
  until BIGINT NOT NULL,
  taken TEXT NOT NULL DEFAULT ''
);
