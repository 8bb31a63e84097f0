-- The words of mails. They are rendered in the database, into the outbox, so that whatever sends them
-- (the local server, an Edge Function) only carries them, and both send the same.

create table private.site (
  only_row boolean primary key default true check (only_row),
  address text not null check (address ~ '^https?://[^/[:space:]]+$')
);
comment on table private.site is
  'Public address of the product, without a slash at the end; links in mails begin with it. The local server sets it when it starts; on a hosted project an operator does, once.';
insert into private.site (address) values ('http://localhost:3000');

insert into private.notification_kinds (kind, sides, in_app, email, push, is_urgent, link, subject, body, action) values
  ('lead_offered', '{vendor}', true, true, true, true, null,
    'New request #{request}: {service}',
    E'A request for {service} in {city} has been offered to you.\n\nIt costs {tokens} if you accept, and you get them back by themselves if the owner does not answer.\n\nThe offer is open until {until}.',
    'See the request'),
  ('lead_accepted', '{owner}', true, true, true, false, null,
    '{business} wants to quote for request #{request}',
    E'{business} has accepted your request #{request} for {service}.\n\nSay hello, ask questions, or wait for the quote. Your phone number and address stay hidden until you share them.',
    'Open the request'),
  ('contact_shared', '{vendor}', true, true, true, false, null,
    '{customer} has shared contact details with you',
    E'{customer} would like to talk to you about request #{request}. Phone number, email and address are on its page now.',
    'See the contact details'),
  ('lead_engaged', '{vendor}', true, false, false, false, null,
    '{customer} has answered you about request #{request}',
    E'{customer} is interested in your offer for request #{request}.',
    'Open the request'),
  ('lead_lost', '{vendor}', true, true, false, false, null,
    'Request #{request} went to another Pro',
    E'Request #{request} for {service} is no longer open to you.\n\nTokens that were still held for it are back in your account.',
    'Open the request'),
  ('lead_expired', '{vendor}', true, false, false, false, null,
    'The offer of request #{request} has ended',
    E'Nobody answered the offer of request #{request} in time, so it went to the next Pro.',
    'See your requests'),
  ('pro_withdrew', '{owner}', true, true, true, false, null,
    '{business} has withdrawn from request #{request}',
    E'{business} cannot do the work of request #{request}.\n\n“{note}”\n\nThe other Pros on your request are still there, and we offer it further where there is room.',
    'Open the request'),
  ('tokens_released', '{vendor}', true, true, false, false, '/vendor/tokens',
    'Your tokens for request #{request} are back',
    E'The owner of request #{request} has not answered for 48 hours, so the tokens held for it are yours again. You need not do anything.\n\nYou can still send a quote; it costs nothing more.',
    'See your tokens'),
  ('tokens_low', '{vendor}', true, true, false, false, '/vendor/tokens',
    'You have {tokens} left',
    E'Your account holds {tokens}. Requests you want to accept may cost more than that.',
    'See your tokens'),
  ('message_received', '{owner,vendor}', true, true, true, false, '/messages',
    '{other} has written to you about request #{request}',
    E'{other} wrote:\n\n“{excerpt}”\n\nPlease answer in the product; replies to this mail are not read.',
    'Read and answer'),
  ('quote_received', '{owner}', true, true, true, false, null,
    '{business} has sent you a quote: {amount}',
    E'{business} offers to do request #{request} ({service}) for {amount}.\n\nLook at the lines of the quote, compare it with the estimate, and accept it, decline it or ask for changes.',
    'See the quote'),
  ('quote_changes_requested', '{vendor}', true, true, true, false, null,
    '{customer} asks for a changed quote for request #{request}',
    E'{customer} would like your quote of {amount} to be changed:\n\n“{note}”',
    'Change the quote'),
  ('quote_accepted', '{vendor}', true, true, true, false, null,
    '{customer} has accepted your quote of {amount}',
    E'Congratulations: request #{request} is yours. Contact details and the address are on its page now.\n\nAgree on a date with {customer} next.',
    'Plan the job'),
  ('quote_declined', '{vendor}', true, true, false, false, null,
    'Your quote for request #{request} was declined',
    E'{customer} has declined your quote of {amount}.\n\n“{note}”',
    'Open the request'),
  ('quote_expired', '{owner,vendor}', true, true, false, false, null,
    'The quote for request #{request} is no longer valid',
    E'The quote of {amount} for request #{request} has reached the end of its validity. A new one can be sent as long as the request is open.',
    'Open the request'),
  ('quote_withdrawn', '{owner}', true, true, false, false, null,
    '{business} has withdrawn the quote for request #{request}',
    E'The quote of {amount} from {business} cannot be accepted any more.',
    'Open the request'),
  ('job_scheduled', '{owner,vendor}', true, true, true, false, null,
    'Request #{request} is planned for {when}',
    E'{other} has set the start of the work: {when}.\n\nIf that does not suit you, choose another date on the page of the request.',
    'See the date'),
  ('job_on_the_way', '{owner}', true, false, true, false, null,
    '{business} is on the way',
    E'{business} is on the way to you for request #{request}.',
    'Open the request'),
  ('job_started', '{owner}', true, false, true, false, null,
    '{business} has begun the work',
    E'The work of request #{request} has begun.',
    'Open the request'),
  ('job_on_hold', '{owner}', true, true, true, false, null,
    'The work of request #{request} waits for better weather',
    E'{business} has put the work off:\n\n“{note}”\n\nThe new date is {when}.\n\nEither of you can set another date on the page of the request.',
    'Open the request'),
  ('job_delivered', '{owner}', true, true, true, false, null,
    'The work of request #{request} is finished. Please have a look',
    E'{business} says that the work is done and has added photos.\n\nPlease accept it, or say what is missing. Work nobody objects to is accepted by itself after 5 days.',
    'See the photos'),
  ('delivery_reminder', '{owner}', true, true, true, false, null,
    'Is the work of request #{request} all right?',
    E'{business} finished the work three days ago. In two days it is accepted by itself.\n\nIf something is missing, please say so before.',
    'Look at the work'),
  ('job_reopened', '{vendor}', true, true, true, false, null,
    '{customer} says that something is missing at request #{request}',
    E'{customer} has not accepted the work yet:\n\n“{note}”',
    'Open the job'),
  ('job_completed', '{owner,vendor}', true, true, true, false, null,
    'Request #{request} is completed',
    E'The work of request #{request} has been accepted.\n\nHow was it with {other}? Your review is published together with theirs, or after 7 days.',
    'Write a review'),
  ('job_cancelled', '{owner,vendor}', true, true, true, false, null,
    'The job of request #{request} was cancelled',
    E'The job of request #{request} will not take place.\n\n“{note}”',
    'Open the request'),
  ('job_no_show', '{owner,vendor}', true, true, true, false, null,
    '{other} reports that nobody came for request #{request}',
    E'{other} has reported a missed appointment for request #{request}. If that is not how it was, please say so on the page of the request.',
    'Open the request'),
  ('change_order_proposed', '{owner}', true, true, true, false, null,
    '{business} proposes a change to request #{request}',
    E'{business} has found that the work differs from what was agreed and proposes a change. The work waits for your answer.\n\n“{note}”',
    'See the change'),
  ('change_order_answered', '{vendor}', true, true, true, false, null,
    '{customer} has answered your change to request #{request}',
    E'Your proposed change was {answer}. The work can go on.',
    'Open the job'),
  ('request_expiring', '{owner}', true, true, true, false, null,
    'Your request #{request} ends in two days',
    E'Nobody has been chosen for request #{request} yet. It ends in two days.\n\nAccept a quote before then, or submit the request again later.',
    'Open the request'),
  ('request_expired', '{owner}', true, true, false, false, null,
    'Your request #{request} has ended',
    E'Request #{request} has ended without a Pro being chosen. You can submit it again at any time; it costs nothing.',
    'Open the request'),
  ('request_removed', '{owner}', true, true, false, false, null,
    'Your request #{request} was removed',
    E'An administrator has removed request #{request}.\n\n“{note}”\n\nIf you think that this is a mistake, please write to us.',
    'Open the request'),
  ('review_published', '{owner,vendor}', true, true, true, false, null,
    'A review of your work together is public: {rating}',
    E'{other} has reviewed request #{request}: {rating}.',
    'Read the review'),
  ('credential_expiring', '{vendor}', true, true, true, false, '/vendor/account',
    'A credential of yours is about to end',
    E'{note}\n\nPlease add the new one in time. Without valid insurance your business is paused by itself.',
    'Add a credential'),
  ('vendor_decision', '{vendor}', true, true, true, false, '/vendor/dashboard',
    'Your business is {decision}',
    E'Your business {business} is {decision}.\n\n“{note}”',
    'Open your dashboard'),
  ('claim_decided', '{vendor}', true, true, true, false, null,
    'Your claim for request #{request} was {answer}',
    E'You asked for the tokens of request #{request} back. The claim was {answer}.\n\n“{note}”',
    'See the claim'),
  ('dispute_opened', '{owner,vendor}', true, true, true, false, null,
    '{other} has opened a dispute about request #{request}',
    E'{other} is not satisfied with the job of request #{request}.\n\n“{note}”\n\nPlease give your side of it. An administrator decides when you cannot agree.',
    'Answer'),
  ('dispute_decided', '{owner,vendor}', true, true, true, false, null,
    'The dispute about request #{request} has been decided',
    E'There is a decision about the dispute of request #{request}.\n\n“{note}”',
    'Read the decision'),
  ('application_received', '{admin}', true, false, false, false, '/admin/vendor-approval',
    '{business} has applied',
    E'{business} waits for a decision.', 'See the application'),
  ('claim_to_decide', '{admin}', true, true, false, false, '/admin',
    'A claim waits for a decision', E'{business} asks for the tokens of request #{request} back.', 'See the claim'),
  ('dispute_to_decide', '{admin}', true, true, false, false, '/admin',
    'A dispute waits for a decision', E'{business} and {customer} disagree about request #{request}.', 'See the dispute'),
  ('account_deletion', '{owner,vendor}', true, true, false, false, '/account',
    'Your account will be deleted',
    E'You have asked us to delete your Tree Service account. That happens on {until}.\n\nUntil then you can take it back in your account. If you did not ask for this, please do so now and set a new password.',
    'Keep my account'),
  ('account_erased', '{owner,vendor}', false, true, false, false, '/',
    'Your account is deleted',
    E'Your Tree Service account has been deleted, as you asked.\n\nWhat the law makes us keep is kept without your name. Thank you for having been with us.',
    'Tree Service');

