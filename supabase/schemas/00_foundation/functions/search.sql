create function private.search_patterns(words text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg('%' || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from (
    select w from regexp_split_to_table(coalesce(private.folded(words), ''), '\s+') with ordinality g (w, place)
    where w <> '' order by g.place limit 10
  ) given
$$;
comment on function private.search_patterns(text) is
  'A LIKE pattern for each word searched for, the first ten of them, folded, with nothing in them special.';

create function private.words_looked_for(words text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select string_agg('''' || w || ''':*', ' & ')::tsquery
  from (
    select left(lower(w), 60) as w from regexp_split_to_table(words, '[^[:alnum:]]+') with ordinality g (w, place)
    where w <> '' order by g.place limit 10
  ) given
$$;
comment on function private.words_looked_for(text) is
  'Asks private.searched_words for the beginnings of all the given words, the first ten of them; null when there is none.';
