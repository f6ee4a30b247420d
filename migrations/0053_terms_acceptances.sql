-- Versions of the terms of use that a person accepted (rule: terms of use), by the day from which the version holds.
create table terms_acceptances (
  user_id uuid not null references auth_users (id) on delete cascade,
  version date not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, version)
);
insert into terms_acceptances (user_id, version, accepted_at)
  select id, '2025-05-16', created_at from profiles where terms_accepted;
