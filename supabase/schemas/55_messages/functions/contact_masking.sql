-- Contact details in what people write, hidden until the owner shares them. Each rule names what it
-- looks for; supabase/tests/contactMasking.test.ts is the table of what is found and what is left alone.
create function private.mask_emails(words text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(regexp_replace(words,
    -- ada@example.com, ada @ example . com, ada (at) example [dot] com
    '[[:alnum:]._%+-]+\s*(?:@|[([{]\s*at\s*[])}])\s*[[:alnum:]-]+'
      || '(?:(?:\.|\s+\.\s+|\s*[([{]\s*dot\s*[])}]\s*|\s+dot\s+)[[:alnum:]-]+)*'
      || '(?:\.|\s+\.\s+|\s*[([{]\s*dot\s*[])}]\s*|\s+dot\s+)[[:alpha:]]{2,}',
    '[email hidden]', 'gi'),
    -- ada at gmail, ada@yahoo: the great providers need no ending
    '[[:alnum:]._%+-]+(?:\s*@\s*|\s+at\s+|\s*[([{]\s*at\s*[])}]\s*)'
      || '(?:g\s?mail|hotmail|yahoo|outlook|icloud|aol|proton\s?mail)\M(?:\s*(?:\.|\mdot\M)\s*com\M)?',
    '[email hidden]', 'gi'),
    -- ada at example dot com
    '[[:alnum:]._%+-]+\s+at\s+[[:alnum:]-]+(?:\.|\s+dot\s+)(?:com|net|org|io|co|us|biz|info|edu|email)\M',
    '[email hidden]', 'gi')
$$;
comment on function private.mask_emails(text) is 'The text with email addresses replaced, spelled ones too.';

-- A website carries a phone number; pages of authorities and universities are what permits are about.
create function private.mask_links(words text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(regexp_replace(words,
    '(?:https?://|\mwww\.)(?![[:alnum:].-]+\.(?:gov|edu)(?:[/:?#[:space:]]|$))[^[:space:]<>"]+',
    '[link hidden]', 'gi'),
    '(?<![[:alnum:]./-])(?:[[:alnum:]-]+\.)+(?:com|net|org|biz|info|io|co|app|site|online|shop|website|gg)\M(?:/[^[:space:]<>"]*)?'
      || '|\m(?:wa|t|m|signal|fb|telegram|line)\.me\M(?:/[^[:space:]<>"]*)?|\mbit\.ly/[^[:space:]<>"]+',
    '[link hidden]', 'gi'),
    '\m[[:alnum:]-]+\s+dot\s+(?:com|net|org|io|co|us|biz|info)\M',
    '[link hidden]', 'gi')
$$;
comment on function private.mask_links(text) is
  'The text with web addresses replaced; those of authorities and universities stay.';

create function private.mask_handles(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  service constant text := '\m(?:whats\s?app|telegram|signal|facebook|messenger|instagram|insta|snapchat|skype'
    || '|discord|viber|wechat|kik|venmo|cash\s?app|zelle)\M';
  noun constant text := '(?:id|handle|name|user\s?name|account|profile)';
  handle constant text := '[[:alnum:]][[:alnum:]._-]{2,}';
begin
  -- telegram: oak_climber, whatsapp @oakclimber, Signal = oak.22
  words := regexp_replace(words, service || '(?:\s+' || noun || ')?\s*(?:[:=]\s*@?|@)\s*' || handle,
    '[contact hidden]', 'gi');
  -- my telegram handle is oakclimber, instagram name oakclimber
  words := regexp_replace(words, service || '\s+' || noun || '(?:\s+is)?\s+@?' || handle, '[contact hidden]', 'gi');
  -- facebook me at oakclimber
  words := regexp_replace(words, service || '\s+(?:me|us)\s+(?:at|on|under|as)\s+@?' || handle,
    '[contact hidden]', 'gi');
  -- telegram oak_climber
  words := regexp_replace(words, service || '\s+@?[[:alnum:].]+_[[:alnum:]._]+', '[contact hidden]', 'gi');
  return regexp_replace(words, '(?<![[:alnum:]._])@[[:alpha:]][[:alnum:]_.]{4,}', '[contact hidden]', 'g');
end $$;
comment on function private.mask_handles(text) is 'The text with names on chat and payment services replaced.';

create function private.mask_phones(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  spelled constant text := '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)';
  run text;
  word_count int;
  digit_count int;
begin
  -- Digits in words, alone or among figures: five one two 555 oh one double oh
  for run in
    select m[1] from regexp_matches(words,
      '(\m(?:' || spelled || '|[0-9]{1,4})(?:[[:space:],.-]{1,3}(?:' || spelled || '|[0-9]{1,4})){4,}\M)', 'gi') m
  loop
    word_count := (select count(*) from regexp_matches(run, '\m' || spelled || '\M', 'gi'));
    digit_count := length(regexp_replace(run, '[^0-9]', '', 'g'));
    if word_count >= 2 and (word_count >= 7 or word_count + digit_count >= 10) then
      words := replace(words, run, '[phone hidden]');
    end if;
  end loop;
  -- +44 20 7946 0958
  words := regexp_replace(words, '\+[0-9](?:[[:space:].()-]{0,2}[0-9]){8,14}', '[phone hidden]', 'g');
  -- (512) 555-0100 and every way to part it
  words := regexp_replace(words,
    '(?<![0-9$])(?:1[[:space:].-]{0,3})?\(?[2-9][0-9]{2}\)?[[:space:]./_*-]{0,3}[0-9]{3}[[:space:]./_*-]{0,3}[0-9]{4}(?![0-9])',
    '[phone hidden]', 'g');
  -- 5 1 2 5 5 5 0 1 0 0
  return regexp_replace(words, '(?<![0-9])[0-9](?:[[:space:].,/_*-]{1,3}[0-9](?![0-9])){9,11}', '[phone hidden]', 'g');
end $$;
comment on function private.mask_phones(text) is 'The text with phone numbers replaced, spelled and spaced ones too.';

create function private.mask_contact(body text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Full-width characters and ones without width would hide what the eye can read.
  plain text := translate(body, '０１２３４５６７８９＠．' || U&'\200B\2060\FEFF\00AD', '0123456789@.');
  masked text := private.mask_phones(private.mask_handles(private.mask_links(private.mask_emails(plain))));
begin
  return case when masked = plain then body else masked end;
end $$;
comment on function private.mask_contact(text) is
  'The text with email addresses, phone numbers, web addresses and names on chat services replaced. A text without any comes back unchanged.';
