-- Reviews of finished tables, each as compressed JSON. They are a cache: one of another version is made again.
CREATE TABLE review (
  tip BIGINT PRIMARY KEY,
  version TEXT NOT NULL,
  body BYTEA NOT NULL
);
