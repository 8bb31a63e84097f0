-- Pros are found through a b-tree on this cell; it beat the geographic GiST index in our measurements.
create function private.grid_cell(latitude float8, longitude float8) returns int
language sql immutable parallel safe set search_path = '' as $$
  select floor((latitude + 90) * 4)::int * 1440 + floor((longitude + 180) * 4)::int
$$;
comment on function private.grid_cell(float8, float8) is
  'Number of the 0.25 degree cell that holds a point: row * 1440 + column.';
-- Generated columns and indexes are computed with the rights of the person who writes the row.
grant execute on function private.grid_cell(float8, float8) to authenticated, service_role;

-- Functions that column checks call; they must exist before the tables, and every role that writes a row must be able to call them.
create function private.checked_day(day date) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if day not between date '1990-01-01' and date '2100-01-01' then
    raise exception 'Enter a date between 1990 and 2100.';
  end if;
  return true;
end $$;
comment on function private.checked_day(date) is
  'For checks: a day that programs and people can count with, so neither infinity nor a year of seven digits. Refuses any other with a sentence.';
grant execute on function private.checked_day(date) to anon, authenticated, service_role;

create function private.is_short_set(list anyarray) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(list) <= 100 and coalesce(array_ndims(list), 1) = 1 and array_position(list, null) is null
    and cardinality(list) = (select count(distinct e.item) from unnest(list) e (item))
$$;
comment on function private.is_short_set(anyarray) is
  'For checks: a list of at most 100 different values, none of them null.';
grant execute on function private.is_short_set(anyarray) to anon, authenticated, service_role;

create function private.without_width() returns text
language sql immutable parallel safe set search_path = '' as $$
  select U&'\00AD\034F\061C\115F\1160\17B4\17B5\180B-\180F\200B-\200F\202A-\202E\2060-\206F\20E3\3164\FE00-\FE0F\FEFF\FFA0\+0E0000-\+0E007F'
$$;
comment on function private.without_width() is
  'Characters without width, for the brackets of a pattern: soft hyphens, joiners, marks of direction, selectors, key caps, tags.';
grant execute on function private.without_width() to anon, authenticated, service_role;

-- NFKC folds what Unicode calls compatible: full-width and circled digits, mathematical letters, one-dot
-- leaders. The rest is folded here: digits of other scripts, letters that look Latin, invisible marks.
create function private.plain_text(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  -- ASCII is plain already, and most texts are.
  select case when octet_length(words) = length(words) then words else translate(translate(
    regexp_replace(
      replace(normalize(words, nfkc), U&'\+01F51F', '10'),
      '[' || private.without_width() || ']', '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯'
      || '೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙'
      || '〇一二三四五六七八九零壹貳參肆伍陸柒捌玖零壹贰叁肆伍陆柒捌玖߀߁߂߃߄߅߆߇߈߉⓿❶❷❸❹❺❻❼❽❾⓪➀➁➂➃➄➅➆➇➈⓪➊➋➌➍➎➏➐➑➒',
    repeat('0123456789', 23)),
    'аеорсухіјѕԁӏһАВЕКМНОРСТУХІЈЅαοερτυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧɡıⅼ。•∙⋅·・',
    'aeopcyxijsdlhABEKMHOPCTYXIJSaoeptuikABEZHIKMNOPTYXgil......') end
$$;
comment on function private.plain_text(text) is
  'A text as the eye reads it: one way to write each letter and digit, without characters that have no width.';
grant execute on function private.plain_text(text) to authenticated, service_role;

-- As folded of shared/domain.
create function private.folded(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(regexp_replace(normalize(words, NFKD), U&'[\0300-\036F\1AB0-\1AFF\20D0-\20FF\FE20-\FE2F]+', '', 'g'))
$$;
comment on function private.folded(text) is
  'A text as people search for it: "Peña" is found by "pena", in any case. For comparing, not for showing.';
grant execute on function private.folded(text) to anon, authenticated, service_role;

create function private.has_visible_text(words text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select words ~ ('[^' || U&'\0001-\0020\007F-\00A0\1680\2000-\200A\2028\2029\202F\205F\2800\3000' || private.without_width() || ']')
$$;
comment on function private.has_visible_text(text) is
  'Whether a text has a character to see: not only blanks, control characters and characters without width.';
grant execute on function private.has_visible_text(text) to anon, authenticated, service_role;

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
