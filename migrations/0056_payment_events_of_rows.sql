-- A statement that changes no row is no event of a payment either (see 0055).
drop trigger payment_monitoring_changed on payment_monitoring;
drop trigger webhook_inbox_changed on webhook_inbox;

create trigger payment_monitoring_changed
  after insert or update or delete on payment_monitoring
  for each row execute function notify_payment_event();

create trigger webhook_inbox_changed
  after insert or update on webhook_inbox
  for each row execute function notify_payment_event();
