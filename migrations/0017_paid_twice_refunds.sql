-- Which of two payments of one purchase an administrator chose to give back: chosen once, whoever presses.
alter table payment_alerts add column refunded_payment text;
