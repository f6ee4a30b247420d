-- Sheets that a person created and printed or saved on a day (rule: creations). What is typed on them never leaves the
-- browser: a row says which kind of sheet it was, and the id is drawn at random in the browser.
create table creations (
  user_id uuid not null references profiles (id) on delete cascade,
  date_key date not null,
  id uuid not null,
  kind text not null check (length(kind) <= 40),
  created_at timestamptz not null default now(),
  primary key (user_id, date_key, id)
);
create index creations_created on creations (created_at);

-- What the daily limit counts: downloads of activities, and sheets created.
create function downloads_of_day(p_user_id uuid, p_date_key date) returns integer
  language sql stable
  begin atomic
    select (
      (select count(*) from downloads d where d.user_id = p_user_id and d.date_key = p_date_key)
      + (select count(*) from creations c where c.user_id = p_user_id and c.date_key = p_date_key)
    )::integer;
  end;

create or replace function get_user_download_stats(p_user_id uuid, p_date_key date, p_daily_limit integer, p_ceiling integer)
  returns table (daily_used integer, remaining_downloads integer, can_download boolean)
  language sql stable
  begin atomic
    select used, p_daily_limit - least(used, p_daily_limit), used < coalesce(p_daily_limit, p_ceiling)
    from (select downloads_of_day(p_user_id, p_date_key) as used) as day;
  end;

-- As before, but for what it counts.
create or replace function register_download(
  p_user_id uuid, p_activity_id uuid, p_date_key date, p_daily_limit integer, p_ceiling integer)
  returns table (outcome text, daily_used integer, remaining_downloads integer)
  language plpgsql as $$
declare
  v_used integer;
  v_title text;
begin
  perform 1 from profiles where id = p_user_id for update;
  if not found then
    return query select 'unknown_user', 0, 0;
    return;
  end if;

  v_used := downloads_of_day(p_user_id, p_date_key);

  select title into v_title from activities where id = p_activity_id and status = 'ativo';
  if not found then
    return query select 'unknown_activity', v_used, p_daily_limit - least(v_used, p_daily_limit);
    return;
  end if;

  if exists (select 1 from downloads d
             where d.user_id = p_user_id and d.activity_id = p_activity_id and d.date_key = p_date_key) then
    return query select 'repeated', v_used, p_daily_limit - least(v_used, p_daily_limit);
    return;
  end if;

  if v_used >= coalesce(p_daily_limit, p_ceiling) then
    return query select 'limit', v_used, p_daily_limit - least(v_used, p_daily_limit);
    return;
  end if;

  insert into downloads (user_id, activity_id, activity_title, date_key)
  values (p_user_id, p_activity_id, v_title, p_date_key);
  return query select 'granted', v_used + 1, p_daily_limit - least(v_used + 1, p_daily_limit);
end $$;

-- Grants one created sheet, or says why not, in one transaction under the profile's row lock, as register_download does.
-- outcome: granted | repeated (the same sheet, same day) | limit | unknown_user
create function register_creation(
  p_user_id uuid, p_id uuid, p_kind text, p_date_key date, p_daily_limit integer, p_ceiling integer)
  returns table (outcome text, daily_used integer)
  language plpgsql as $$
declare
  v_used integer;
begin
  perform 1 from profiles where id = p_user_id for update;
  if not found then
    return query select 'unknown_user', 0;
    return;
  end if;

  v_used := downloads_of_day(p_user_id, p_date_key);

  if exists (select 1 from creations c where c.user_id = p_user_id and c.date_key = p_date_key and c.id = p_id) then
    return query select 'repeated', v_used;
    return;
  end if;

  if v_used >= coalesce(p_daily_limit, p_ceiling) then
    return query select 'limit', v_used;
    return;
  end if;

  insert into creations (user_id, date_key, id, kind) values (p_user_id, p_date_key, p_id, p_kind);
  return query select 'granted', v_used + 1;
end $$;
