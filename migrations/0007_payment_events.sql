-- Whoever watches the payments is told at once, in every process: nothing is said beyond that something changed.
create function notify_payment_event() returns trigger
  language plpgsql
  as $$ begin
    perform pg_notify('payment_events', '');
    return null;
  end $$;

create trigger payment_monitoring_changed
  after insert or update or delete on payment_monitoring
  for each statement execute function notify_payment_event();

create trigger webhook_inbox_changed
  after insert or update on webhook_inbox
  for each statement execute function notify_payment_event();
