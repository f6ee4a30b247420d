-- How a drawn sheet was drawn (kind, level, seed …), so that it can be drawn otherwise. Null for uploaded files. Handed
-- out with a grant only, never part of a public answer.
alter table activities add column recipe jsonb;
