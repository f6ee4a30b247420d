-- What people with Premium ask for: sheets, and improvements of the site.
create table sheet_requests (
  id uuid primary key default gen_random_uuid(),
  -- Null once the person's account is gone; what was never shown to others goes with it.
  user_id uuid references auth_users (id) on delete set null,
  kind text not null check (kind in ('sheet', 'improvement')),
  theme text not null check (length(btrim(theme)) between 3 and 80),
  age_range text check (length(age_range) between 1 and 40),
  goal text not null check (length(btrim(goal)) between 1 and 600),
  words text check (length(words) between 1 and 300),
  state text not null default 'received' check (state in ('received', 'in_progress', 'done', 'declined')),
  answer text check (length(answer) between 1 and 600),
  -- The sheet that was made for it.
  activity_id uuid references activities (id) on delete set null,
  -- Whether others see it and may vote: an administrator has read it.
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
create index sheet_requests_person on sheet_requests (user_id, created_at desc);
create index sheet_requests_newest on sheet_requests (created_at desc);

create table request_votes (
  request_id uuid not null references sheet_requests (id) on delete cascade,
  user_id uuid not null references auth_users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (request_id, user_id)
);
create index request_votes_person on request_votes (user_id);
