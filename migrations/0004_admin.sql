-- The admin area: the audit log, the tallies of downloads the dashboard reads, and the search among people.

-- Audit log -----------------------------------------------------------------------------------------------------

-- What administrators changed. It names people by id alone, so that nothing of a deleted account stays here.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references profiles (id) on delete set null,
  action text not null check (action ~ '^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$'),
  subject_type text not null check (subject_type ~ '^[a-z]+(_[a-z]+)*$'),
  subject_id text not null check (length(subject_id) between 1 and 100),
  summary text not null check (length(summary) between 1 and 300),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now()
);
create index audit_log_action on audit_log (action, id);
create index audit_log_actor on audit_log (actor_id, id);
create index audit_log_subject on audit_log (subject_type, subject_id, id);

-- A reason is free text and may speak of the person: it goes with their account.
create function forget_person_in_audit_log() returns trigger language plpgsql as $$
begin
  update audit_log set details = details - 'reason'
  where subject_type = 'user' and subject_id = old.id::text and details ? 'reason';
  return null;
end $$;
create trigger profiles_forgotten_in_audit_log after delete on profiles
  for each row execute function forget_person_in_audit_log();

-- Tallies of downloads ------------------------------------------------------------------------------------------

-- Counting a million rows for each look at the dashboard would not do, and a counter that every download updates would
-- line all downloads up behind one row. So each download leaves a line in a journal, which nothing waits for, and the
-- journal is folded into the tallies from time to time. Tallies + journal is the truth at every moment.

create table download_days (
  date_key date not null,
  category text not null,
  downloads bigint not null,
  primary key (date_key, category)
);

create table download_activities (
  activity_id uuid primary key references activities (id) on delete cascade,
  downloads bigint not null
);
create index download_activities_most on download_activities (downloads desc, activity_id);

-- amount is negative where something is taken back.
create table download_journal (
  id bigint generated always as identity primary key,
  date_key date not null,
  activity_id uuid not null,
  category text not null,
  amount integer not null check (amount <> 0)
);

create function journal_downloads_added() returns trigger language plpgsql as $$
begin
  insert into download_journal (date_key, activity_id, category, amount)
  select d.date_key, d.activity_id, a.category, count(*) from added d join activities a on a.id = d.activity_id
  group by 1, 2, 3;
  return null;
end $$;
create trigger downloads_added_to_journal after insert on downloads
  referencing new table as added for each statement execute function journal_downloads_added();

create function journal_downloads_removed() returns trigger language plpgsql as $$
begin
  insert into download_journal (date_key, activity_id, category, amount)
  select d.date_key, d.activity_id, a.category, -count(*) from removed d join activities a on a.id = d.activity_id
  group by 1, 2, 3;
  return null;
end $$;
create trigger downloads_removed_from_journal after delete on downloads
  referencing old table as removed for each statement execute function journal_downloads_removed();

-- An activity that changes its category takes its downloads along. Downloads wait meanwhile (it is a matter of
-- milliseconds, and rare), so that none is counted under the old category after it was left.
create function journal_category_change() returns trigger language plpgsql as $$
begin
  lock table downloads in share mode;
  insert into download_journal (date_key, activity_id, category, amount)
  select d.date_key, new.id, side.category, side.sign * count(*)
  from downloads d cross join (values (old.category, -1), (new.category, 1)) as side (category, sign)
  where d.activity_id = new.id
  group by d.date_key, side.category, side.sign;
  return null;
end $$;
create trigger activities_category_in_journal after update of category on activities
  for each row when (old.category is distinct from new.category) execute function journal_category_change();

-- Folds what stands in the journal into the tallies; returns the number of lines. One call at a time does it.
create function fold_download_journal(p_lines integer) returns integer language plpgsql as $$
declare
  v_lines integer;
