-- A picture of a premium sheet has one object more: the original, without the mark that the public one carries.

alter table uploads drop constraint uploads_keys_check;
alter table uploads add constraint uploads_keys_check check (cardinality(keys) between 1 and 8);
