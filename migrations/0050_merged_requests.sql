-- A request that asks for the same as another one: it is answered with it, and who made it counts among those who want it.
alter table sheet_requests add column merged_into uuid references sheet_requests (id) on delete set null;
alter table sheet_requests add constraint sheet_requests_not_into_itself check (merged_into <> id);
create index sheet_requests_merged on sheet_requests (merged_into) where merged_into is not null;
