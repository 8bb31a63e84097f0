-- What a business prints above a quote.

create function private.verified_credentials(vendor uuid, kinds public.credential_kind[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'issuer', c.issuer, 'number', c.number,
    'verified_at', c.verified_at, 'expires_on', c.expires_on) order by c.kind, c.expires_on desc), '[]')
  from public.vendor_credentials c
  where c.vendor_id = vendor and c.kind = any (kinds) and c.verified_at is not null
    and c.expires_on >= (now() at time zone private.vendor_zone(vendor))::date
$$;
comment on function private.verified_credentials(uuid, public.credential_kind[]) is
  'Credentials of some kinds that a Pro holds today, verified by an administrator.';

create function public.quote_letterhead(quote_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  quote public.quotes;
begin
  select * into quote from public.quotes q
  where q.id = quote_id and q.state <> 'draft' and caller in (q.vendor_id, q.owner_id);
  if quote.id is null then
    raise exception 'This quote does not exist.';
  end if;
  return (
    select jsonb_build_object(
      'business_name', v.business_name,
      'logo', (select m.path from public.vendor_media m where m.vendor_id = v.vendor_id and m.kind = 'logo'),
      'phone', case when private.contact_is_shared(l) then p.phone end,
      'licenses', private.verified_credentials(v.vendor_id, '{license}'),
      'insurance', (
        select coalesce(jsonb_agg(i - 'number'), '[]')
        from jsonb_array_elements(
          private.verified_credentials(v.vendor_id, '{liability_insurance,workers_compensation}')) i))
    from public.vendor_profiles v
    join public.profiles p on p.id = v.vendor_id
    join public.leads l on l.id = quote.lead_id
    where v.vendor_id = quote.vendor_id);
end $$;
comment on function public.quote_letterhead(uuid) is
  'For both sides of a quote: the business as it is today, with its logo''s path in the vendor-media bucket, license numbers and insurance an administrator verified and that are still valid, and the phone number while contact is shared (else null). Policy numbers are never among it.';
grant execute on function public.quote_letterhead(uuid) to authenticated;
