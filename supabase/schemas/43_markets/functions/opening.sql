-- How administrators prepare, open, pause and remove markets. Each act is audited.

create function private.market_for_admin(market uuid, expected_version int) returns private.markets
language plpgsql security definer set search_path = '' as $$
declare
  found_market private.markets;
begin
  perform private.require_admin();
  select * into found_market from private.markets m where m.id = market for update;
  if not found then
    raise exception 'This market does not exist.';
  end if;
  perform private.assert_version(found_market.version, expected_version, 'This market');
  return found_market;
end $$;
comment on function private.market_for_admin(uuid, int) is
  'For administrators: a market, locked. Refuses when it changed since the expected version.';

create function private.audited_market(market uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', m.name, 'status', m.status, 'version', m.version,
    'zips', (select coalesce(jsonb_agg(z.zip order by z.zip), '[]') from private.market_zips z where z.market_id = m.id),
    'least_vendors', (select coalesce(jsonb_object_agg(s.category, s.least_vendors), '{}')
      from private.market_services s where s.market_id = m.id))
  from private.markets m where m.id = market
$$;
comment on function private.audited_market(uuid) is 'What the audit log keeps of a market.';

create function private.parse_zips(given jsonb) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  zips text[];
  unknown text;
  most int := (select l.zips_at_most from private.market_limits l);
