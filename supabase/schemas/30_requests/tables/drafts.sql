-- What a request says apart from its place and its photos: the same rules for a draft that is left with a
-- sign-up and for a request that is sent.
create type private.submission as (
  estimate jsonb, category public.service_category, timing public.request_timing,
  description text, access_notes text, first_name text, last_name text, phone text
);

-- Requests that were begun and not sent yet.
create table public.request_drafts (
  key uuid primary key,
  owner_id uuid references public.profiles (id) on delete cascade,
  claim uuid unique,
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 65536),
  is_waiting boolean not null default false,
  refusal text,
  request_id uuid references public.service_requests (id) on delete cascade,
  version int not null default 1,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.request_drafts is
  'Unsent requests. key is the key the request is sent with, chosen by the device and known to it and to the confirmation mail alone; without owner_id, a visitor left it for the account that signs up with claim, which works once, since others may read what a sign-up names. answers: what the form holds, and in submission the input of submit_request once it is complete. is_waiting: sent as soon as the owner''s address is confirmed; refusal: why that failed. request_id: what it became.';
create index request_drafts_owner_idx on public.request_drafts (owner_id, updated_at desc);
create index request_drafts_request_idx on public.request_drafts (request_id);
alter table public.request_drafts enable row level security;
revoke all on public.request_drafts from anon, authenticated;
grant select on public.request_drafts to authenticated;
grant all on public.request_drafts to service_role;
