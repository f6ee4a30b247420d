-- What the picture of an activity shows, for people who do not see it: read from the drawing. Null for uploaded pictures.
alter table activities add column shows text;
