-- Contact details in what people write, hidden until the owner shares them. The text is made plain first
-- (one way to write each letter and digit, nothing invisible), and each rule names what it looks for.
-- supabase/tests/contactMasking.test.ts and maskingVariants.test.ts are the tables of what is found and
-- what is left alone.

-- Names a business has on the web end like this; the second list holds English words as well, so it counts in lowercase
-- letters only, and where more than a missing blank speaks for it.
create function private.web_endings(sure boolean) returns text
language sql immutable set search_path = '' as $$
  select case when sure then '(?:c[o0]m|net|org|biz|info|io|app|online|website|gg|xyz|dev|llc|inc|co\.uk|email|mail)'
    else '(?:co|us|pro|me|tv|cc|ai|ca|uk|de|eu|mx|nyc|site|shop|store|link|live|club|tech|services|service|land|garden|green'
      || '|tree|trees|company|contractors|builders|solutions|works|team|life|world|today|space|page|care|expert|guru|ly'
      || '|zone|cloud|vip|agency|group|house|homes|network|center|farm|pros|media)' end
$$;
comment on function private.web_endings(boolean) is
  'Endings of web addresses as a pattern: those that are sure to be one, or those that are words as well.';

create function private.mask_emails(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  at_sign constant text := '(?:\s*@\s*|\s*[([{<*_/|"''-]+\s*(?:@|at|a)\s*[])}>*_/|"''-]+\s*|\s+(?:at|@)\s+)';
  spelled constant text := '\s*[([{<*_/|"''-]+\s*(?:dot|d0t|period|point|\.)\s*[])}>*_/|"''-]+\s*|\s+(?:dot|d0t|period|point)\s+';
  dot constant text := '(?:\s*\.\s*|\s*,(?=com\M)|' || spelled || ')';
  endings constant text := '(?:com|net|org|io|co|biz|info|edu|xyz|c\s*o\s*m)';
  -- Words that begin sentences: "We meet at noon. Me too", "It is at 9. Tree removal only".
  words_too constant text := '(?:us|me|pro|app|mail|email|fm|ai|dev|tree|services)';
  great constant text := '(?:g\W?mail|google\s?mail|ymail|hotmail|yahoo|outlook|i\s?cloud|aol|proton\s?mail|g[\s.-]+m[\s.-]+a[\s.-]+i[\s.-]+l)';
begin
  -- ada@example.com, ada @ example . com, ada (at) example [dot] com
  words := regexp_replace(words,
    '[[:alnum:]._%+-]+\s*(?:@|[([{<]\s*at\s*[])}>])\s*[[:alnum:]-]+'
      || '(?:(?:\.|\s+\.\s+|\s*[([{<]\s*dot\s*[])}>]\s*|\s+dot\s+)[[:alnum:]-]+)*'
      || '(?:\.|\s+\.\s+|\s*[([{<]\s*dot\s*[])}>]\s*|\s+dot\s+)[[:alpha:]]{2,}',
    '[email hidden]', 'gi');
  -- ada at gmail, ada@yahoo, ada -at- g-mail: the great providers need no ending
  words := regexp_replace(words,
    '[[:alnum:]._%+-]+' || at_sign || great || '\M(?:' || dot || 'c[\s-]*o[\s-]*m\M)?', '[email hidden]', 'gi');
  -- ada at example dot com, ada_at_example_dot_com, ada *at* example *dot* com
  words := regexp_replace(words,
    -- Not "we looked at limbs.me and my son": nobody's name.
    '(?:(?<![[:alnum:]._%+-])(?![[:alnum:].%+-]*_at_|(?:look|looked|looking|meet|met|start|started|work|working|stay|be|is|was|are|were|home|arrive|here)\s+at\s)[[:alnum:]._%+-]+' || at_sign || '|[[:alnum:].%+-]+_at_)[[:alnum:]-]+'
      || '(?:(?:' || dot || '|_dot_)' || endings || '|(?:\s*\.|_dot_|' || spelled || ')' || words_too || ')\M',
    '[email hidden]', 'gi');
  -- ada at example com, ada@example
  words := regexp_replace(words,
    '[[:alnum:]._%+-]+(?:\s+at\s+[[:alnum:]-]{3,}\s+(?:com|net|org)\M|@[[:alpha:]][[:alnum:]-]{2,})', '[email hidden]', 'gi');
  -- gmail: ada.oak, my gmail is adaoak, adaoak (gmail)
  words := regexp_replace(words,
    '\m' || great || '\M(?:\s*[:=>-]+\s*|\s+(?:address\s+|account\s+)?is\s+)[[:alnum:]][[:alnum:]._%+-]{2,}'
      || '|\me-?mail\s+is\s+[[:alnum:]][[:alnum:]._%+-]{2,},?\s+(?:it\s+is|it''?s|on|at|with)\s+(?:an?\s+)?' || great || '\M',
    '[email hidden]', 'gi');
  words := regexp_replace(words, '[[:alnum:]._%+-]{4,}\s*[([]\s*(?:at\s+)?' || great || '\s*[])]', '[email hidden]', 'gi');
  -- adaATexampleDOTcom
  words := regexp_replace(words, '\m[[:lower:][:digit:]._-]{2,}AT[[:lower:][:digit:]-]{3,}DOT(?:com|net|org)\M', '[email hidden]', 'g');
  -- a d a @ e x a m p l e . c o m
  return regexp_replace(words,
    '(?<![[:alnum:]])(?:[[:alnum:]]\s){2,}@(?:\s[[:alnum:]]){2,}\s?\.(?:\s?[[:alpha:]]){2,}(?![[:alnum:]])',
    '[email hidden]', 'gi');
end $$;
comment on function private.mask_emails(text) is 'The text with email addresses replaced, spelled ones too.';

-- A website carries a phone number; pages of authorities and universities are what permits are about.
create function private.mask_links(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Like a dot and like nothing else people put inside a name: " dot ", "(dot)", "[.]", " . ".
  dot constant text := '(?:\s*[([{<*_/|-]+\s*(?:dot|d0t|\.)\s*[])}>*_/|-]+\s*|\s+(?:dot|d0t)\s+|\s+\.\s*|\.\s+(?=com\M|net\M)|,(?=com\M))';
  name constant text := '(?<![[:alnum:]./-])[[:alnum:]][[:alnum:]-]{2,}';
  names constant text := '(?<![[:alnum:]./-])(?:[[:alnum:]-]+\.)+';
  -- "over the roof.house is old" lacks a blank; people who name a page say so before, write more of its address, or put
  -- it where a sentence pauses.
  said constant text := '(?<=\m(?:[Ss]ee|[Vv]isit|[Ss]ite|[Ww]ebsite|[Ww]ebpage|[Pp]age|[Ww]eb|[Oo]nline|[Uu][Rr][Ll]|[Ll]ink|[Dd]omain|[Bb]rowse|[Oo]pen'
    || '|[Gg]o\sto|[Ff]ind\s(?:me|us)(?:\s(?:at|on))?|[Ll]ook\sat|[Cc]heck(?:\sout)?|[Ww]e\sare(?:\sat)?|[Ii]t\sis|[Oo]ur\s[[:lower:]]+\sis)[^[:alnum:].!?]{1,3}'
    || '(?:[[:alnum:].-]+\s(?:or|and)\s)?)';
begin
  words := regexp_replace(words,
    '(?:h[tx]{2}ps?\s*:\s*/\s*/\s*|\mwww\s*[. ]\s*)(?![[:alnum:].-]+\.(?:gov|edu)(?:[/:?#[:space:]]|$))[^[:space:]<>"]+'
      || '(?:\s(?:dot\s)?(?:com|net|org)\M)?',
    '[link hidden]', 'gi');
  words := regexp_replace(words,
    '(?<![[:alnum:]./-])(?:[[:alnum:]-]+\.)+' || private.web_endings(true) || '\M(?:/[^[:space:]<>"]*)?'
      || '|\m(?:wa|t|m|signal|fb|telegram|line)\.me/[^[:space:]<>"]+|\m(?:bit\.ly|linktr\.ee|goo\.gl)/[^[:space:]<>"]+',
    '[link hidden]', 'gi');
  words := regexp_replace(words,
    said || names || private.web_endings(false) || '\M(?:/[^[:space:]<>"]*)?'
      || '|' || names || '(?:' || private.web_endings(false) || '\M/[^[:space:]<>"]+|(?:de|uk|eu|mx|nyc|cc|tv|ly|vip)\M)'
      || '|(?<![[:alnum:]./-])[[:alnum:]]*(?:[[:alpha:]]{7}|[0-9-])[[:alnum:]-]*\.' || private.web_endings(false)
      || '(?=\s*(?:[,;)!?]|\.?\s*$))',
    '[link hidden]', 'g');
  -- oaktreeDOTcom, t . me / oakclimber
  words := regexp_replace(words,
    '\m[[:lower:]][[:lower:][:digit:]-]{2,}DOT(?:com|net|org)\M|\m(?:(?:wa|t|fb|m)\s*\.\s*me|fb\s*\.\s*com|bit\s*\.\s*ly)\s*/\s*[[:alnum:]_.]{3,}', '[link hidden]', 'g');
  return regexp_replace(words,
    name || '(?:' || dot || '(?:c[o0]m|net|org|io|co|us|biz|info|pro|services|xyz|app|c\s+o\s+m)\M|\s+com\M|\s+d[o0]t\s?c[o0]m(?=\s*(?:[.,;!?)]|$)))', '[link hidden]', 'gi');
end $$;
comment on function private.mask_links(text) is
  'The text with web addresses replaced; those of authorities and universities stay.';

create function private.mask_handles(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- What no one writes about but to be found there; then what is a word of its own as well.
  chat constant text := 'what[''’]?s[\s-]?app|tele\s?gr[a@]m|[i1]nst[a4]gram|[i1]nsta|i\sn\ss\st\sa|linktree|snapchat|skype|discord|viber|we\s?chat|kik|tik\s?tok|venmo|cash\s?app|zelle';
  short constant text := 'ig|tg|wa|fb|snap';
  common constant text := 'signal|facebook|messenger|twitter|linkedin|nextdoor|paypal|face\s?time|i\s?message';
  service constant text := '\m(?:' || chat || '|' || short || '|' || common || ')\M';
  noun constant text := '(?:id|handle|name|user\s?name|account|profile|page|is)';
  handle constant text := '[[:alnum:]][[:alnum:]._-]{2,}';
  -- Words that follow or precede the name of a service in an ordinary sentence.
  ordinary constant text := '(?!(?:is|are|was|and|or|but|the|an?|to|for|if|with|on|in|at|as|of|so|me|us|you|your|our|my|it|that|this|not|no'
    || '|app|apps|group|groups|message|messages|review|reviews|page|pages|account|accounts|works?|call|calls|chat|video|photos?|pictures?'
    || '|when|later|too|please|post|posts|also|only|via|from|by|has|had|have|will|would|can|could|does|do|did|said|business|ad|ads'
    || '|arrived|found|find|reach|text|contact|available|posted|payment|payments|link|links|user|users|you''re|we|they|he|she|i)\M)';
begin
  -- telegram: oak_climber, whatsapp me: oakclimber, whatsapp @oakclimber, Signal = oak.22
  words := regexp_replace(words, service || '(?:\s+' || noun || ')?(?:(?:\sme)?\s*[:=>]+\s*@?|\s*@|\s*-\s*@|\s+-\s)\s*' || handle,
    '[contact hidden]', 'gi');
  -- my telegram handle is oakclimber, instagram name oakclimber
  words := regexp_replace(words, service || '\s+(?:id|handle|name|user\s?name|account|profile)(?:\s+is)?\s+@?' || handle,
    '[contact hidden]', 'gi');
  -- line id oakclimber
  words := regexp_replace(words, '\mline\s+id(?:\s+is)?\s*[:=]?\s*@?' || handle, '[contact hidden]', 'gi');
  -- my insta is oakclimber
  words := regexp_replace(words, '\m(?:my|our)\s+(?:' || chat || '|' || short || ')\s+is\s+@?' || handle, '[contact hidden]', 'gi');
  -- facebook me at oakclimber, find us on facebook under oakclimber, look up oakclimber on facebook, fb/oakclimber
  words := regexp_replace(words, service || '\s+(?:me|us)\s+(?:at|on|under|as)\s+@?' || handle
      || '|\m(?:me|us)\s+on\s+' || service || '\s+under\s+(?:the\s+name\s+)?@?' || ordinary || handle
      || '|\mlook\s+up\s+@?' || ordinary || '[[:alnum:]][[:alnum:]._-]{4,}\s+on\s+' || service
      || '|\m(?:fb|facebook|ig|insta|instagram)(?:/|\s+slash\s+)(?!' || service
      || '|(?:google|yelp|angi|email|text|phone|nextdoor)\M)[[:alnum:]][[:alnum:]._-]{3,}', '[contact hidden]', 'gi');
  -- discord oak#1234
  words := regexp_replace(words, '\mdiscord\M[^[:alnum:]]{0,3}[[:alnum:]._]{2,}\s?#\s?[0-9]{3,5}\M', '[contact hidden]', 'gi');
  -- telegram oak_climber, telegram oakclimber, ig oakclimber; "Seattle, WA 98101" and "could snap during" are none
  words := regexp_replace(words, service || '\s+@?[[:alnum:].]+_[[:alnum:]._]+', '[contact hidden]', 'gi');
  words := regexp_replace(words, '\m(?:' || chat || '|ig|tg|fb)\s+@?' || ordinary || '[[:alnum:]][[:alnum:]._-]{3,}',
    '[contact hidden]', 'gi');
  -- oakclimber on telegram
  words := regexp_replace(words, '\m' || ordinary || '[[:alnum:]][[:alnum:]._-]{4,}\s+on\s+(?:' || chat || '|ig|tg)\M',
    '[contact hidden]', 'gi');
  return regexp_replace(words, '(?<![[:alnum:]._])@\s?[[:alpha:]][[:alnum:]_.-]{4,}', '[contact hidden]', 'g');
end $$;
comment on function private.mask_handles(text) is 'The text with names on chat and payment services replaced.';

-- What people say between the parts of a number.
create function private.parting_words() returns text
language sql immutable set search_path = '' as $$
  select 'dot|dash|hyphen|minus|point|space|then|next|number|and|area|code|cell|to|plus|rest|last'
$$;
comment on function private.parting_words() is 'Words between the parts of a spoken phone number, as alternatives of a pattern.';

-- Which digits a run of figures and spelled figures holds; letters that look like one count as one.
create function private.spoken_digits(run text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  digits text := lower(run);
  word text;
begin
  -- Teens and tens as people say them: seventy-seven, five twelve, five hundred twelve. Before the figures whose
  -- names they hold, and only where there are any: few texts need these patterns.
  if digits like any (array['%te%n%', '%eleven%', '%twelve%', '%ty%', '%hundred%']) then
    for word in select unnest(array['thirteen:13', 'fourteen:14', 'fifteen:15', 'sixteen:16', 'seventeen:17', 'eighteen:18',
      'nineteen:19', 'eleven:11', 'twelve:12', 'twenty:2T', 'thirty:3T', 'forty:4T', 'fifty:5T', 'sixty:6T', 'seventy:7T',
      'eighty:8T', 'ninety:9T', 'ten:10']) loop
      digits := replace(digits, split_part(word, ':', 1), split_part(word, ':', 2));
    end loop;
  end if;
  for word in select unnest(array['zero:0', 'oh:0', 'one:1', 'two:2', 'three:3', 'four:4', 'five:5', 'six:6',
    'seven:7', 'eight:8', 'nine:9', 'cero:0', 'uno:1', 'dos:2', 'tres:3', 'cuatro:4', 'cinco:5', 'seis:6', 'siete:7',
    'ocho:8', 'nueve:9', 'zer0:0', '0h:0', '0ne:1', 'tw0:2', 'thr33:3', 'f0ur:4', 'f1ve:5', 's1x:6', 's3ven:7', 'sev3n:7',
    's3v3n:7', '3ight:8', 'n1ne:9']) loop
    digits := replace(digits, split_part(word, ':', 1), split_part(word, ':', 2));
  end loop;
  if digits like '%T%' then
    digits := replace(regexp_replace(digits, 'T[^[:alnum:]]?([1-9])(?![0-9])', '\1', 'g'), 'T', '0');
  end if;
  if digits like '%hundred%' then
    digits := regexp_replace(digits, '([0-9])[^[:alnum:]]*hundred(?:[^[:alnum:]]*([0-9]{2})(?![0-9]))?', '\1H\2', 'g');
    digits := regexp_replace(digits, 'H(?![0-9])', '00', 'g');
    digits := replace(digits, 'H', '');
  end if;
  if digits like '%double%' or digits like '%triple%' then
    digits := regexp_replace(digits, 'double[^[:alnum:]]*([0-9])', '\1\1', 'g');
    digits := regexp_replace(digits, 'triple[^[:alnum:]]*([0-9])', '\1\1\1', 'g');
  end if;
  digits := regexp_replace(digits, '\m(?:' || private.parting_words() || ')\M', ' ', 'g');
  return translate(digits, 'oilsbz|', '0115821');
end $$;
comment on function private.spoken_digits(text) is
  'A run of figures as digits with what parts them: words of figures become digits, look-alike letters too.';

create function private.is_phone_run(run text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  figures constant text := '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine'
    || '|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)';
  parts text[] := array(select m[1] from regexp_matches(private.spoken_digits(run), '([0-9]+)', 'g') m);
  digits text := array_to_string(parts, '');
  spelled int := (select count(*) from regexp_matches(run, figures, 'gi'));
  shape text := array_to_string(array(select length(part) from unnest(parts) part), '-');
  -- Round numbers are sizes or prices.
  uneven int := (select count(*) from unnest(parts) part where right(part, 1) <> '0');
  tens constant text[] := array['%teen%', '%ten%', '%ty%', '%eleven%', '%twelve%', '%hundred%'];
  has_tens boolean := lower(run) like any (tens);
  last_word text := reverse(split_part(reverse(run), ' ', 1));
  parting_mark text := case when run like '%;%;%' and uneven < 2 then ',' else ';' end;
begin
  if length(digits) = 11 and digits like '1%' then
    digits := substr(digits, 2);
    shape := case when shape = '11' then '10'
      when shape like '1-%' then substr(shape, 3)
      when shape like '4-%' and left(digits, 1) between '2' and '9' then '3-' || substr(shape, 3)
      else shape end;
  end if;
  -- "Eight, nine, ten, eleven and twelve" are a list; "five twelve, five fifty-five, oh one seventy-seven" have the
  -- parts of a number, and prices that are spoken so are round.
  if has_tens then
    return length(digits) = 10 and digits ~ '^[2-9]..[2-9]' and uneven >= 2
      and array[3, 6] <@ array(
        select sum(length(part)) over (order by place)::int from unnest(parts) with ordinality p (part, place))
      -- 512 five five five 0177, ten minutes
      or (last_word <> run and length(run) < 120 and lower(last_word) like any (tens)
        and private.is_phone_run(rtrim(left(run, -length(last_word)), ' ,;-')));
  end if;
  if spelled >= 2 and (spelled >= 7 or length(digits) between 10 and 11) then
    return true;
  end if;
  -- 450/650/1200 are prices.
  if length(digits) <> 10 or left(digits, 1) not between '2' and '9' or uneven = 0 and cardinality(parts) > 2 and translate(run, '0123456789/ ', '') = '' and parts[3] not like '0%'
    -- 300 to 400 to 1200 are prices, 240x300x1200 a size.
    or uneven < 2 and lower(run) like any (array['% to %', '% plus %', '%x%x%']) then
    return false;
  end if;
  -- 300, 400, 1200 and 24, 30, 36, 48, 60 and 800; 950; 1200 are lists; "512, number 555 0100" and "512; 555 0100" are none.
  if strpos(translate(run, E'\n\t\r;', '   ' || parting_mark), ', ') > 0 and shape <> '1-1-1-1-1-1-1-1-1-1'
    and not (split_part(run, ',', 3) = ''
      and ltrim(lower(split_part(run, ',', 2))) like any (array['number%', 'code%', 'cell%', 'rest%', 'last%'])) then
    return false;
  end if;
  return shape in ('10', '3-3-4', '3-7', '6-4', '5-5', '7-3', '3-3-2-2', '3-3-1-1-1-1', '3-1-1-1-1-1-1-1', '3-3-3-1', '1-1-1-3-4', '1-1-1-1-1-1-4', '3-2-2-3', '1-1-1-1-1-1-1-1-1-1')
    -- 24" 30" 36" 18" 22", 24 30 37 18 22 and 45 50 60 35 40 are sizes; none begins with 0.
    or (shape = '2-2-2-2-2' and translate(run, ',/:"″”', '') = run
      and exists (select 1 from unnest(parts) part where part like '0%'))
    -- 5125 550 177
    or (shape in ('4-3-3', '3-4-3', '1-2-3-2-2', '2-3-3-2') and translate(run, '0123456789 ()', '') = '' and uneven >= 2);
end $$;
comment on function private.is_phone_run(text) is
  'Whether a run of figures is a US phone number: ten digits, or eleven with a leading 1, parted like one, or many spelled ones.';

-- The words before a run of figures that say what it is: "Lots 301 302 3034", "License no. 512-455-1234-A".
create function private.number_labels() returns text
language sql immutable set search_path = '' as $$
  select '\m(?:lots?|tags?|tagged|numbered|models?|serials?|licen[sc]es?|licen[sc]ed|permits?|parcels?|apn|invoices?|units?|orders?|policy'
    || '|policies|cases?|accounts?|parts?|stock|vin|sku|items?|ref|reference|tickets?|claims?|certificates?|cert|isa|cslb'
    || '|registration|confirmation|tracking|meters?|pins?|stakes?|plots?|blocks?|circuits?|poles?|keys?)'
    || '(?:\s(?:no|nos|numbers?|ids?|is|are|was|were|code))*[^[:alnum:]]{1,4}'
$$;
comment on function private.number_labels() is
  'Words that name figures which are not a phone number, as a pattern; what may stand between them and the figures is part of it.';

create function private.mask_phones(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  spelled constant text := '(?:zer[o0]|[o0]h|[o0]ne|tw[o0]|thr(?:ee|33)|f[o0]ur|f[i1]ve|s[i1]x|s[e3]v[e3]n|[e3]ight|n[i1]ne|double|triple|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen'
    || '|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred'
    || '|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)';
  -- A figure, a word for one, or figures with look-alike letters among them (5l2, O1OO).
  unit constant text := '(?:' || spelled || '|[0-9OoIlSBZ]*[0-9][0-9OoIlSBZ]*|[OIl]{1,4}(?![[:alpha:]]))';
  parting constant text := '(?:[^[:alnum:]$]{0,5}(?:\m(?:' || private.parting_words() || ')\M[^[:alnum:]$]{1,3}){0,2}|x(?=[0-9]))';
  run text;
begin
  for run in
    select distinct m[2] from regexp_matches(words,
      '(' || private.number_labels() || ')?((?<![[:alnum:]$#])(?:\+\s?)?[([]?' || unit || '(?:' || parting || unit || ')*(?![[:alnum:]]))', 'gi') m
    where length(m[2]) >= 10 and m[1] is null
  loop
    if private.is_phone_run(run) then
      words := replace(words, run, '[phone hidden]');
    end if;
  end loop;
  -- +44 20 7946 0958
  words := regexp_replace(words, '\+\s?[0-9](?:[^[:alnum:]$=+]{0,3}[0-9]){8,14}', '[phone hidden]', 'g');
  -- (512) 555-0100 and every way to part it, also inside a longer run
  words := regexp_replace(words,
    '(?<![0-9$])(?<!' || private.number_labels() || ')(?![2-9][0-9]0\s?[/ ]\s?[1-9][0-9]0\s?[/ ]\s?[1-9][0-9]{2}0(?![0-9]))(?:1[^[:alnum:]$,;]{0,3})?[([]?[2-9][0-9]{2}[])]?(?:[^[:alnum:]$,;]{0,4}|[,;])[0-9]{3}(?:[^[:alnum:]$,;]{0,4}|[,;])[0-9]{4}(?![0-9])'
      -- 512, 555, 0177: no list of sizes or prices has a number that begins with 0. $5125550177: no price is written so
      || '|(?<![0-9])[2-9][0-9]{2}[,;]?\s[2-9][0-9]{2}[,;]?\s0[0-9]{3}(?![0-9])|\$[2-9][0-9]{8}[1-9](?![0-9])'
      -- 555 0177 in the 512
      || '|(?<![0-9])[0-9]{3}[^[:alnum:]$]{0,3}[0-9]{4}\sin\sthe\s[2-9][0-9]{2}(?=\s*(?:[.,;!?]|area\M|$))'
      -- 555-0177 (area code 512), area code 512, rest 5550177, 512 is the area code and the rest is 555 0177
      || '|(?<![0-9])[0-9]{3}[^[:alnum:]$]{0,3}[0-9]{4}[^0-9.!?]*\marea\s+code\M[^0-9.!?]*[2-9][0-9]{2}(?![0-9])'
      || '|\marea\s+code\M[^0-9.!?]*[2-9][0-9]{2}[^0-9.!?]+[0-9]{3}[^[:alnum:]$]{0,3}[0-9]{4}(?![0-9])'
      || '|(?<![0-9])[2-9][0-9]{2}[^0-9.!?]*\marea\s+code\M[^0-9.!?]*[0-9]{3}[^[:alnum:]$]{0,3}[0-9]{4}(?![0-9])',
    '[phone hidden]', 'gi');
  -- 5 1 2 5 5 5 0 1 0 0
  return regexp_replace(words, '(?<![0-9])[0-9](?:[^[:alnum:]$]{1,3}[0-9](?![0-9])){9,11}', '[phone hidden]', 'g');
end $$;
comment on function private.mask_phones(text) is 'The text with phone numbers replaced, spelled and spaced ones too.';

-- A street with its number leads to the door, and so does a plus code (862487W2+XH); the city and the ZIP code, which
-- everybody reads, do not. Names of streets begin with capitals, or the sentence says that one comes.
create function private.mask_places(words text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(words,
    '(?<![[:alnum:].,$#/-])[0-9]{1,5}[A-Za-z]?\s+(?:(?:[NSEW]{1,2}\.?|North|South|East|West)\s+)?'
      || '(?:(?:[[:upper:]][[:alpha:]''’.]*|[0-9]{1,3}(?:st|nd|rd|th)|1/2)\s+){1,3}'
      || '(?:[Ss]t|[Ss]treet|STREET|[Aa]ve|AVE|[Aa]venue|[Rr]d|[Rr]oad|ROAD|[Ll]n|[Bb]lvd|BLVD|[Bb]oulevard|[Pp]kwy|[Hh]wy'
      -- Words of every day, unless they are written as names are: two oaks way back, one pine by the drive.
      || '|Dr|Drive|Lane|Ct|Court|Pl|Place|Way|Ter|Terrace|Cir|Circle|Parkway|Trl|Trail|Loop|Cv|Cove)\M\.?'
      || '|(?<![[:alnum:]+])(?:[23456789CFGHJMPQRVWX]{4}){1,2}\+[23456789CFGHJMPQRVWX]{2,3}(?![[:alnum:]+])',
    '[address hidden]', 'g')
$$;
comment on function private.mask_places(text) is 'The text with street addresses and plus codes replaced.';

-- PostgreSQL keeps 32 patterns compiled. Masking a text with a number uses 31: more would compile all of them
-- again for every text. A limit such as {0,14} repeats what it limits, which takes many times as long to compile.
create function private.mask_contact(body text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  plain text := private.plain_text(body);
  masked text := private.mask_phones(private.mask_places(private.mask_handles(private.mask_links(private.mask_emails(plain)))));
begin
  return case when masked = plain then body else masked end;
end $$;
comment on function private.mask_contact(text) is
  'The text with email addresses, phone numbers, street addresses, web addresses and names on chat services replaced. A text without any comes back unchanged.';
