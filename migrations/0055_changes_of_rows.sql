-- A statement that changes no row is no change: the publishing of each minute, which seldom finds an activity, emptied every
-- cache of pages. PostgreSQL sends equal notifications of a transaction once.
drop trigger activities_changed on activities;
drop trigger payment_monitoring_changed on payment_monitoring;
drop trigger webhook_inbox_changed on webhook_inbox;

create trigger activities_changed
  after insert or update or delete on activities
  for each row execute function notify_catalogue_changed();

create trigger activities_emptied
  after truncate on activities
  for each statement execute function notify_catalogue_changed();

create trigger payment_monitoring_changed
  after insert or update or delete on payment_monitoring
  for each row execute function notify_payment_event();

create trigger webhook_inbox_changed
  after insert or update on webhook_inbox
  for each row execute function notify_payment_event();
