-- Checking credentials: the document behind each, what administrators found, and what was said when.

create table public.credential_documents (
  credential_id uuid primary key references public.vendor_credentials (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  path text not null unique,
  added_at timestamptz not null default now()
);
comment on table public.credential_documents is
  'The document behind a credential: an object of the vendor-documents bucket, seen by the Pro and administrators.';
create index credential_documents_vendor_idx on public.credential_documents (vendor_id);
alter table public.credential_documents enable row level security;
revoke all on public.credential_documents from anon, authenticated;
grant select on public.credential_documents to authenticated;
grant all on public.credential_documents to service_role;
create policy "Pros read their own documents, administrators all" on public.credential_documents
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create table public.credential_decisions (
  id bigint generated always as identity primary key,
  credential_id uuid not null references public.vendor_credentials (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  decision text not null check (decision in ('verified', 'rejected', 'withdrawn')),
  reason text not null check (length(reason) between 1 and 1000),
  decided_by uuid,
  decided_at timestamptz not null default now()
);
comment on table public.credential_decisions is
  'Append-only: what administrators found about a credential and on what evidence. decided_by is the administrator''s account, kept when that is gone.';
create index credential_decisions_credential_idx on public.credential_decisions (credential_id, id);
create index credential_decisions_vendor_idx on public.credential_decisions (vendor_id, id);
alter table public.credential_decisions enable row level security;
revoke all on public.credential_decisions from anon, authenticated;
grant select on public.credential_decisions to authenticated;
grant select, insert on public.credential_decisions to service_role;
create policy "Pros read what was found, administrators all" on public.credential_decisions
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

-- What once counted stays on record, even after the verification was withdrawn.
create policy "Pros remove their own credentials that never were verified" on public.vendor_credentials
  for delete to authenticated
  using (
    vendor_id = (select auth.uid()) and verified_at is null
    and not exists (
      select 1 from public.credential_decisions d
      where d.credential_id = vendor_credentials.id and d.decision <> 'rejected')
  );

-- Documents: photos and PDF files, in the Pro's own folder.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('vendor-documents', 'vendor-documents', false, 10485760,
  array['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

create function private.may_store(bucket text, object_name text, at_most int) returns boolean
language sql stable security definer set search_path = '' as $$
  select split_part(object_name, '/', 1) = auth.uid()::text
    and exists (select 1 from public.vendor_profiles v where v.vendor_id = auth.uid())
    and (select count(*) from (
      select 1 from storage.objects o
      where o.bucket_id = bucket and o.name >= auth.uid()::text || '/' and o.name < auth.uid()::text || '0'
      limit at_most) mine) < at_most
$$;
comment on function private.may_store(text, text, int) is
  'Whether the caller is a Pro who stores into the own folder of a bucket and has fewer than at_most objects there.';
grant execute on function private.may_store(text, text, int) to authenticated;

create policy "Pros upload documents into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'vendor-documents' and private.may_store(bucket_id, name, 120));
create policy "Documents are read by their Pro and administrators" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'vendor-documents'
    and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.is_admin()))
  );
create policy "Pros remove their own documents while nothing rests on them" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'vendor-documents' and split_part(name, '/', 1) = (select auth.uid())::text
    and not exists (select 1 from public.credential_documents d where d.path = name)
  );

