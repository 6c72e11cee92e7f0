-- How people are told that it is their move: browsers that asked for messages (web push), and private feeds.
CREATE TABLE subscription (
  endpoint TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  language TEXT NOT NULL,
  site TEXT NOT NULL,
  at BIGINT NOT NULL
);

CREATE INDEX subscription_holder ON subscription (holder, at);

CREATE TABLE feed (
  holder TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE
);

-- Keys of the server itself, made once and shared by all nodes.
CREATE TABLE server_key (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
