-- The monthly mail of new sheets: one row for each person and month, noted before it is sent, so that no restart sends
-- a second one.
create table news_mails (
  user_id uuid not null references auth_users (id) on delete cascade,
  -- The month the mail goes out in, yyyy-mm.
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  created_at timestamptz not null,
  -- Null while it waits; set as well where there was nothing to tell.
  done_at timestamptz,
  primary key (user_id, month)
);
