-- How often something happened on a day. No person, no address, no time within the day: a row is a name and a number
-- (rule: daily counts).
create table daily_counts (
  day date not null,
  name text not null check (name ~ '^[a-z_]{1,40}$'),
  count bigint not null check (count > 0),
  primary key (day, name)
);
