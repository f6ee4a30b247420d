-- What stands behind the four groups of a search: all its words in any order, by their stems.

-- No stop words: «letra a» looks for the letter. Which words count is decided where the search is read.
create text search dictionary portuguese_stems (template = pg_catalog.snowball, language = portuguese);
create text search configuration activity_words (parser = pg_catalog."default");
alter text search configuration activity_words
  add mapping for asciiword, numword, uint, int, sfloat, float, version with portuguese_stems;

-- Words in plain letters, with the plurals that the stemmer does not know without accents: adicoes, animais, nuvens.
create function search_words(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(fold(value), '[^a-z0-9]+', ' ', 'g'),
        '\y([a-z]+)oes\y', '\1ao', 'g'),
      '\y([a-z]+[aeou])is\y', '\1l', 'g'),
    '\y([a-z]+)ns\y', '\1m', 'g');

alter table activities add column search_document tsvector not null generated always as (
  setweight(to_tsvector('public.activity_words', search_words(title || ' ' || coalesce(plain_title, ''))), 'A') ||
  setweight(
    to_tsvector('public.activity_words',
      search_words(category || ' ' || fold_list(tags) || ' ' || fold_list(search_words) || ' ' || fold_list(bncc))),
    'B') ||
  setweight(to_tsvector('public.activity_words', search_words(description)), 'C') ||
  setweight(to_tsvector('public.activity_words', search_words(age_range || ' ' || coalesce(goal, ''))), 'D')
) stored;
create index activities_search_document on activities using gin (search_document);

-- Words that occur in the catalogue, plain and as they are written, for searches that are spelled nearly right. A word
-- stays when its activity goes: a spelling that finds nothing is not offered.
create table search_vocabulary (
  word text primary key,
  written text not null
);
create index search_vocabulary_near on search_vocabulary using gin (word gin_trgm_ops);

create function words_written(title text, plain_title text, category text, tags text[], search_words text[])
  returns setof text
  language sql stable parallel safe
  return regexp_split_to_table(
    lower(concat_ws(' ', title, plain_title, category, array_to_string(tags, ' '), array_to_string(search_words, ' '))),
    '[^a-zà-öø-ÿ]+');

create function note_search_vocabulary() returns trigger
  language plpgsql
  as $$ begin
    -- In one order, so that two transactions wait for each other in one direction only.
    insert into search_vocabulary (word, written)
    select distinct on (fold(written)) fold(written), written
    from changed, words_written(title, plain_title, category, tags, search_words) as written
    where length(written) between 3 and 30
    order by fold(written), written desc
    on conflict do nothing;
    return null;
  end $$;

create trigger activities_inserted_words
  after insert on activities referencing new table as changed
  for each statement execute function note_search_vocabulary();
create trigger activities_updated_words
  after update on activities referencing new table as changed
  for each statement execute function note_search_vocabulary();

insert into search_vocabulary (word, written)
select distinct on (fold(written)) fold(written), written
from activities, words_written(title, plain_title, category, tags, search_words) as written
where length(written) between 3 and 30
order by fold(written), written desc;
