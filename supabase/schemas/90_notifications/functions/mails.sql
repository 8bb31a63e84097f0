create function private.without_breaks(value text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(value, '[[:cntrl:][:space:]{}]+', ' ', 'g'))
$$;
comment on function private.without_breaks(text) is
  'A value on one line, fit to be filled into a text or a subject.';

create function private.filled_in(template text, parts jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  part record;
begin
  for part in select p.key, private.without_breaks(p.value) as value from jsonb_each_text(parts) p loop
    if part.value <> '' then
      template := replace(template, '{' || part.key || '}', part.value);
    end if;
  end loop;
  return template;
end $$;
comment on function private.filled_in(text, jsonb) is
  'A text with its parts in braces filled in; parts without a value stay as they are.';

create function private.paragraphs(template text, parts jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(f.words order by p.place) filter (where f.words !~ '\{[a-z_]+\}'), '{}')
  from regexp_split_to_table(template, E'\n\n') with ordinality p (words, place)
  cross join lateral (select private.filled_in(p.words, parts) as words) f
$$;
comment on function private.paragraphs(text, jsonb) is
  'The paragraphs of a text, filled in; those with an unknown part are left out.';

create function private.html_escaped(value text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(replace(value,
    '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;')
$$;
comment on function private.html_escaped(text) is 'Text made safe to stand in HTML, in an element or in a quoted attribute.';

create function private.mail_link(label text, url text) returns text
language sql immutable set search_path = '' as $$
  select private.mail_piece('link', jsonb_build_object('url', private.html_escaped(url), 'text', private.html_escaped(label)))
$$;
comment on function private.mail_link(text, text) is 'A link in a mail.';

create function private.mail_html(
  subject text, about text, words text[], label text, url text, base text, unsubscribe_url text
)
returns text
language sql immutable set search_path = '' as $$
  select private.mail_piece('frame', jsonb_build_object(
    'subject', private.html_escaped(subject), 'preview', private.html_escaped(coalesce(about, words[1], subject)),
    'origin', private.html_escaped(base),
    'about', coalesce(private.mail_piece('about', jsonb_build_object('text', private.html_escaped(about))), ''),
    'content', (select coalesce(string_agg(private.mail_piece('paragraph',
        jsonb_build_object('text', private.html_escaped(p))), '' order by place), '')
      from unnest(words) with ordinality w (p, place))
      || private.mail_piece('button', jsonb_build_object('url', private.html_escaped(url), 'text', private.html_escaped(label))),
    'footer', private.mail_piece('small', jsonb_build_object('text', concat_ws(' ',
      case when unsubscribe_url is not null then private.mail_link('Stop emails like this one', unsubscribe_url) || ', or' end,
      private.mail_link(case when unsubscribe_url is null then 'Open your account settings' else 'choose what we send you' end,
        base || '/account') || '.')))))
$$;
comment on function private.mail_html(text, text, text[], text, text, text, text) is
  'A mail in HTML. All it fetches are the product''s own pictures, the same for every mail.';

create function private.render_mail(
  kind_name text, parts jsonb, path text, unsubscribe_url text,
  out subject text, out body_text text, out body_html text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  kind private.notification_kinds;
  about text := (private.paragraphs('Request #{request}: {service} in {city}', parts))[1];
  words text[];
  base text := (select s.address from private.site s);
begin
  select * into strict kind from private.notification_kinds k where k.kind = kind_name;
  -- A part that is not known leaves no braces in a subject.
  subject := left(btrim(regexp_replace(private.filled_in(kind.subject, parts), '[:]?\s*#?\{[a-z_]+\}', '', 'g')), 200);
  words := private.paragraphs(kind.body, parts);
  body_text := array_to_string(array[about] || words || array[kind.action || E':\n' || base || path,
    E'Stop emails like this one:\n' || unsubscribe_url,
    E'Choose what we send you:\n' || base || '/account', 'Tree Service'], E'\n\n');
  body_html := private.mail_html(subject, about, words, kind.action, base || path, base, unsubscribe_url);
end $$;
comment on function private.render_mail(text, jsonb, text, text) is
  'Subject, text and HTML of a mail of a kind. Its first line names the request it is about; it links to a page of the product, to the preferences, and to where mails of its kind are stopped (null: no one can).';

-- Outside the notifications of accounts: who gets these may have no account.
create function private.send_plain_mail(
  kind text, recipient text, subject text, words text[], label text, path text, leaving text default null,
  leave_path text default null
)
returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  base text := (select s.address from private.site s);
  leave_url text := base || leave_path;
  mail uuid;
begin
  insert into private.outbox (channel, kind, recipient, subject, body_text, body_html, link, due_at)
  values ('email', kind, recipient, subject,
    array_to_string(words || array[label || E':\n' || base || path, leaving || E':\n' || leave_url, 'Tree Service'], E'\n\n'),
    private.mail_piece('frame', jsonb_build_object(
      'subject', private.html_escaped(subject), 'preview', private.html_escaped(words[1]), 'origin', private.html_escaped(base),
      'about', '',
      'content', (select string_agg(private.mail_piece('paragraph', jsonb_build_object('text',
            replace(private.html_escaped(w.words), E'\n', '<br>'))), '' order by w.place)
          from unnest(words) with ordinality w (words, place))
        || private.mail_piece('button', jsonb_build_object('url', private.html_escaped(base || path), 'text', private.html_escaped(label))),
      'footer', coalesce(private.mail_piece('small', jsonb_build_object('text', private.mail_link(leaving, leave_url))), ''))),
    path, now())
  returning id into mail;
  return mail;
end $$;
comment on function private.send_plain_mail(text, text, text, text[], text, text, text, text) is
  'A mail to an address that may have no account, with paragraphs and one button; leaving and leave_path: the link it ends with, for people who want no more of them. Returns its id in the outbox.';
