-- Which administrator last went over the skills of a sheet, and when. Null for codes that came with the sheet.
alter table activities
  add column skills_reviewed_by uuid references auth_users (id) on delete set null,
  add column skills_reviewed_at timestamptz;
