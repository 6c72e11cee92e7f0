-- Points lost by choices, as the server's review says, and the luck of each round as JSON: null until it is made.
-- `claimed` is the moment at which a node began to review the entry; `share` is the key of its picture.
ALTER TABLE entrant ADD COLUMN loss DOUBLE PRECISION;
ALTER TABLE entrant ADD COLUMN luck BYTEA;
ALTER TABLE entrant ADD COLUMN share TEXT;
ALTER TABLE entrant ADD COLUMN claimed BIGINT;
CREATE INDEX entrant_unreviewed ON entrant (entered) WHERE loss IS NULL;
CREATE UNIQUE INDEX entrant_share ON entrant (share) WHERE share IS NOT NULL;
