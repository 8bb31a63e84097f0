create function public.vendor_records(vendor_ids uuid[]) returns setof jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if cardinality(vendor_ids) > 0 then
    perform private.audit_reading('vendors.read', 'vendor_profiles', case cardinality(vendor_ids) when 1 then vendor_ids[1] end,
      jsonb_build_object('vendors', vendor_ids));
  end if;
  return query
    select to_jsonb(v) || jsonb_build_object(
      'vendor_credentials', coalesce((
        select jsonb_agg(to_jsonb(c) || jsonb_build_object('profiles', (
          select jsonb_build_object('email', by.email) from public.profiles by where by.id = c.verified_by
        ), 'deciders', coalesce((
          select jsonb_object_agg(d.id, by.email) from public.credential_decisions d
          join public.profiles by on by.id = d.decided_by where d.credential_id = c.id), '{}')) order by c.created_at, c.id)
        from public.vendor_credentials c where c.vendor_id = v.vendor_id), '[]'),
      'business_proposals', coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'field', o.field, 'earlier', o.earlier, 'proposed', o.proposed,
          'place', (select z.city || ', ' || z.state from public.zip_codes z where o.field = 'zip' and z.zip = o.proposed),
          'created_at', o.created_at) order by o.field)
        from public.business_proposals o where o.vendor_id = v.vendor_id and o.decision is null), '[]'),
      'vendor_equipment', coalesce((
        select jsonb_agg(jsonb_build_object('kind', e.kind, 'quantity', e.quantity))
        from public.vendor_equipment e where e.vendor_id = v.vendor_id), '[]'),
      'profiles', jsonb_build_object('email', p.email, 'first_name', p.first_name, 'last_name', p.last_name,
        'phone', p.phone, 'created_at', p.created_at))
    from unnest(vendor_ids) with ordinality listed (id, place)
    join public.vendor_profiles v on v.vendor_id = listed.id
    join public.profiles p on p.id = v.vendor_id
    where listed.place <= 100
    order by listed.place;
end $$;
comment on function public.vendor_records(uuid[]) is
  'Everything about up to 100 Pros in the order of these ids, for administrators: business, account, changes that wait for review, equipment, and credentials with their numbers, who verified them, and by decision (deciders) who made it. Audited, once an hour for the same Pros.';
grant execute on function public.vendor_records(uuid[]) to authenticated;
