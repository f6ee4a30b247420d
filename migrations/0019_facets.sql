-- What a sheet can be narrowed by beside the filters: level, theme, goals, and the school years of its skills.

-- The years of a sheet: those of its skills that fit its age. A skill of another year does not change whom it is for.
create function school_years(bncc text[], age_range text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(distinct year order by year), '{}')
    from unnest(bncc) as code
    cross join lateral unnest(case
      when code like 'EI%' then array['infantil']
      when code like 'EF12%' then array['1', '2']
      when code like 'EF15%' then array['1', '2', '3', '4', '5']
      when code like 'EF35%' then array['3', '4', '5']
      when code ~ '^EF0[1-5]' then array[substr(code, 4, 1)]
      else array[]::text[]
    end) as year
    where case age_range
      when '3-4 anos' then year = 'infantil'
      when '5-7 anos' then year in ('infantil', '1', '2')
      when '8-10 anos' then year in ('2', '3', '4', '5')
      else year in ('4', '5')
    end);

alter table activities
  add column level text check (level in ('facil', 'medio', 'desafio')),
  add column theme text,
  add column goals text[] not null default '{}',
  add column school_years text[] not null generated always as (school_years(bncc, age_range)) stored;

create index activities_goals on activities using gin (goals);
create index activities_bncc on activities using gin (bncc);
