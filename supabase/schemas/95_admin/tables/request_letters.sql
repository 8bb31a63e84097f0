-- What administrators and the owner of a request write to each other about it.
create table public.request_letters (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.service_requests (id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  author_side text not null check (author_side in ('admin', 'owner')),
  author_id uuid references public.profiles (id) on delete set null,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default now()
);
comment on table public.request_letters is
  'Letters about a request between administrators and its owner, sent by mail and kept as a thread. The owner reads them without who of the administrators wrote; administrators read them with public.admin_request.';
create index request_letters_request_idx on public.request_letters (request_id, created_at, id);
create index request_letters_owner_idx on public.request_letters (owner_id);
create index request_letters_author_idx on public.request_letters (author_id);
alter table public.request_letters enable row level security;
revoke all on public.request_letters from anon, authenticated;
grant select (id, request_id, owner_id, author_side, body, created_at) on public.request_letters to authenticated;
grant all on public.request_letters to service_role;
