-- A profile as it was before its end was written, so that a clock that comes back brings it back.
alter table profiles
  add column ended_plan text check (ended_plan in ('gratuito', 'basico', 'premium')),
  add column ended_status text
    check (ended_status in ('inactive', 'active', 'one_time_active', 'cancelled', 'expired')),
  add column ended_daily_limit integer,
  add constraint profiles_ended check ((ended_plan is null) = (ended_status is null));
