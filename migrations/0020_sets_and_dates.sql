-- The set of activities that an activity belongs to, as it is shown, and the date of the school year that it is made for.
alter table activities add column set_name text;
alter table activities add column school_date text;
create index activities_school_date on activities (school_date) where school_date is not null;
