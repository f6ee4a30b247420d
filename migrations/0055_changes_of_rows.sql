-- A statement that changes no row is no change of the catalogue: the publishing of each minute, which seldom finds one,
-- emptied every cache of pages. PostgreSQL sends equal notifications of a transaction once.
drop trigger activities_changed on activities;

create trigger activities_changed
  after insert or update or delete on activities
  for each row execute function notify_catalogue_changed();

create trigger activities_emptied
  after truncate on activities
  for each statement execute function notify_catalogue_changed();
