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

create function private.mail_html(
  subject text, words text[], label text, url text, closing text, settings_url text, picture_url text
)
returns text
language sql immutable set search_path = '' as $$
  select '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>' || private.html_escaped(subject)
    || '</title></head><body style="margin:0;padding:32px 16px;background:#f4f6f2;font-family:system-ui,-apple-system,''Segoe UI'',sans-serif">'
    || '<div style="max-width:520px;margin:0 auto;border-radius:16px;overflow:hidden;background:#ffffff">'
    || '<img src="' || private.html_escaped(picture_url) || '" width="520" height="140" alt="A tree crew on a street with houses and trees" style="display:block;width:100%;height:auto;border:0"><div style="padding:32px">'
    || '<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;color:#163d27">' || private.html_escaped(subject) || '</h1>'
    || (select coalesce(string_agg('<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#24332a">'
        || private.html_escaped(p) || '</p>', '' order by place), '') from unnest(words) with ordinality w (p, place))
    || '<p style="margin:24px 0"><a href="' || private.html_escaped(url)
    || '" target="_blank" rel="noopener" style="display:inline-block;padding:14px 28px;border-radius:10px;background:#1f5d3a;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">'
    || private.html_escaped(label) || '</a></p>'
    || '<p style="margin:24px 0 0;font-size:14px;line-height:1.6;color:#55645b">' || private.html_escaped(closing)
    || ' <a href="' || private.html_escaped(settings_url) || '" target="_blank" rel="noopener" style="color:#1f5d3a">'
    || private.html_escaped(settings_url) || '</a></p>'
    || '<p style="margin:16px 0 0;font-size:14px;color:#55645b">Tree Service</p></div></div></body></html>'
$$;
comment on function private.mail_html(text, text[], text, text, text, text, text) is
  'A mail in HTML: styles inline, as mail programs want it. All it fetches is the product''s own picture, the same for every mail.';

create function private.render_mail(
  kind_name text, parts jsonb, path text, out subject text, out body_text text, out body_html text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  about private.notification_kinds;
  words text[];
  base text := (select s.address from private.site s);
  closing constant text := 'You choose what we write to you about, and when, in your account:';
begin
  select * into strict about from private.notification_kinds k where k.kind = kind_name;
  -- A part that is not known leaves no braces in a subject.
  subject := left(btrim(regexp_replace(private.filled_in(about.subject, parts), '[:]?\s*#?\{[a-z_]+\}', '', 'g')), 200);
  words := private.paragraphs(about.body, parts);
  body_text := array_to_string(words || array[about.action || E':\n' || base || path,
    closing || E'\n' || base || '/account', 'Tree Service'], E'\n\n');
  body_html := private.mail_html(subject, words, about.action, base || path, closing, base || '/account',
    base || '/pictures/mail.png');
end $$;
comment on function private.render_mail(text, jsonb, text) is
  'Subject, text and HTML of a mail of a kind, with a link to a page of the product and one to the preferences.';
