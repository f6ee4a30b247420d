-- Which drawing of a piece was brought in: another one is drawn anew, under the same address.
alter table content_imports add column drawing text;

-- What an activity is called in the words of a search, what it is good for, and the skills it supports.
alter table activities
  add column plain_title text,
  add column goal text,
  add column search_words text[] not null default '{}',
  add column bncc text[] not null default '{}';