update private.notification_kinds set is_required = true where kind in ('account_deletion', 'account_erased');

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

create function private.mail_html(subject text, words text[], label text, url text, closing text, settings_url text)
returns text
language sql immutable set search_path = '' as $$
  select '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>' || private.html_escaped(subject)
    || '</title></head><body style="margin:0;padding:32px 16px;background:#f4f6f2;font-family:system-ui,-apple-system,''Segoe UI'',sans-serif">'
    || '<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff">'
    || '<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;color:#163d27">' || private.html_escaped(subject) || '</h1>'
    || (select coalesce(string_agg('<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#24332a">'
        || private.html_escaped(p) || '</p>', '' order by place), '') from unnest(words) with ordinality w (p, place))
    || '<p style="margin:24px 0"><a href="' || private.html_escaped(url)
    || '" target="_blank" rel="noopener" style="display:inline-block;padding:14px 28px;border-radius:10px;background:#1f5d3a;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">'
    || private.html_escaped(label) || '</a></p>'
    || '<p style="margin:24px 0 0;font-size:14px;line-height:1.6;color:#55645b">' || private.html_escaped(closing)
    || ' <a href="' || private.html_escaped(settings_url) || '" target="_blank" rel="noopener" style="color:#1f5d3a">'
    || private.html_escaped(settings_url) || '</a></p>'
    || '<p style="margin:16px 0 0;font-size:14px;color:#55645b">Tree Service</p></div></body></html>'
$$;
comment on function private.mail_html(text, text[], text, text, text, text) is
  'A mail in HTML: styles inline, as mail programs want it, and nothing fetched from elsewhere.';

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
  body_html := private.mail_html(subject, words, about.action, base || path, closing, base || '/account');
end $$;
comment on function private.render_mail(text, jsonb, text) is
  'Subject, text and HTML of a mail of a kind, with a link to a page of the product and one to the preferences.';
