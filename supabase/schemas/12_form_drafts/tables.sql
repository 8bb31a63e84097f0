-- What people typed in forms and have not sent, so that it follows them to their other devices.
create table public.form_drafts (
  person_id uuid not null references public.profiles (id) on delete cascade,
  key text not null check (key ~ '^[A-Za-z0-9_/-]{1,200}$'),
  draft_id text not null check (length(draft_id) <= 40),
  content jsonb check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 20000),
  saved_at timestamptz not null,
  primary key (person_id, key)
);
comment on table public.form_drafts is
  'Unsent forms of signed-in people. key: the form and the record it is about, such as quote/<lead>/<version>. draft_id: which draft of it, chosen by the device it was begun on; one begun anew is another. content: what was typed, by field, without files; null once it was sent or discarded, so that other devices do not bring it back. saved_at: when it was typed, by the clock of the database. Unsent requests are in request_drafts.';
create index form_drafts_saved_idx on public.form_drafts (saved_at);
alter table public.form_drafts enable row level security;
revoke all on public.form_drafts from anon, authenticated;
grant select on public.form_drafts to authenticated;
grant all on public.form_drafts to service_role;
