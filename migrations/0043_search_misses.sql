-- Searches that found nothing, for thirty days (rule: searches without results). The text is readable only once three
-- different callers typed it; before that a row is a keyed hash. `seen` has eight bits of a keyed hash for each caller,
-- different for every text, and is emptied with the third: it tells callers apart, and names none.
create table search_misses (
  key text primary key,
  text text,
  seen smallint[] not null,
  times integer not null default 1 check (times > 0),
  -- Begin of the day on which it was typed last: no time within a day.
  last_at timestamptz not null,
  check (cardinality(seen) < 3)
);
create index search_misses_last_at on search_misses (last_at);
