-- Which nodes are alive, which seats are connected where, and which node a table's bots and clocks run on.
-- None of it outlives a crash of the database, and none of it must: nodes write it anew.
CREATE UNLOGGED TABLE node (
  id TEXT PRIMARY KEY,
  until TIMESTAMPTZ NOT NULL
);

CREATE UNLOGGED TABLE attendance (
  table_id TEXT NOT NULL,
  node TEXT NOT NULL,
  seats INTEGER NOT NULL,  -- a bit for each seat
  since BIGINT NOT NULL,
  PRIMARY KEY (table_id, node)
);

CREATE UNLOGGED TABLE lease (
  table_id TEXT PRIMARY KEY,
  node TEXT NOT NULL
);

CREATE FUNCTION alive(name TEXT) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM node WHERE id = name AND until > clock_timestamp())
$$;

-- Renew all leases of a node at once, by its one row. Returns the nodes that are alive; `known` is false for a node
-- that had expired: the others have taken its leases, and it has to attend anew.
CREATE FUNCTION renew(me TEXT, seconds FLOAT, OUT known BOOLEAN, OUT nodes TEXT[]) LANGUAGE plpgsql AS $$
BEGIN
  known := alive(me);
  INSERT INTO node (id, until) VALUES (me, clock_timestamp() + make_interval(secs => seconds))
    ON CONFLICT (id) DO UPDATE SET until = excluded.until;
  DELETE FROM node WHERE until < clock_timestamp() - interval '1 minute';
  IF FOUND THEN
    DELETE FROM attendance WHERE node NOT IN (SELECT id FROM node);
    DELETE FROM lease WHERE lease.node NOT IN (SELECT id FROM node);
  END IF;
  nodes := ARRAY(SELECT id FROM node WHERE until > clock_timestamp() ORDER BY id);
END
$$;

-- Write down which seats are connected at this node (-1: none, and nobody watches), then take the lease of each watched
-- table that this node attends and no living node holds.
CREATE FUNCTION attend(me TEXT, changed TEXT[], given_seats INTEGER[], sinces BIGINT[], watched TEXT[])
RETURNS TABLE (name TEXT, newest INTEGER, home TEXT, elsewhere INTEGER, earliest BIGINT) LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM attendance AS gone USING unnest(changed, given_seats) AS given (code, bits)
    WHERE gone.table_id = code AND gone.node = me AND bits < 0;
  DELETE FROM lease AS gone USING unnest(changed, given_seats) AS given (code, bits)
    WHERE gone.table_id = code AND gone.node = me AND bits < 0;
  INSERT INTO attendance (table_id, node, seats, since)
    SELECT code, me, bits, moment FROM unnest(changed, given_seats, sinces) AS given (code, bits, moment)
    WHERE bits >= 0 ORDER BY code
    ON CONFLICT (table_id, node) DO UPDATE SET seats = excluded.seats, since = excluded.since;
  INSERT INTO lease (table_id, node)
    SELECT attendance.table_id, me FROM attendance
    WHERE attendance.node = me AND attendance.table_id = ANY(watched) ORDER BY attendance.table_id
    ON CONFLICT (table_id) DO UPDATE SET node = me WHERE lease.node <> me AND NOT alive(lease.node);
  RETURN QUERY SELECT code, tip.seq, (SELECT lease.node FROM lease WHERE lease.table_id = code AND alive(lease.node)),
    (SELECT bit_or(other.seats) FROM attendance AS other
      WHERE other.table_id = code AND other.node <> me AND alive(other.node)),
    (SELECT min(other.since) FROM attendance AS other
      WHERE other.table_id = code AND other.node <> me AND other.seats > 0 AND alive(other.node))
    FROM unnest(watched) AS wanted (code) LEFT JOIN tip ON tip.table_id = code;
END
$$;
