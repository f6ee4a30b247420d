-- A booklet may hold created sheets: they count with its activities, all or none (rule: booklets).
drop function register_booklet(uuid, uuid, uuid[], date, integer, integer);

-- Grants every sheet of a booklet, or none, in one transaction under the profile's row lock, as register_download does.
-- An activity that was downloaded, or a sheet that was created on the same day costs nothing. A process of the version
-- before calls it without created sheets.
-- p_creation_ids, p_creation_kinds: one of each by sheet.
-- outcome: granted | repeated (nothing new) | limit | unknown_user | unknown_activity
-- counted: sheets that are new today.
create function register_booklet(
  p_user_id uuid, p_booklet_id uuid, p_activity_ids uuid[], p_date_key date, p_daily_limit integer, p_ceiling integer,
  p_creation_ids uuid[] default '{}', p_creation_kinds text[] default '{}')
  returns table (outcome text, daily_used integer, counted integer)
  language plpgsql as $$
declare
  v_used integer;
  v_known integer;
  v_new uuid[];
  v_created uuid[];
  v_counted integer;
begin
  perform 1 from profiles where id = p_user_id for update;
  if not found then
    return query select 'unknown_user', 0, 0;
    return;
  end if;

  v_used := downloads_of_day(p_user_id, p_date_key);

  select count(*) into v_known from activities a where a.id = any (p_activity_ids) and a.status = 'ativo';
  if v_known < (select count(distinct w.id) from unnest(p_activity_ids) as w(id)) then
    return query select 'unknown_activity', v_used, 0;
    return;
  end if;

  select coalesce(array_agg(distinct w.id), '{}') into v_new from unnest(p_activity_ids) as w(id)
    where not exists (select 1 from downloads d
                      where d.user_id = p_user_id and d.activity_id = w.id and d.date_key = p_date_key);
  select coalesce(array_agg(distinct w.id), '{}') into v_created from unnest(p_creation_ids) as w(id)
    where not exists (select 1 from creations c
                      where c.user_id = p_user_id and c.id = w.id and c.date_key = p_date_key);
  v_counted := cardinality(v_new) + cardinality(v_created);

  if v_counted = 0 then
    return query select 'repeated', v_used, 0;
    return;
  end if;

  if v_used + v_counted > coalesce(p_daily_limit, p_ceiling) then
    return query select 'limit', v_used, v_counted;
    return;
  end if;

  insert into downloads (user_id, activity_id, activity_title, date_key, booklet_id)
  select p_user_id, a.id, a.title, p_date_key, p_booklet_id
  from activities a where a.id = any (v_new)
  order by array_position(p_activity_ids, a.id);

  insert into creations (user_id, date_key, id, kind)
  select distinct on (w.id) p_user_id, p_date_key, w.id, w.kind
  from unnest(p_creation_ids, p_creation_kinds) as w(id, kind) where w.id = any (v_created);
  return query select 'granted', v_used + v_counted, v_counted;
end $$;
