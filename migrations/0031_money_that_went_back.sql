-- Money that went back, one row for each event: the day of a refund is in no other table, and an accountant needs it.
create table payment_returns (
  id bigint generated always as identity primary key,
  provider_payment_id text not null references payments (provider_payment_id) on delete cascade,
  kind text not null check (kind in ('refund', 'chargeback', 'reimbursed')),
  amount_cents integer not null check (amount_cents > 0),
  at timestamptz not null
);
create index payment_returns_at on payment_returns (at);
create index payment_returns_payment on payment_returns (provider_payment_id);

insert into payment_returns (provider_payment_id, kind, amount_cents, at)
select provider_payment_id, 'refund', refunded_cents, coalesce(provider_updated_at, updated_at)
  from payments where refunded_cents > 0;
insert into payment_returns (provider_payment_id, kind, amount_cents, at)
select provider_payment_id, 'chargeback', amount_cents - refunded_cents, coalesce(provider_updated_at, updated_at)
  from payments where status = 'charged_back' and status_detail is distinct from 'reimbursed'
   and refunded_cents < amount_cents;

-- Disputes that are open: few among all payments, and counted on every look at the dashboard.
create index payments_disputed on payments (status) where status in ('charged_back', 'in_mediation');

-- Refunds that administrators asked for. The id is the browser's, so that a repeated press is the same request.
create table staff_refunds (
  id uuid primary key,
  provider_payment_id text not null references payments (provider_payment_id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  -- What had gone back of the payment before: the refund is there once this much and its own amount went back.
  before_cents integer not null check (before_cents >= 0),
  actor_id uuid references profiles (id) on delete set null,
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_at timestamptz not null,
  -- When the provider took it; from then on it is looked for and not asked for again.
  accepted_at timestamptz,
  settled_at timestamptz
);
-- One at a time for each payment, whoever presses in whichever tab.
create unique index staff_refunds_open on staff_refunds (provider_payment_id) where state = 'asked';
create index staff_refunds_payment on staff_refunds (provider_payment_id);
