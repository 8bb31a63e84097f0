-- Notifications inside the product: one row a thing a person should know, with its facts.
create table private.notification_kinds (
  kind text primary key,
  sides text[] not null,
  in_app boolean not null default true,
  email boolean not null default true,
  push boolean not null default true,
  sms boolean not null default false,
  is_urgent boolean not null default false,
  is_required boolean not null default false,
  is_receipt boolean not null default false,
  is_offer boolean not null default false,
  is_same_day boolean not null default false,
  link text check (link ~ '^/[a-z/-]*$'),
  subject text not null,
  body text not null,
  action text not null
);
comment on table private.notification_kinds is
  'What people are notified of: which sides hear it, the channels it uses unless they say otherwise (sms: to those who agreed to text messages; no other kind is ever sent as one), whether it may be sent at night to those who asked for that, whether no one can turn it off, whether it confirms what the person just did (then they hear it themselves, at once, at night too), whether it is an offer, which may run out before morning, whether it is about the hours ahead, so that its mail, which makes no sound, goes out at once and an urgent one counts as an emergency, a page of its own (else the request''s), and the words of its mail. Parts in braces are filled in; a paragraph with an unknown part is left out.';

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  link text not null check (link ~ '^/' and link !~ '^//'),
  subject_id uuid,
  dedupe_key text unique,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.notifications is
  'What a person was notified of: the kind, its facts, and the page it leads to. subject_id is what it is about; dedupe_key makes a repeat have no effect.';
create index notifications_person_idx on public.notifications (person_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (person_id, kind, subject_id) where read_at is null;
-- Messages are notified in bundles: one unread notification a conversation, and a mail only when the
-- message was not read for a while, at most one every ten minutes.
create unique index notifications_unread_messages_idx on public.notifications (person_id, subject_id)
  where kind = 'message_received' and read_at is null;
alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select on public.notifications to authenticated;
grant all on public.notifications to service_role;

-- What people want to hear, through which channel, and when they want to be left alone.
create table public.notification_settings (
  person_id uuid primary key references public.profiles (id) on delete cascade,
  time_zone text,
  quiet boolean not null default true,
  quiet_from time not null default '21:00',
  quiet_until time not null default '08:00',
  urgent_at_night boolean not null default true,
  hold_offers boolean not null default false,
  updated_at timestamptz not null default now()
);
comment on table public.notification_settings is
  'Quiet hours of a person, on the clock of time_zone (null: that of the business, else of the latest property). urgent_at_night lets emergencies through, and is on unless turned off. hold_offers holds mail and push about offers back, too. Without a row the defaults hold.';
alter table public.notification_settings enable row level security;
revoke all on public.notification_settings from anon, authenticated;
grant select on public.notification_settings to authenticated;
grant all on public.notification_settings to service_role;

create table public.notification_preferences (
  person_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('in_app', 'email', 'push', 'sms')),
  wanted boolean not null,
  primary key (person_id, kind, channel)
);
comment on table public.notification_preferences is
  'Where a person wants something else than the default of a kind on a channel.';
alter table public.notification_preferences enable row level security;
revoke all on public.notification_preferences from anon, authenticated;
grant select on public.notification_preferences to authenticated;
grant all on public.notification_preferences to service_role;

-- The outbox: mails, push and text messages, written in the transaction of what they tell about and sent
-- later by a worker. On hosted Supabase that is the Edge Function outbox, called every minute by pg_cron.
-- Locally the server does the same into its mailbox.
create table public.push_tokens (
  token text primary key check (length(token) between 8 and 512),
  person_id uuid not null references public.profiles (id) on delete cascade,
  platform text not null check (platform in ('ios', 'android')),
  created_at timestamptz not null default now()
);
comment on table public.push_tokens is 'Devices that take push messages. A device belongs to the account that signed in on it last.';
create index push_tokens_person_idx on public.push_tokens (person_id, created_at desc);
alter table public.push_tokens enable row level security;
revoke all on public.push_tokens from anon, authenticated;
grant select, delete on public.push_tokens to authenticated;
grant all on public.push_tokens to service_role;

create table public.text_consents (
  person_id uuid primary key references public.profiles (id) on delete cascade,
  phone text not null check (phone ~ '^\+1[2-9][0-9]{9}$'),
  terms text not null,
  agreed_at timestamptz not null default now(),
  confirmed_at timestamptz,
  stopped_at timestamptz,
  stopped_by text check (stopped_by in ('person', 'reply')),
  check ((stopped_at is null) = (stopped_by is null))
);
comment on table public.text_consents is
  'Who agreed to text messages: at which number (E.164, US), in which words, when, and when a code sent there was typed in (confirmed_at). stopped_by: the person on the account page, or a STOP from the number.';
create index text_consents_phone_idx on public.text_consents (phone);
alter table public.text_consents enable row level security;
revoke all on public.text_consents from anon, authenticated;
grant select on public.text_consents to authenticated;
grant all on public.text_consents to service_role;

