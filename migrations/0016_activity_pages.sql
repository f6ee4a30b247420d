-- Pictures of the pages behind the first, which the thumbnail shows. None for uploaded files.
create table activity_pages (
  activity_id uuid not null references activities (id) on delete cascade,
  page integer not null check (page > 1),
  url text not null,
  is_answer_key boolean not null,
  primary key (activity_id, page)
);
