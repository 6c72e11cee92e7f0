-- What people say at a table. It is no part of the log: the host may have it deleted. `request` is the id under which
-- the page sent it. `talk` has what the host chose: whether anybody may speak, whether notes outlive the company, and
-- the last number that was deleted.
CREATE TABLE note (
  number BIGSERIAL PRIMARY KEY,
  tip BIGINT NOT NULL,
  at BIGINT NOT NULL,
  holder TEXT NOT NULL,
  request TEXT NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  UNIQUE (tip, holder, request)
);
CREATE INDEX note_tip ON note (tip, number);

CREATE TABLE talk (
  tip BIGINT PRIMARY KEY,
  allowed BOOLEAN NOT NULL,
  kept BOOLEAN NOT NULL,
  forgotten BIGINT NOT NULL DEFAULT 0
);
