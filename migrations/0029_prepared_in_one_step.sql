-- Grants one variant together with the download of the day that it is part of, or neither (rule: variants), in one
-- transaction under the profile's row lock. It takes the place of register_variant, which the previous version still calls.
-- p_variant_limit: null counts no variants.
-- outcome: granted | repeated | limit (downloads) | variant_limit | unknown_user | unknown_activity
create function register_prepared(
  p_user_id uuid, p_activity_id uuid, p_date_key date, p_choices text, p_variant_limit integer,
  p_daily_limit integer, p_ceiling integer)
  returns table (outcome text, daily_used integer, variants_used integer)
  language plpgsql as $$
declare
  v_variants integer;
  v_known boolean;
  v_outcome text;
  v_used integer;
begin
  perform 1 from profiles where id = p_user_id for update;
  if not found then
    return query select 'unknown_user', 0, 0;
    return;
  end if;

  select count(*), coalesce(bool_or(v.activity_id = p_activity_id and v.choices = p_choices), false)
    into v_variants, v_known
    from variants v where v.user_id = p_user_id and v.date_key = p_date_key;

  if not v_known and v_variants >= p_variant_limit then
    return query select 'variant_limit', downloads_of_day(p_user_id, p_date_key), v_variants;
    return;
  end if;

  select d.outcome, d.daily_used into v_outcome, v_used
    from register_download(p_user_id, p_activity_id, p_date_key, p_daily_limit, p_ceiling) d;

  if v_outcome in ('granted', 'repeated') and p_variant_limit is not null and not v_known then
    insert into variants (user_id, date_key, activity_id, choices)
    values (p_user_id, p_date_key, p_activity_id, p_choices);
    v_variants := v_variants + 1;
  end if;
  return query select v_outcome, v_used, v_variants;
end $$;
