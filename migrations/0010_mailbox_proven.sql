-- True once the person who uses the account showed that they read its mailbox: by the confirmation page while signed in
-- or with the password, by a reset link, or by Google. `email_verified` alone may come from a link that a mail scanner
-- opened. False for every account that exists: they prove it by their next reset link or Google sign-in.
alter table auth_users add column mailbox_proven boolean not null default false;
