-- An inactive activity may have a moment at which it becomes active (rule: publication date). Its status stays what
-- decides who sees it, so that nothing shows it early; a job changes the status.
alter table activities add column publish_at timestamptz;
create index activities_scheduled on activities (publish_at) where publish_at is not null;
