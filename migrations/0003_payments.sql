-- Checkout, renewals, refunds: what the ledger of 0001 needs to be recomputed at any time from the rows that stand.

-- Set while a renewing subscription has no payment behind it yet: its days of grace do not hold.
alter table profiles add column subscription_provisional boolean not null default false;

-- One row for each checkout that was opened; its id is the reference the provider gives back with everything.
alter table subscriptions
  add column amount_cents integer check (amount_cents > 0),
  add column checkout_url text,
  -- The provider's own word, and when it said so.
  add column provider_status text,
  add column provider_updated_at timestamptz,
  add column authorized_at timestamptz,
  -- Asked for: a change of period whose first charge waits for the end of what is paid.
  add column first_charge_at timestamptz,
  add column next_charge_at timestamptz,
  -- The subscription it takes the place of, once it is paid or authorised.
  add column replaces uuid references subscriptions (id),
  -- A newer checkout took its place before anybody paid it.
  add column retired_at timestamptz,
  -- What the person asked for; the provider may know later.
  add column cancellation_requested_at timestamptz,
  add column withdrawal_requested_at timestamptz,
  -- Since when a job is on its way to end it at the provider.
  add column end_asked_at timestamptz;
create index subscriptions_provider_status on subscriptions (provider_status);
create index subscriptions_opened on subscriptions (created_at);

alter table payments
  add column status_detail text,
  add column refunded_cents integer not null default 0 check (refunded_cents >= 0),
  add column approved_at timestamptz,
  add column provider_updated_at timestamptz;
create index payments_approved on payments (approved_at);

-- What an administrator decided about somebody's premium ('grant', 'end'), or what a profile already had before the
-- ledger knew it ('carried'). Rows, so that a recomputation finds them again.
create table premium_decisions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('grant', 'end', 'carried')),
  decided_at timestamptz not null,
  until timestamptz,
  -- Of a carried one: how the profile had it.
  billing_period text check (billing_period in ('monthly', 'annual')),
  status text check (status in ('active', 'one_time_active', 'cancelled')),
  cancellation_requested_at timestamptz,
  cancellation_reason text,
  reason text not null,
  decided_by uuid references auth_users (id) on delete set null,
  check ((kind = 'end') = (until is null)),
  check ((kind = 'carried') = (status is not null))
);
create index premium_decisions_user on premium_decisions (user_id);

-- A mail that goes out once: of one kind, about one thing.
create table subscription_reminders (
  id bigint generated always as identity primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('renewal', 'ending', 'payment_failed')),
  about text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (user_id, kind, about)
);

-- What a person of the team has to look at; told once for each kind and thing.
create table payment_alerts (
  id bigint generated always as identity primary key,
  kind text not null,
  about text not null,
  detail text not null,
  created_at timestamptz not null default now(),
  unique (kind, about)
);
create index payment_alerts_newest on payment_alerts (created_at desc);

-- The same delivery again (same request id, same content) is stored once.
alter table webhook_inbox
  add column action text,
  add column delivery_key text unique;
create index webhook_inbox_resource on webhook_inbox (topic, resource_id) where processed_at is null;
create index webhook_inbox_unproven on webhook_inbox (received_at) where signature_verdict <> 'valid';
