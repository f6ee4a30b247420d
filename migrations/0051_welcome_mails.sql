-- The mails of the first week: one row for each person and day of it, noted before it is sent, so that no restart sends
-- a second one.
create table welcome_mails (
  user_id uuid not null references auth_users (id) on delete cascade,
  -- Days after the account began.
  day smallint not null check (day in (0, 3, 7)),
  created_at timestamptz not null,
  -- Null while it waits.
  done_at timestamptz,
  primary key (user_id, day)
);
