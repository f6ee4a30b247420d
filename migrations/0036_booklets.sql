-- A booklet is one event of several downloads (rule: booklets).
alter table downloads add column booklet_id uuid;
create index downloads_booklet on downloads (booklet_id) where booklet_id is not null;

-- Grants every activity of a booklet, or none, in one transaction under the profile's row lock, as register_download does.
-- An activity that was downloaded on the same day costs nothing.
-- outcome: granted | repeated (nothing new) | limit | unknown_user | unknown_activity
-- counted: activities that are new today.
create function register_booklet(
  p_user_id uuid, p_booklet_id uuid, p_activity_ids uuid[], p_date_key date, p_daily_limit integer, p_ceiling integer)
  returns table (outcome text, daily_used integer, counted integer)
  language plpgsql as $$
declare
  v_used integer;
  v_known integer;
  v_new uuid[];
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

  if cardinality(v_new) = 0 then
    return query select 'repeated', v_used, 0;
    return;
  end if;

  if v_used + cardinality(v_new) > coalesce(p_daily_limit, p_ceiling) then
    return query select 'limit', v_used, cardinality(v_new);
    return;
  end if;

  insert into downloads (user_id, activity_id, activity_title, date_key, booklet_id)
  select p_user_id, a.id, a.title, p_date_key, p_booklet_id
  from activities a where a.id = any (v_new)
  order by array_position(p_activity_ids, a.id);
  return query select 'granted', v_used + cardinality(v_new), cardinality(v_new);
end $$;
