-- Messages of the contact form (rule: contact). They go out by mail and are removed after 30 days: the answer is in the mailbox.
create table contact_messages (
  -- Drawn by chance: a running number would show how many people write.
  number text primary key check (number ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  topic text not null,
  email text not null check (length(email) between 3 and 254),
  message text not null check (length(message) between 1 and 3000),
  -- True if a person with Premium wrote it while signed in.
  is_premium boolean not null default false,
  created_at timestamptz not null default now()
);
create index contact_messages_created on contact_messages (created_at);
