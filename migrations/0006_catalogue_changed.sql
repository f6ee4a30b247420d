-- Every process keeps visitors' pages in memory; a change of the catalogue tells all of them at once.
create function notify_catalogue_changed() returns trigger
  language plpgsql
  as $$ begin
    perform pg_notify('catalogue_changed', '');
    return null;
  end $$;

create trigger activities_changed
  after insert or update or delete or truncate on activities
  for each statement execute function notify_catalogue_changed();
