-- Words as searches index them: whole words, and the parts of those written together like LeadInbox, so
-- that the beginning of any of them finds the text. Built without a parser, which would take host names,
-- versions and compounds apart by rules of its own.

create function private.searched_words(given text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_to_tsvector(array_agg(distinct left(lower(w), 60))), ''::tsvector)
  from regexp_split_to_table(
    left(given, 8000) || ' ' || regexp_replace(left(given, 8000), '([[:lower:][:digit:]])([[:upper:]])', '\1 \2', 'g'),
    '[^[:alnum:]]+') w
  where w <> ''
$$;
comment on function private.searched_words(text) is
  'The words of a text in lower case, those written in camel case also part by part; the first 8000 characters count.';
-- Indexes are kept with the rights of whoever writes the row.
grant execute on function private.searched_words(text) to anon, authenticated, service_role;

create function private.words_looked_for(words text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select string_agg('''' || w || ''':*', ' & ')::tsquery
  from (
    select left(lower(w), 60) as w from regexp_split_to_table(words, '[^[:alnum:]]+') w where w <> '' limit 10
  ) given
$$;
comment on function private.words_looked_for(text) is
  'Asks private.searched_words for the beginnings of all the given words, the first ten of them; null when there is none.';
