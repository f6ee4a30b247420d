-- Paying on pages of our own, and cancellations that heal by themselves.

alter table subscriptions
  -- The whole of what was asked of the provider stays with the attempt: asked again, it is the same body.
  add column expires_at timestamptz,
  add column payer_email text,
  -- The PIX code to copy; the QR code is drawn from it.
  add column pix_code text,
  -- The days of grace are over and nothing was paid: it is ended at the provider.
  add column lapsed_at timestamptz,
  -- When the provider was last asked because its payer looked.
  add column looked_at timestamptz;
create index subscriptions_end_asked on subscriptions (end_asked_at) where end_asked_at is not null;

-- The last digits of the card, as the receipt and the profile show them.
alter table payments add column card_last_digits text check (card_last_digits ~ '^\d{4}$');

-- More kinds of mails than reminders of an end: the list of them is the product's.
alter table subscription_reminders drop constraint subscription_reminders_kind_check;
alter table subscription_reminders add constraint subscription_reminders_kind_check
  check (kind ~ '^[a-z][a-z_]{2,40}$');

-- What a mail says that can no longer be read when it is sent: the amount that was owed, say.
alter table subscription_reminders add column facts jsonb not null default '{}';

-- Where the reconciliation of today has got to: it goes on there after a pause or another start.
create table reconciliation_progress (
  id smallint primary key default 1 check (id = 1),
  started_at timestamptz not null,
  -- The last subscription that was compared; null before the first one.
  after_subscription uuid,
  finished_at timestamptz
);
