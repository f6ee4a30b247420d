-- Set where the mail server refuses a person's mailbox for good; null again once it takes a mail.
alter table profiles add column mail_refused_at timestamptz;
