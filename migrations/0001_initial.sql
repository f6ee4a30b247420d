-- The first schema: accounts, catalogue, downloads, and the ledger of payments.
-- Column names of profiles, activities, downloads and payment_monitoring are the specification's (part 1 §3, part 2 §3).

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Text as it is compared: lower case, no accents. unaccent() is only stable because its dictionary could be
-- replaced; naming the dictionary makes the result depend on the argument alone, so it may feed generated columns.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- array_to_string() is only stable because of types with a locale-dependent output; text has none.
create function fold_list(list text[]) returns text
  language plpgsql immutable strict parallel safe
  as $$ begin return fold(array_to_string(list, ' ')); end $$;

-- Accounts (better-auth) ----------------------------------------------------------------------------------------

create table auth_users (
  id uuid primary key,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  role text not null default 'user' check (role in ('user', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index auth_users_email on auth_users (lower(email));

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references auth_users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions (user_id);
create index auth_sessions_expiry on auth_sessions (expires_at);

create table auth_accounts (
  id uuid primary key,
  user_id uuid not null references auth_users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_accounts_user on auth_accounts (user_id);

create table auth_verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);

-- Counters of the request limits: in the database, so that they hold across processes.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);

create table profiles (
  id uuid primary key references auth_users (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  email text not null,
  terms_accepted boolean not null default false,
  receive_emails boolean not null default false,
  plan text not null default 'gratuito' check (plan in ('gratuito', 'basico', 'premium')),
  billing_period text check (billing_period in ('monthly', 'annual')),
  subscription_end_date timestamptz,
  subscription_status text not null default 'inactive'
    check (subscription_status in ('inactive', 'active', 'one_time_active', 'cancelled', 'expired')),
  cancellation_requested_at timestamptz,
  daily_download_limit integer not null default 2 check (daily_download_limit >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index profiles_email on profiles (lower(email));
create index profiles_newest on profiles (created_at desc);

-- Catalogue -----------------------------------------------------------------------------------------------------

create table activities (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null check (length(btrim(description)) between 1 and 4000),
  category text not null check (category in
    ('Colorir', 'Matemática', 'Labirinto', 'Pontilhar', 'Tracejar', 'Percepção Visual', 'Alfabetização', 'Pareamento')),
  image_url text not null,
  file_url text,
  is_premium boolean not null default false,
  age_range text not null default '5-7 anos' check (length(age_range) between 1 and 40),
  format text not null default 'Colorido' check (format in ('Colorido', 'Preto e Branco')),
  page_count integer not null default 1 check (page_count between 1 and 50),
  tags text[] not null default '{}' check (cardinality(tags) <= 3 and array_position(tags, null) is null),
  status text not null default 'ativo' check (status in ('ativo', 'inativo')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title_folded text not null generated always as (fold(title)) stored,
  description_folded text not null generated always as (fold(description)) stored,
  tags_folded text not null generated always as (fold_list(tags)) stored
);
create index activities_newest on activities (created_at desc, id) where status = 'ativo';
create index activities_category on activities (category, created_at desc, id) where status = 'ativo';
create index activities_title_prefix on activities (title_folded text_pattern_ops);
create index activities_title_search on activities using gin (title_folded gin_trgm_ops);
create index activities_description_search on activities using gin (description_folded gin_trgm_ops);
create index activities_tags_search on activities using gin (tags_folded gin_trgm_ops);

-- One row for each piece of the starting catalogue that was brought in, so that a piece an administrator deletes
-- does not come back at the next start.
create table content_imports (
  key text primary key,
  imported_at timestamptz not null default now()
);

-- Downloads -----------------------------------------------------------------------------------------------------

-- A download outlives the account (the person is forgotten, the count stays), and keeps its activity from being erased.
create table downloads (
  id bigint generated always as identity primary key,
  user_id uuid references profiles (id) on delete set null,
  activity_id uuid not null references activities (id) on delete restrict,
  activity_title text not null,
  date_key date not null,
  created_at timestamptz not null default now(),
  unique (user_id, activity_id, date_key)
);
create index downloads_user_day on downloads (user_id, date_key);
create index downloads_activity on downloads (activity_id);
create index downloads_day on downloads (date_key);

-- Downloads of one day by one person, and what that leaves (decisions P2, P5).
-- p_daily_limit null = no daily limit (and nothing "remaining"); p_ceiling is the fair-use ceiling that then holds.
create function get_user_download_stats(p_user_id uuid, p_date_key date, p_daily_limit integer, p_ceiling integer)
  returns table (daily_used integer, remaining_downloads integer, can_download boolean)
  language sql stable
  begin atomic
    select used, p_daily_limit - least(used, p_daily_limit), used < coalesce(p_daily_limit, p_ceiling)
    from (select count(*)::integer as used from downloads d where d.user_id = p_user_id and d.date_key = p_date_key) as day;
  end;

-- Grants one download, or says why not (decisions P3, P4). One statement, one transaction: the row lock on the
-- profile lines up parallel calls of the same person, so that n calls never exceed the limit.
-- outcome: granted | repeated (same activity, same day: costs nothing) | limit | unknown_user | unknown_activity
create function register_download(
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

  select count(*) into v_used from downloads d where d.user_id = p_user_id and d.date_key = p_date_key;

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

-- Payments ------------------------------------------------------------------------------------------------------

create table payment_monitoring (
  id bigint generated always as identity primary key,
  payment_id text not null unique,
  status text not null,
  amount numeric(12, 2),
  payment_method text,
  user_id uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  processed_at timestamptz,
  error_message text
);
create index payment_monitoring_newest on payment_monitoring (created_at desc, id desc);

-- What the provider knocked with, kept as it came. A notification is only a hint (decisions P14).
create table webhook_inbox (
  id bigint generated always as identity primary key,
  request_id text,
  topic text not null,
  resource_id text,
  body jsonb not null,
  signature_verdict text not null check (signature_verdict in ('valid', 'invalid', 'missing')),
  attempts integer not null default 0 check (attempts >= 0),
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  last_error text
);
create index webhook_inbox_waiting on webhook_inbox (received_at) where processed_at is null;

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references profiles (id) on delete set null,
  provider_id text unique,
  type text not null check (type in ('subscription', 'one_time')),
  billing_period text not null check (billing_period in ('monthly', 'annual')),
  status text not null check (status in ('pending', 'active', 'cancelled', 'expired')),
  starts_at timestamptz,
  ends_at timestamptz,
  cancellation_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at is null or starts_at is null or ends_at > starts_at)
);
create index subscriptions_user on subscriptions (user_id);

create table payments (
  id uuid primary key default gen_random_uuid(),
  provider_payment_id text not null unique,
  subscription_id uuid references subscriptions (id) on delete restrict,
  user_id uuid references profiles (id) on delete set null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'BRL' check (currency = 'BRL'),
  method text not null,
  status text not null,
  period_start timestamptz,
  period_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (period_end is null or period_start is null or period_end > period_start)
);
create index payments_user on payments (user_id);
create index payments_subscription on payments (subscription_id);