create table private.known_phones (
  trace bytea primary key,
  person_id uuid not null references public.text_consents (person_id) on delete cascade,
  since timestamptz not null default now()
);
comment on table private.known_phones is
  'Salted hashes of telephone numbers that were confirmed, each with the account that did so first: the one it makes known, also once that account has another number.';
create index known_phones_person_idx on private.known_phones (person_id);

-- A STOP belongs to the number: it outlives the account that was texted there and the number that account
-- gave instead.
create table private.text_stops (
  phone_hash bytea primary key,
  stopped_at timestamptz not null default now()
);
comment on table private.text_stops is
  'Numbers that replied STOP and not START since, hashed because they are kept whoever used them. No one can agree to text messages at one.';

create table private.mail_stops (
  address_hash bytea primary key,
  reason text not null check (reason in ('bounce', 'complaint')),
  stopped_at timestamptz not null,
  resumed_at timestamptz
);
comment on table private.mail_stops is
  'Email addresses we stopped mailing after a permanent bounce (bounce) or a spam report (complaint), since when, and when the person turned emails on again. Hashed, because they outlive the account.';

create table private.text_codes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.text_consents (person_id) on delete cascade,
  phone text not null,
  code_hash text,
  tries int not null default 0,
  sent_at timestamptz not null default now()
);
comment on table private.text_codes is
  'Codes sent to telephone numbers, by which people show that a number is theirs. Without code_hash none was sent: who asked need not know that the number takes none now.';
create index text_codes_person_idx on private.text_codes (person_id, sent_at desc);
create index text_codes_phone_idx on private.text_codes (phone, sent_at desc);

create table private.delivery_policy (
  only_row boolean primary key default true check (only_row),
  lease interval not null default '2 minutes',
  first_pause interval not null default '30 seconds',
  longest_pause interval not null default '6 hours',
  attempts_at_most int not null default 6,
  message_wait interval not null default '1 minute',
  message_pause interval not null default '10 minutes',
  sends_push boolean not null default false,
  sends_texts boolean not null default false,
  code_lasts interval not null default '10 minutes',
  codes_a_day int not null default 5,
  code_tries int not null default 5,
  account_mails_an_hour int not null default 10000
);
comment on table private.delivery_policy is
  'How messages go out: how long a worker may hold a row, the pauses between attempts (each four times the last), how often it is tried; how long a message may be read before a mail tells of it, and the pause between two such mails; whether the worker has a service for push and for text messages, as it says itself; how long a code that confirms a telephone number is good for, how many go to a person or a number in a day, and how often one may be tried; how many mails about accounts a hosted project may send in an hour (email_sent in config.toml).';

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'push', 'sms')),
  person_id uuid references public.profiles (id) on delete cascade,
  notification_id uuid references public.notifications (id) on delete cascade,
  kind text not null,
  subject_id uuid,
  is_urgent boolean not null default false,
  recipient text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  link text not null,
  unsubscribe_url text,
  dedupe_key text,
  status text not null default 'waiting' check (status in ('waiting', 'claimed', 'sent', 'skipped', 'dead')),
  due_at timestamptz not null,
  claimed_until timestamptz,
  attempts int not null default 0,
  failure text,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  unique (channel, dedupe_key)
);
comment on table private.outbox is
  'Mails, push and text messages on their way (body_text: what a text message says). The id is the idempotency key a provider is given; unsubscribe_url belongs into the headers List-Unsubscribe and List-Unsubscribe-Post of a mail (RFC 8058). failure: why the last attempt failed, or why it was skipped or given up (dead).';
create index outbox_due_idx on private.outbox (due_at) where status = 'waiting';
create index outbox_claimed_idx on private.outbox (claimed_until) where status = 'claimed';
create index outbox_person_idx on private.outbox (person_id, kind, subject_id, due_at desc);
create index outbox_finished_idx on private.outbox (finished_at) where finished_at is not null;
create index outbox_notification_idx on private.outbox (notification_id);

-- The words of mails. They are rendered in the database, into the outbox, so that whatever sends them
-- (the local server, an Edge Function) only carries them, and both send the same.
create table private.site (
  only_row boolean primary key default true check (only_row),
  address text not null check (address ~ '^https?://[^/[:space:]]+$')
);
comment on table private.site is
  'Public address of the product, without a slash at the end; links in mails begin with it. The local server sets it when it starts; on a hosted project set_up_hosting does.';

create table private.unsubscribe_key (
  only_row boolean primary key default true check (only_row),
  secret uuid not null default gen_random_uuid()
);
comment on table private.unsubscribe_key is
  'One row: the secret the links that stop mails are signed with. 122 random bits. Changing it makes the links of all mails sent so far invalid.';

-- How a change of state becomes notifications: a table of rules, read by one trigger on the events.
create table private.notification_rules (
  machine text not null,
  event text not null,
  side text not null check (side in ('owner', 'vendor', 'admin', 'other_side')),
  kind text not null references private.notification_kinds (kind),
  actors text[],
  primary key (machine, event, side, kind)
);
comment on table private.notification_rules is
  'Which event notifies whom of what. other_side: the side that did not write the review. actors narrows a rule to events of these actors. No one is notified of what they did themselves.';
create index notification_rules_kind_idx on private.notification_rules (kind);
