-- Who may see a request and what hangs on it.
create function private.still_reads_request(lead public.leads) returns boolean
language sql stable set search_path = '' as $$
  select lead.state not in ('lost', 'declined', 'expired', 'credited', 'withdrawn')
    or lead.updated_at > now() - interval '90 days'
$$;
comment on function private.still_reads_request(public.leads) is
  'Whether the Pro of a lead reads its request: while the lead goes on or was won, and for 90 days once it has ended, in which the Pro may ask for a refund.';
grant execute on function private.still_reads_request(public.leads) to authenticated;

create function private.can_read_site(target uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.service_requests r where r.id = target and r.owner_id = auth.uid())
    or exists (
      select 1 from public.leads l
      where l.request_id = target and l.vendor_id = auth.uid()
        and (l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
          or (l.state = 'won' and private.agreement_stands(l.id))))
$$;
comment on function private.can_read_site(uuid) is
  'Whether the caller may see what the place of a request looks like: its owner, or a Pro who may get or is doing the work. Pros who declined, lost, were turned away, or are done and past the days of a dispute no longer may.';
grant execute on function private.can_read_site(uuid) to authenticated;

-- A case about it is a reason on record, as for conversations.
create function private.has_opened_request(target uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_admin() and (exists (
      select 1 from public.admin_audit a
      where a.subject_table = 'service_requests' and a.subject_id = target and a.action = 'request.read'
        and a.admin_id = auth.uid() and a.created_at > now() - interval '12 hours')
    or exists (select 1 from public.job_disputes d where d.request_id = target)
    or exists (select 1 from public.lead_credit_claims c where c.request_id = target))
$$;
comment on function private.has_opened_request(uuid) is
  'Whether the caller is an administrator who opened a request within 12 hours, which the audit trail says, or who has a dispute or a refund claim about it to decide.';
grant execute on function private.has_opened_request(uuid) to authenticated;

create function private.can_read_photo(photo text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select 1 from public.request_photos p
      where p.path = photo and (private.can_read_site(p.request_id) or private.has_opened_request(p.request_id)))
    or exists (
      select 1 from public.job_photos p join public.jobs j on j.id = p.job_id
      where p.path = photo
        and (auth.uid() in (j.owner_id, j.vendor_id) or private.has_opened_request(j.request_id)))
    or exists (
      select 1 from public.quote_photos p join public.quotes q on q.id = p.quote_id
      where p.path = photo and (q.vendor_id = auth.uid() or (q.owner_id = auth.uid() and q.state <> 'draft')
        or private.has_opened_request(q.request_id)))
$$;
comment on function private.can_read_photo(text) is
  'Whether a photo belongs to a request whose place the caller may see, to a job of the caller or a quote by or for the caller, or to a request that the caller opened as an administrator.';
grant execute on function private.can_read_photo(text) to authenticated;

create function private.has_room_for_photos(folder text, coming int) returns boolean
language sql security definer set search_path = '' as $$
  select private.lock_folder('tree-photos', folder);
  select count(o.id) + coming <= l.photos_at_most
    and count(o.id) filter (where o.created_at > now() - interval '1 day') + coming <= l.photos_a_day
  from private.owner_limits l
  left join storage.objects o
    on o.bucket_id = 'tree-photos' and o.name >= folder || '/' and o.name < folder || '0'
  group by l.photos_at_most, l.photos_a_day
$$;
comment on function private.has_room_for_photos(text, int) is
  'Whether an account''s folder has room for so many more photos under private.owner_limits, regardless of who adds them.';

-- The other side reads names in addresses: a name someone chose could hold a phone number. Type and size are checked by
-- storage itself against the bucket; the name says the type here.
create function private.is_generated_name(file text, ending text) returns boolean
language sql immutable set search_path = '' as $$
  select file ~ ('^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/){1,2}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(' || ending || ')$')
$$;
comment on function private.is_generated_name(text, text) is
  'Whether a file lies in a folder, or one inside another, and all of them have random UUIDs for names, with one of the endings (a regular expression).';

create function private.is_own_file_name(file text, ending text) returns boolean
language sql stable security definer set search_path = '' as $$
  select split_part(file, '/', 1) = auth.uid()::text and private.is_generated_name(file, ending)
    and not exists (select 1 from public.profiles p where p.id = auth.uid() and p.deleted_at is not null)
$$;
comment on function private.is_own_file_name(text, text) is
  'Whether the caller, whose account is not deleted, may give this name to an uploaded file: in the own folder, a random UUID with one of the endings (a regular expression).';

create function private.may_add_photo(photo text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  folder text := auth.uid()::text;
begin
  if private.is_own_file_name(photo, 'jpe?g|png|webp') is not true then
    return false;
  end if;
  return private.has_room_for_photos(folder, 1);
end $$;
comment on function private.may_add_photo(text) is
  'Whether the caller may upload a photo under this name: in the own folder, with the ending of an image, and not too many, as private.owner_limits says.';
grant execute on function private.may_add_photo(text) to authenticated;
