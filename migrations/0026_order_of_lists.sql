-- Lists have an order among each other, ascending; those that nobody moved follow their age.
alter table favourite_lists add column position integer not null default 0;