begin
  if given is null or jsonb_typeof(given) <> 'array' then
    raise exception 'List the ZIP codes of the market.';
  end if;
  if jsonb_array_length(given) > most then
    raise exception 'A market can have % ZIP codes at most.', most;
  end if;
  select array_agg(distinct btrim(e.item #>> '{}')) into zips from jsonb_array_elements(given) e (item);
  select u.zip into unknown from unnest(zips) u (zip)
  where not exists (select 1 from public.zip_codes z where z.zip = u.zip) order by u.zip limit 1;
  if found then
    raise exception 'We don''t know the ZIP code %.', left(coalesce(unknown, 'without digits'), 20) using hint = 'unknown_zip';
  end if;
  return coalesce(zips, '{}');
end $$;
comment on function private.parse_zips(jsonb) is 'Known ZIP codes from untrusted JSON, each once.';

create function private.set_market_zips(market uuid, zips text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken record;
begin
  delete from private.market_zips z where z.market_id = market and z.zip <> all (zips);
  -- In one order, so that two administrators who add the same ones wait for each other.
  insert into private.market_zips (zip, market_id) select z, market from unnest(zips) z order by z on conflict do nothing;
  select z.zip, m.name into taken from private.market_zips z join private.markets m on m.id = z.market_id
  where z.zip = any (zips) and z.market_id <> market order by z.zip limit 1;
  if found then
    raise exception 'ZIP code % already belongs to %. Remove it there first.', taken.zip, taken.name using hint = 'zip_taken';
  end if;
end $$;
comment on function private.set_market_zips(uuid, text[]) is
  'Gives a market these ZIP codes and no others. Refuses one that belongs to another market.';

create function private.set_market_services(market uuid, needed jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  service public.service_category;
  given jsonb;
begin
  foreach service in array enum_range(null::public.service_category) loop
    given := needed -> service::text;
    if jsonb_typeof(given) is distinct from 'number' or (given #>> '{}')::numeric not between 0 and 20
      or (given #>> '{}')::numeric <> trunc((given #>> '{}')::numeric) then
      raise exception 'The least number of Pros for each service must be a whole number from 0 to 20.';
    end if;
    insert into private.market_services (market_id, category, least_vendors) values (market, service, (given #>> '{}')::int)
    on conflict on constraint market_services_pkey do update set least_vendors = excluded.least_vendors;
  end loop;
end $$;
comment on function private.set_market_services(uuid, jsonb) is 'How many Pros a market needs for each service, from untrusted JSON.';

create function private.refuse_gaps(market uuid, why text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  missing text := private.gaps_in_words(market);
begin
  if missing is not null and why is null then
    raise exception 'Some places lack Pros. % Give a reason to go ahead anyway.', missing using hint = 'coverage_missing';
  end if;
end $$;
comment on function private.refuse_gaps(uuid, text) is 'Refuses to open what too few Pros cover, unless there is a reason.';

create function public.save_market(
  market jsonb, market_id uuid default null, expected_version int default null, reason text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  name text := private.required_text(private.json_text(market, 'name', 'The name', 80), 'The name', 80);
  zips text[] := private.parse_zips(market -> 'zips');
  why text := private.clean_text(reason, 'A reason', 500);
  earlier jsonb;
  saved private.markets;
begin
  if exists (select 1 from private.markets m where lower(m.name) = lower(name) and m.id is distinct from market_id) then
    raise exception 'There is a market with this name already.';
  end if;
  if market_id is null then
    insert into private.markets (name) values (name) returning * into saved;
  else
    saved := private.market_for_admin(market_id, expected_version);
    earlier := private.audited_market(market_id);
    update private.markets m set name = name, version = m.version + 1 where m.id = market_id returning * into saved;
  end if;
  perform private.set_market_zips(saved.id, zips);
  perform private.set_market_services(saved.id, market -> 'least_vendors');
  -- What an open market grows by was not looked at when it opened.
  if saved.status = 'open' then
    if zips = '{}' then
      raise exception 'An open market needs at least one ZIP code.';
    end if;
    if earlier - 'version' is distinct from private.audited_market(saved.id) - 'version' then
      perform private.refuse_gaps(saved.id, why);
    end if;
    perform private.tell_waitlist(saved.id);
  end if;
  perform private.audit(case when market_id is null then 'market.add' else 'market.change' end, 'markets', saved.id,
    earlier, private.audited_market(saved.id), why);
  return jsonb_build_object('id', saved.id, 'version', saved.version);
end $$;
comment on function public.save_market(jsonb, uuid, int, text) is
  'An administrator adds a market (id null) or changes one: {name, zips, least_vendors: {service: 0 to 20}}. Refused: unknown ZIP codes, ones of another market (hint zip_taken), another version than expected (version_conflict), and a change that leaves an open market with gaps (coverage_missing), unless there is a reason. Audited. Returns {id, version}.';
grant execute on function public.save_market(jsonb, uuid, int, text) to authenticated;

create function public.set_market_status(
  market_id uuid, status text, expected_version int default null, reason text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  market private.markets := private.market_for_admin(market_id, expected_version);
  why text := private.clean_text(reason, 'A reason', 500);
  earlier jsonb := private.audited_market(market_id);
  missing text;
begin
  if status is null or (market.status, status) not in (
    ('draft', 'recruiting'), ('draft', 'open'), ('recruiting', 'draft'), ('recruiting', 'open'), ('open', 'paused'), ('paused', 'open')
  ) then
    raise exception 'This market is %, so that is not possible.', replace(market.status, 'draft', 'a draft');
  end if;
  if status = 'open' then
    if not exists (select 1 from private.market_zips z where z.market_id = market_id) then
      raise exception 'Add the ZIP codes of this market before it opens.';
    end if;
    perform private.refuse_gaps(market_id, why);
    missing := private.gaps_in_words(market_id);
  elsif status = 'paused' and why is null then
    raise exception 'A reason is missing.';
  end if;
  update private.markets m
  set status = status, version = m.version + 1, opened_at = case when status = 'open' then now() else m.opened_at end
  where m.id = market_id returning * into market;
  if status = 'open' then
    perform private.tell_waitlist(market_id);
  end if;
  perform private.audit('market.' || status, 'markets', market_id, earlier,
    private.audited_market(market_id) || jsonb_build_object('despite', missing), why);
  return jsonb_build_object('id', market.id, 'version', market.version);
end $$;
comment on function public.set_market_status(uuid, text, int, text) is
  'An administrator moves a market: draft, recruiting, open or paused. Opening checks every ZIP code and service; where too few insured Pros cover one, it says what is missing (hint coverage_missing), unless there is a reason. Pausing needs a reason; requests it has go on. Audited, with what was missing. Returns {id, version}.';
grant execute on function public.set_market_status(uuid, text, int, text) to authenticated;

create function public.remove_market(market_id uuid, reason text, expected_version int default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  market private.markets := private.market_for_admin(market_id, expected_version);
  why text := private.required_text(reason, 'A reason', 500);
begin
  if market.status = 'open' then
    raise exception 'Pause this market before you remove it.';
  end if;
  perform private.audit('market.remove', 'markets', market_id, private.audited_market(market_id), null, why);
  delete from private.markets m where m.id = market_id;
end $$;
comment on function public.remove_market(uuid, text, int) is
  'An administrator removes a market that is not open, with a reason. Without any market left, requests are taken everywhere. Audited.';
grant execute on function public.remove_market(uuid, text, int) to authenticated;

create function public.admin_markets() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'status', m.status, 'opened_at', m.opened_at,
      'zips', (select count(*) from private.market_zips z where z.market_id = m.id)) order by lower(m.name), m.id), '[]')
    from private.markets m);
end $$;
comment on function public.admin_markets() is
  'For administrators: every market by name: [{id, name, status, opened_at, zips (how many)}].';
grant execute on function public.admin_markets() to authenticated;

create function public.admin_market(market_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  market private.markets;
begin
  perform private.require_admin();
  select * into market from private.markets m where m.id = market_id;
  if not found then
    raise exception 'This market does not exist.';
  end if;
  return jsonb_build_object('id', market.id, 'name', market.name, 'status', market.status, 'version', market.version,
    'opened_at', market.opened_at,
    'least_vendors', private.audited_market(market_id) -> 'least_vendors',
    'missing', private.gaps_in_words(market_id),
    'zips', (
      select coalesce(jsonb_agg(jsonb_build_object('zip', z.zip, 'city', z.city, 'state', z.state,
        'open_requests', (select count(*) from public.service_requests r
          where r.zip = z.zip and r.state in ('submitted', 'matching', 'open')),
        'waiting', (select count(*) from private.waitlist w where w.zip = z.zip and w.unconfirmed_since is null),
        'vendors', (select jsonb_object_agg(c.category, c.vendors) from private.vendors_covering(z) c)) order by z.zip), '[]')
      from private.market_zips o join public.zip_codes z on z.zip = o.zip where o.market_id = market_id));
end $$;
comment on function public.admin_market(uuid) is
  'For administrators: a market with its coverage now: {id, name, status, version, opened_at, least_vendors: {service: n}, missing (in words, null for nothing), zips: [{zip, city, state, open_requests, waiting (confirmed addresses on the waitlist), vendors: {service: insured Pros who cover it}}]}.';
grant execute on function public.admin_market(uuid) to authenticated;

create function public.zips_around(zip text, miles int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  center public.zip_codes;
  limits private.market_limits;
  reach float8;
begin
  perform private.require_admin();
  select * into limits from private.market_limits;
  if miles is null or miles not between 1 and limits.radius_miles_at_most then
    raise exception 'The radius must be between 1 and % miles.', limits.radius_miles_at_most;
  end if;
  select * into center from public.zip_codes z where z.zip = zip;
  if not found then
    raise exception 'We couldn''t find this ZIP code.' using hint = 'unknown_zip';
  end if;
  reach := miles * 1.609344;
  return (
    select jsonb_agg(z.zip order by z.zip) from public.zip_codes z
    where z.latitude between center.latitude - reach / 111 and center.latitude + reach / 111
      and private.distance_km(center.latitude, center.longitude, z.latitude, z.longitude) <= reach);
end $$;
comment on function public.zips_around(text, int) is
  'For administrators: the ZIP codes whose centers lie within a radius, in miles, of the center of one.';
grant execute on function public.zips_around(text, int) to authenticated;