begin
  -- The letters `fold` as a number.
  if not pg_try_advisory_xact_lock(1718578276) then return 0; end if;
  with taken as (
    delete from download_journal where id in (select id from download_journal order by id limit p_lines)
    returning date_key, activity_id, category, amount
  ), days as (
    insert into download_days as t (date_key, category, downloads)
    select date_key, category, sum(amount) from taken group by 1, 2
    on conflict (date_key, category) do update set downloads = t.downloads + excluded.downloads
  ), activities_of as (
    insert into download_activities as t (activity_id, downloads)
    select taken.activity_id, sum(amount) from taken join activities a on a.id = taken.activity_id group by 1
    on conflict (activity_id) do update set downloads = t.downloads + excluded.downloads
  )
  select count(*) into v_lines from taken;
  return v_lines;
end $$;

-- People and activities are counted in the same way; a row that only bears the mark deleted_at (a later migration's
-- column, hence the detour) is not there any more.
create table row_tallies (
  name text primary key check (name in ('activities', 'people')),
  total bigint not null
);
create table row_journal (
  id bigint generated always as identity primary key,
  name text not null references row_tallies (name),
  amount integer not null check (amount <> 0)
);

create function journal_rows_changed() returns trigger language plpgsql as $$
begin
  insert into row_journal (name, amount)
  select tg_argv[0], case tg_op when 'DELETE' then -count(*) else count(*) end
  from changed where to_jsonb(changed) ->> 'deleted_at' is null
  having count(*) > 0;
  return null;
end $$;
create trigger activities_added_to_journal after insert on activities
  referencing new table as changed for each statement execute function journal_rows_changed('activities');
create trigger activities_removed_from_journal after delete on activities
  referencing old table as changed for each statement execute function journal_rows_changed('activities');
create trigger people_added_to_journal after insert on profiles
  referencing new table as changed for each statement execute function journal_rows_changed('people');
create trigger people_removed_from_journal after delete on profiles
  referencing old table as changed for each statement execute function journal_rows_changed('people');

create function journal_activity_mark() returns trigger language plpgsql as $$
begin
  insert into row_journal (name, amount)
  values ('activities', case when to_jsonb(new) ->> 'deleted_at' is null then 1 else -1 end);
  return null;
end $$;
create trigger activities_mark_in_journal after update on activities for each row
  when ((to_jsonb(old) ->> 'deleted_at' is null) <> (to_jsonb(new) ->> 'deleted_at' is null))
  execute function journal_activity_mark();

insert into row_tallies (name, total)
select 'activities', count(*) from activities union all select 'people', count(*) from profiles;

create function fold_row_journal(p_lines integer) returns integer language plpgsql as $$
declare
  v_lines integer;
begin
  -- The letters `rows` as a number.
  if not pg_try_advisory_xact_lock(1919907699) then return 0; end if;
  with taken as (
    delete from row_journal where id in (select id from row_journal order by id limit p_lines) returning name, amount
  ), sums as (
    select name, sum(amount) as amount from taken group by name
  ), moved as (
    update row_tallies t set total = t.total + sums.amount from sums where t.name = sums.name
  )
  select count(*) into v_lines from taken;
  return v_lines;
end $$;

-- What was downloaded before. The triggers hold the table since their creation, so nothing slips through between.
insert into download_days (date_key, category, downloads)
select d.date_key, a.category, count(*) from downloads d join activities a on a.id = d.activity_id group by 1, 2;
insert into download_activities (activity_id, downloads)
select activity_id, count(*) from downloads group by 1;

-- People --------------------------------------------------------------------------------------------------------

-- Name, e-mail and id as they are searched, one to a line: nobody types a line break, so no match crosses from one
-- to the next.
alter table profiles add column search_folded text not null
  generated always as (fold(name) || chr(10) || fold(email) || chr(10) || id::text) stored;
create index profiles_search on profiles using gin (search_folded gin_trgm_ops);
create index profiles_plan on profiles (plan, id);
