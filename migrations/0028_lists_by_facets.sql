-- Lists and facets are counted without reading the activities themselves, which are as long as their texts.
create index activities_listed on activities (created_at desc, id)
  include (category, is_premium, age_range, format, level, theme, school_date, goals, school_years, bncc)
  where status = 'ativo';
