-- Variants of a sheet that a person printed or saved on a day (rule: variants): a level, a colour, another drawing. Only
-- those of people with a daily limit are counted.
create table variants (
  user_id uuid not null references profiles (id) on delete cascade,
  date_key date not null,
  activity_id uuid not null references activities (id) on delete cascade,
  -- Names what was chosen: the same choices count once.
  choices text not null check (length(choices) <= 100),
  created_at timestamptz not null default now(),
  primary key (user_id, date_key, activity_id, choices)
);
create index variants_activity on variants (activity_id);
create index variants_created on variants (created_at);

-- Grants one variant of an activity that was downloaded on that day, or says why not. The row lock on the profile lines
-- up parallel calls of the same person, as register_download does.
-- outcome: granted | repeated (same choices, same day) | limit | not_downloaded | unknown_user
create function register_variant(
  p_user_id uuid, p_activity_id uuid, p_date_key date, p_choices text, p_limit integer)
  returns table (outcome text, used integer)
  language plpgsql as $$
declare
  v_used integer;
begin
  perform 1 from profiles where id = p_user_id for update;
  if not found then
    return query select 'unknown_user', 0;
    return;
  end if;

  select count(*) into v_used from variants v where v.user_id = p_user_id and v.date_key = p_date_key;

  if not exists (select 1 from downloads d
                 where d.user_id = p_user_id and d.activity_id = p_activity_id and d.date_key = p_date_key) then
    return query select 'not_downloaded', v_used;
    return;
  end if;

  if exists (select 1 from variants v
             where v.user_id = p_user_id and v.date_key = p_date_key
               and v.activity_id = p_activity_id and v.choices = p_choices) then
    return query select 'repeated', v_used;
    return;
  end if;

  if v_used >= p_limit then
    return query select 'limit', v_used;
    return;
  end if;

  insert into variants (user_id, date_key, activity_id, choices)
  values (p_user_id, p_date_key, p_activity_id, p_choices);
  return query select 'granted', v_used + 1;
end $$;
