-- Words whose stem would be another word's are their own stem: «comida» is none of «com», nor «pares» of «para».
create or replace function search_words(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(fold(value), '[^a-z0-9]+', ' ', 'g'),
          '\y([a-z]+)oes\y', '\1ao', 'g'),
        '\y([a-z]+[aeou])is\y', '\1l', 'g'),
      '\y([a-z]+)ns\y', '\1m', 'g'),
    '\y(bol[ao]|calcad[ao]|casc[ao]|cobra|com|comida|como|cop[ao]|empatia|foc[ao]|mala|maria|medo|mei[ao]|mesa|motorista|nove|objetivo|par|para|pat[ao]|pe|pinto|pont[aeo]|quadrad[ao]|sabado|sala|salada|set[ae]|solid[ao]|som|tesour[ao]|trem)(es|s)?\y',
    '\10', 'g');

-- Documents are computed anew where a column of theirs is written.
update activities set title = title;
