-- When the provider was first asked for a subscription by card: before that there is nothing to look up there.
alter table subscriptions add column ordered_at timestamptz;
update subscriptions set ordered_at = created_at where type = 'subscription';
