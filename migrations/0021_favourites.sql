-- Lists of activities that people save. Each person has at most one list without a name of its own: the hearts.
create table favourite_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 60),
  is_default boolean not null default false,
  -- Opens the list to the people who get its address; null while it is not shared.
  share_token text unique check (share_token ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now()
);
create unique index favourite_lists_default on favourite_lists (user_id) where is_default;
create unique index favourite_lists_name on favourite_lists (user_id, lower(name));

create table favourite_items (
  list_id uuid not null references favourite_lists (id) on delete cascade,
  activity_id uuid not null references activities (id) on delete cascade,
  -- Ascending; may be negative and have gaps.
  position integer not null,
  added_at timestamptz not null default now(),
  primary key (list_id, activity_id)
);
create index favourite_items_activity on favourite_items (activity_id);

-- Presses that a browser sent: one that comes again, because its answer was lost, changes nothing.
create table favourite_batches (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null,
  applied_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index favourite_batches_age on favourite_batches (applied_at);
