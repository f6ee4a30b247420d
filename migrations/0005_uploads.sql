-- Files waiting to be carried by an activity, and activities that were deleted after somebody downloaded them.

-- One row for every upload that no activity carries: put there before the files are stored, taken away in the
-- transaction that gives the address to an activity. What an activity no longer carries comes back here, so that a
-- file is never in the store without a row that leads to it.
create table uploads (
  -- The address the upload answered with; activities carry the same.
  url text primary key,
  folder text not null check (folder in ('thumbnails', 'activities')),
  -- Every object of the upload: a picture has one for each width.
  keys text[] not null check (cardinality(keys) between 1 and 3),
  -- Pages of a PDF.
  page_count integer check (page_count between 1 and 50),
  uploaded_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- From then on no activity may take it: its files are being removed.
  abandoned_at timestamptz
);
create index uploads_oldest on uploads (created_at);

-- Deleted in the eyes of everybody, but somebody's history names it (decision of the product: no hole in the history).
alter table activities add column deleted_at timestamptz;
alter table activities add constraint activities_deleted_is_inactive check (deleted_at is null or status = 'inativo');

-- The administrators' list shows inactive activities too, which the public indexes leave out.
create index activities_admin_newest on activities (created_at desc, id) where deleted_at is null;
create index activities_admin_category on activities (category, created_at desc, id) where deleted_at is null;
