-- One person's downloads, newest first, however many there are: each page of the history is one short walk of the index.
create index downloads_user_newest on downloads (user_id, id desc);
