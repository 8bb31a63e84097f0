-- Pros are found through a b-tree on this cell; it beat the geographic GiST index in our measurements.
create function private.grid_cell(latitude float8, longitude float8) returns int
language sql immutable parallel safe set search_path = '' as $$
  select floor((latitude + 90) * 4)::int * 1440 + floor((longitude + 180) * 4)::int
$$;
comment on function private.grid_cell(float8, float8) is
  'Number of the 0.25 degree cell that holds a point: row * 1440 + column.';
-- Generated columns and indexes are computed with the rights of the person who writes the row.
grant execute on function private.grid_cell(float8, float8) to authenticated, service_role;

-- Idempotency: the first call with a key records its answer, a repeat gets that answer back.
create table private.answered_calls (
  actor_id uuid not null,
  key uuid not null,
  call text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);
comment on table private.answered_calls is 'Answers of calls that carried an idempotency key, by caller and key.';

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
-- Indexes are kept with the rights of the person who writes the row.
grant execute on function private.searched_words(text) to anon, authenticated, service_role;
