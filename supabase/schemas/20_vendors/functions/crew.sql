-- One pass over many Pros, for the hard filters of matching: what the law asks for counts when verified,
-- everything else as the Pro states it.
create function private.crew_qualifications(vendors uuid[], on_day date)
returns table (vendor_id uuid, stated public.crew_qualification[], verified public.crew_qualification[])
language sql stable security definer set search_path = '' as $$
  select v.id,
    coalesce((
      select array_agg(distinct q) from public.vendor_crew c, unnest(c.qualifications) q where c.vendor_id = v.id
    ), '{}'),
    coalesce((
      select array_agg(distinct c.kind::text::public.crew_qualification) from public.vendor_credentials c
      where c.vendor_id = v.id and c.verified_at is not null and c.expires_on >= on_day
        and c.kind in ('isa_certified_arborist', 'traq', 'line_clearance')
    ), '{}')
  from unnest(vendors) v (id)
$$;
comment on function private.crew_qualifications(uuid[], date) is
  'For each of many Pros the qualifications the Pro states for the crew, and those a verified credential shows on a day.';