create function public.attach_credential_document(credential_id uuid, path text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  credential public.vendor_credentials;
begin
  select * into credential from public.vendor_credentials c
  where c.id = credential_id and c.vendor_id = caller for update;
  if not found then
    raise exception 'This credential does not exist.';
  end if;
  if credential.verified_at is not null then
    raise exception 'This credential is verified; what it rests on stays as it is. Add a new one instead.';
  end if;
  if path is null or split_part(path, '/', 1) <> caller::text or not exists (
    select 1 from storage.objects o where o.bucket_id = 'vendor-documents' and o.name = path
  ) then
    raise exception 'The document has not arrived. Please add it again.' using hint = 'document_missing';
  end if;
  if exists (select 1 from public.credential_documents d where d.path = path and d.credential_id <> credential_id) then
    raise exception 'This document belongs to another credential. Please add it again.';
  end if;
  insert into public.credential_documents (credential_id, vendor_id, path)
  values (credential_id, caller, path)
  on conflict on constraint credential_documents_pkey do update set path = excluded.path, added_at = now();
  -- A new document puts a rejected credential up for another look.
  update public.vendor_credentials c set rejected_at = null where c.id = credential_id and c.rejected_at is not null;
end $$;
comment on function public.attach_credential_document(uuid, text) is
  'A Pro puts an uploaded document behind a credential that is not verified, in place of an earlier one. A rejected credential can then be checked again.';
grant execute on function public.attach_credential_document(uuid, text) to authenticated;

-- The Pro first, then the credential: every path locks in this order.
create function private.credential_to_decide(credential uuid) returns public.vendor_credentials
language plpgsql security definer set search_path = '' as $$
declare
  found_credential public.vendor_credentials;
begin
  perform private.require_admin();
  perform 1 from public.vendor_profiles v
  where v.vendor_id = (select c.vendor_id from public.vendor_credentials c where c.id = credential) for update;
  select * into found_credential from public.vendor_credentials c where c.id = credential for update;
  if not found then
    raise exception 'This credential does not exist.';
  end if;
  return found_credential;
end $$;
comment on function private.credential_to_decide(uuid) is
  'A credential, locked together with its Pro, for an administrator to decide about.';

create function private.record_credential_decision(
  earlier public.vendor_credentials, decision_made text, why text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.credential_decisions (credential_id, vendor_id, decision, reason, decided_by)
  values (earlier.id, earlier.vendor_id, decision_made, why, auth.uid());
  update public.vendor_profiles v set version = v.version + 1 where v.vendor_id = earlier.vendor_id;
  perform private.audit(
    case decision_made when 'verified' then 'credential.verify' when 'rejected' then 'credential.reject'
      else 'credential.withdraw' end,
    'vendor_credentials', earlier.id, to_jsonb(earlier),
    (select to_jsonb(c) from public.vendor_credentials c where c.id = earlier.id), why);
end $$;
comment on function private.record_credential_decision(public.vendor_credentials, text, text) is
  'Keeps what was decided about a credential for the Pro and in the audit trail; the business is a new version.';

create function public.verify_credential(credential_id uuid, evidence text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(evidence, 'The evidence', 1000);
  credential public.vendor_credentials := private.credential_to_decide(credential_id);
begin
  if credential.verified_at is not null then
    raise exception 'This credential is already verified.';
  end if;
  if credential.expires_on < (now() at time zone private.vendor_zone(credential.vendor_id))::date then
    raise exception 'This credential has expired.';
  end if;
  update public.vendor_credentials c
  set verified_at = now(), verified_by = auth.uid(), rejected_at = null where c.id = credential_id;
  perform private.record_credential_decision(credential, 'verified', why);
  perform private.watch_credential(credential);
  if credential.kind = 'liability_insurance' then
    perform private.end_insurance_pause(credential.vendor_id);
  end if;
end $$;
comment on function public.verify_credential(uuid, text) is
  'An administrator confirms a credential and says on what evidence. Insurance opens a business again that was paused for want of it.';
grant execute on function public.verify_credential(uuid, text) to authenticated;

create function public.reject_credential(credential_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 1000);
  credential public.vendor_credentials := private.credential_to_decide(credential_id);
begin
  if credential.verified_at is not null then
    raise exception 'This credential is verified. Withdraw the verification instead.';
  end if;
  if credential.rejected_at is not null then
    raise exception 'This credential is already rejected.';
  end if;
  update public.vendor_credentials c set rejected_at = now() where c.id = credential_id;
  perform private.record_credential_decision(credential, 'rejected', why);
end $$;
comment on function public.reject_credential(uuid, text) is
  'An administrator could not confirm a credential; the Pro reads the reason and can add a document.';
grant execute on function public.reject_credential(uuid, text) to authenticated;

create function public.withdraw_credential_verification(credential_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 1000);
  credential public.vendor_credentials := private.credential_to_decide(credential_id);
begin
  if credential.verified_at is null then
    raise exception 'This credential is not verified.';
  end if;
  update public.vendor_credentials c
  set verified_at = null, verified_by = null, rejected_at = now() where c.id = credential_id;
  perform private.record_credential_decision(credential, 'withdrawn', why);
  if credential.kind = 'liability_insurance' then
    perform private.pause_uninsured(credential.vendor_id, now(), 'system');
  end if;
end $$;
comment on function public.withdraw_credential_verification(uuid, text) is
  'An administrator takes back a verification, with a reason. Without any other valid insurance the business is paused.';
grant execute on function public.withdraw_credential_verification(uuid, text) to authenticated;
