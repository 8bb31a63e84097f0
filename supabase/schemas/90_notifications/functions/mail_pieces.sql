-- The look of every mail, of the outbox and of accounts: supabase/local/mail/mailPieces.ts reads the same
-- pieces out of this file. Styles are inline, as mail programs want them; those in the head turn them
-- dark where the reader's device is. Values replace names between two @@.
create function private.mail_pattern(name text) returns text
language sql immutable set search_path = '' as $$
  select case name
  when 'frame' then $frame$<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>@@subject@@</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: #111a15 !important }
  .sheet { background: #18241d !important }
  .name, .heading { color: #f2f6f3 !important }
  .words { color: #dfe8e1 !important }
  .soft { color: #a9b8ae !important }
  .link { color: #8fd0a8 !important }
  .button { background: #8fd0a8 !important; color: #10241a !important }
}
</style></head>
<body class="ground" style="margin:0;padding:24px 16px;background:#f4f6f2;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="display:none;max-height:0;overflow:hidden">@@preview@@</div>
<div style="max-width:520px;margin:0 auto">
<p class="name" style="margin:0 0 16px;font-size:18px;font-weight:600;line-height:28px;color:#163d27"><img src="@@origin@@/pictures/mark.png" width="28" height="28" alt="" style="vertical-align:top;border:0;margin-right:8px">Tree Service</p>
<div class="sheet" style="border-radius:16px;overflow:hidden;background:#ffffff">
<picture><source srcset="@@origin@@/pictures/maildark.png" media="(prefers-color-scheme: dark)"><img src="@@origin@@/pictures/mail.png" width="520" height="140" alt="" style="display:block;width:100%;height:auto;border:0"></picture>
<div style="padding:28px 24px 32px">
@@about@@<h1 class="heading" style="margin:0 0 20px;font-size:22px;line-height:1.3;color:#163d27">@@subject@@</h1>
@@content@@
</div></div>
@@footer@@
</div></body></html>$frame$
  when 'about' then $about$<p class="soft" style="margin:0 0 8px;font-size:14px;line-height:1.5;color:#55645b">@@text@@</p>
$about$
  when 'paragraph' then $paragraph$<p class="words" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#24332a">@@text@@</p>
$paragraph$
  when 'button' then $button$<p style="margin:24px 0 0"><a class="button" href="@@url@@" target="_blank" rel="noopener" style="display:inline-block;padding:14px 28px;border-radius:10px;background:#1f5d3a;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">@@text@@</a></p>
$button$
  when 'small' then $small$<p class="soft" style="margin:16px 0 0;font-size:14px;line-height:1.6;color:#55645b">@@text@@</p>
$small$
  when 'link' then $link$<a class="link" href="@@url@@" target="_blank" rel="noopener" style="color:#1f5d3a">@@text@@</a>$link$
  end
$$;
comment on function private.mail_pattern(text) is
  'A piece of the HTML of mails: frame, about, paragraph, button, small or link, with names between @@ for what is filled in.';

create function private.mail_piece(name text, parts jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(case when p.place % 2 = 1 then p.piece else parts ->> p.piece end, '' order by p.place)
  from regexp_split_to_table(private.mail_pattern(name), '@@') with ordinality p (piece, place)
$$;
comment on function private.mail_piece(text, jsonb) is
  'A piece of a mail with its values, which are HTML already; in one pass, so that no value is read as a name.';
