-- Submitting a request: one call, one transaction, once.

create function private.is_photo_in(folder text, photo_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select starts_with(photo_path, folder || '/') and exists (
    select 1 from storage.objects o where o.bucket_id = 'tree-photos' and o.name = photo_path)
$$;
comment on function private.is_photo_in(text, text) is 'Whether this photo was uploaded into a folder.';

-- Photo paths from untrusted JSON: texts uploaded into a folder, the caller's own unless said otherwise.
create function private.parse_photos(source jsonb, at_most int, folder text default null) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  photo jsonb;
  paths text[] := '{}';
begin
  if source is null or source = 'null'::jsonb then
    return paths;
  end if;
  if jsonb_typeof(source) <> 'array' or jsonb_array_length(source) > at_most then
    raise exception 'At most % photos can be sent.', at_most;
  end if;
  for photo in select * from jsonb_array_elements(source) loop
    if jsonb_typeof(photo) <> 'string' or private.is_photo_in(coalesce(folder, auth.uid()::text), photo #>> '{}') is not true then
      raise exception 'A photo was not uploaded. Please add it again.' using hint = 'photo_missing';
    end if;
    paths := paths || (photo #>> '{}');
  end loop;
  return paths;
end $$;
comment on function private.parse_photos(jsonb, int, text) is
  'Paths of at most so many photos the caller has uploaded, or that are in the given folder, in order.';

-- Waiting requests of one owner for the same work at the same place are one request.
create function private.refuse_duplicate(property uuid, wanted public.service_category) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  same public.service_requests;
begin
  select * into same from public.service_requests r
  where r.property_id = property and r.category = wanted and r.state in ('submitted', 'matching', 'open')
    and r.created_at > now() - (select l.duplicate_window from private.owner_limits l)
  order by r.created_at desc, r.id desc limit 1;
  if same.id is not null then
    raise exception 'You already have an open request for this service at this property: request #%.', same.number
      using hint = 'duplicate_request', detail = same.id::text;
  end if;
end $$;
comment on function private.refuse_duplicate(uuid, public.service_category) is
  'Refuses a request like one that is still open at the property, and names that one; the detail of the error is its id.';

create function private.add_late_photos(request uuid, source jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  late text[] := private.parse_photos(source, 20);
begin
  if cardinality(late) = 0 then
    return;
  end if;
  perform 1 from public.service_requests r
  where r.id = request and r.state in ('submitted', 'matching', 'open', 'awarded', 'scheduled', 'in_progress') for update;
  if not found then
    return;
  end if;
  insert into public.request_photos (request_id, path, position)
  select request, p.path, taken.last_place + row_number() over (order by p.place)
  from unnest(late) with ordinality p (path, place),
    (select coalesce(max(f.position), 0) as last_place, count(*) as present from public.request_photos f
      where f.request_id = request) taken
  where not exists (select 1 from public.request_photos f where f.path = p.path)
    and taken.present + p.place <= 20;
  update public.service_requests r set updated_at = now() where r.id = request;
end $$;
comment on function private.add_late_photos(uuid, jsonb) is
  'Adds photos to a request that is not over yet, 20 in all; those it has already are not added again.';

create function private.check_request_pace(caller uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Requests that are sent at the same moment count each other.
  perform pg_advisory_xact_lock(hashtextextended('requests of ' || caller, 0));
  if (select count(*) from public.service_requests r
      where r.owner_id = caller and r.created_at > now() - interval '1 hour')
    >= (select l.requests_an_hour from private.owner_limits l) then
    raise exception 'You have submitted many requests within an hour. Please try again later.' using hint = 'too_fast';
  end if;
end $$;
comment on function private.check_request_pace(uuid) is 'Refuses an owner who submits more requests an hour than allowed.';

-- A mailbox is all an account takes, and each request can cost several Pros tokens and time.
create function private.is_known_owner(owner uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select 1 from public.jobs j
      where j.owner_id = owner and j.state = 'completed'
        and not exists (select 1 from private.doubtful_jobs d where d.job_id = j.id))
    -- One telephone makes one account known.
    or exists (select 1 from private.known_phones k where k.person_id = owner)
$$;
comment on function private.is_known_owner(uuid) is
  'Whether an owner has had a job done that nobody doubts, or has confirmed a telephone number no one else had confirmed before.';

create function private.check_open_requests(caller uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  most int := (select l.open_requests_of_new from private.owner_limits l);
begin
  if (select count(*) from public.service_requests r
      where r.owner_id = caller and (r.state in ('submitted', 'matching', 'open', 'awarded', 'scheduled')
        -- An offer has cost Pros time, and a word to one tokens, so canceling does not make room at once.
        or r.state = 'canceled' and exists (
          select 1 from public.leads l where l.request_id = r.id
            and r.updated_at > now() - case when l.engaged_at is null then interval '1 day' else interval '7 days' end))) >= most
    and not private.is_known_owner(caller) then
    raise exception 'New accounts can have % until work on one begins. One that is canceled counts for another day once Pros were asked, and for a week after an answer to a Pro.%',
      private.counted(most, 'request'),
      case when (select d.sends_texts from private.delivery_policy d)
        then ' To send more now, confirm your phone number for text messages in your account settings.' else '' end
      using hint = 'too_many_open';
  end if;
end $$;
comment on function private.check_open_requests(uuid) is
  'Refuses a new owner (private.is_known_owner) who has as many requests without work under way as private.owner_limits allows, counting those canceled within a day once Pros were asked, and within a week after an answer to a Pro. Call it after private.check_request_pace, whose lock makes requests sent together count each other.';

-- The tree of the inventory a tree card stands for: the one it names, with its facts brought up to
-- date, or a new one.
create function private.keep_tree(
  property uuid, card jsonb, facts public.request_trees, work public.service_category
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  -- A stump is not one of the property's trees, and its size says nothing about the tree it was.
  is_stump boolean := work = 'stump_grinding';
  tree uuid;
begin
  if card ->> 'property_tree_id' is null then
    if not is_stump then
      insert into public.property_trees (property_id, label, species, height_m, diameter_cm, count, condition)
      values (property, coalesce(facts.species, 'Tree ' || facts.position), facts.species, facts.height_m,
        facts.diameter_cm, facts.count, facts.condition)
      returning id into tree;
    end if;
    return tree;
  end if;
  select t.id into tree from public.property_trees t
  where t.property_id = property and t.id::text = card ->> 'property_tree_id' and t.removed_at is null for update;
  if tree is null then
    raise exception 'One of the trees is not on this property.';
  end if;
  if not is_stump then
    update public.property_trees t
    set species = coalesce(facts.species, t.species), height_m = facts.height_m,
      diameter_cm = coalesce(facts.diameter_cm, t.diameter_cm), count = facts.count, condition = facts.condition
    where t.id = tree;
  end if;
  return tree;
end $$;
comment on function private.keep_tree(uuid, jsonb, public.request_trees, public.service_category) is
  'Brings the inventory of a property up to date with a tree card of some work; returns the tree''s id, null for a stump that is none of the trees.';

create function private.parse_submission(input jsonb) returns private.submission
language plpgsql stable security definer set search_path = '' as $$
declare
  given private.submission;
  contact jsonb := input -> 'contact';
  timing text := input ->> 'timing';
begin
  if timing is null or timing not in ('emergency', 'this_week', 'this_month', 'flexible') then
    raise exception 'Choose when the work should be done.';
  end if;
  given.timing := timing::public.request_timing;
  given.estimate := public.estimate_request(input);
  given.category := private.parse_category(input ->> 'category');
  given.first_name := private.required_text(private.json_text(contact, 'first_name', 'Your first name', 80), 'Your first name', 80);
  given.phone := private.json_text(contact, 'phone', 'The phone number', 20);
  if given.phone !~ '^\+1[2-9][0-9]{9}$' then
    raise exception 'The phone number must be a US number with 10 digits.';
  end if;
  given.last_name := private.json_text(contact, 'last_name', 'Your last name', 80);
  given.description := private.required_text(
    private.json_text(input, 'description', 'The description', 4000), 'The description', 4000);
  given.access_notes := private.json_text(input, 'access_notes', 'The access notes', 2000);
  return given;
end $$;
comment on function private.parse_submission(jsonb) is
  'What a request says, checked and priced; its property and its photos, which belong to an account, are looked at when it is sent.';

create function private.token_price_of(estimate jsonb) returns int
language sql stable security definer set search_path = '' as $$
  select least(greatest(
    round(((estimate ->> 'low_cents')::bigint + (estimate ->> 'high_cents')::bigint) / 2.0 / rules.cents_per_token)::int,
    rules.token_price_min), rules.token_price_max)
  from private.policy() rules
$$;
comment on function private.token_price_of(jsonb) is
  'How many tokens a lead costs whose work is estimated so: the middle of the range, within the bounds of the matching policy.';

create function public.submit_request(input jsonb, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  answer jsonb := private.idempotent_result('submit_request', idempotency_key);
  place public.properties;
  given private.submission;
  tree public.request_trees;
  asked uuid := private.parse_asked_vendor(input -> 'ask');
  photos text[];
  request public.service_requests;
begin
  if answer is not null then
    -- A draft sent on confirmation left its photos on the device; they follow with the same key.
    perform private.add_late_photos((answer ->> 'id')::uuid, input -> 'photos');
    return answer;
  end if;
  if (select p.user_type from public.profiles p where p.id = caller) <> 'owner' then
    raise exception 'Only property owners can request work.' using errcode = '42501';
  end if;
  perform private.check_request_pace(caller);
  perform private.check_open_requests(caller);
  given := private.parse_submission(input);
  photos := private.parse_photos(input -> 'photos', 20);
  place := private.find_or_add_property(caller, input -> 'property');
  perform private.refuse_closed_place(place.zip);
  perform private.refuse_duplicate(place.id, given.category);
  update public.profiles p
  set first_name = given.first_name, last_name = coalesce(given.last_name, p.last_name),
    phone = coalesce(given.phone, p.phone), zip = coalesce(p.zip, place.zip), is_profile_complete = true
  where p.id = caller;
  -- With the profile locked: a suspension or deletion is either seen here, or sees this request and ends it.
  perform private.refuse_suspended(private.require_user());
  perform private.refuse_paused(caller);
  perform private.check_asking_pace(caller, asked);

  insert into public.service_requests (
    owner_id, property_id, category, timing, description, contact_name,
    city, region, zip, latitude, longitude, time_zone,
    estimate, estimate_low_cents, estimate_high_cents, token_price, asks_others)
  select caller, place.id, given.category, given.timing, given.description, given.first_name,
    z.city, z.state, z.zip, z.latitude, z.longitude, place.time_zone,
    given.estimate, (given.estimate ->> 'low_cents')::bigint, (given.estimate ->> 'high_cents')::bigint,
    private.token_price_of(given.estimate),
    asked is null or coalesce((input -> 'ask' -> 'others')::boolean, false)
  from public.zip_codes z where z.zip = place.zip
  returning * into request;
  insert into private.asked_vendors (request_id, vendor_id) select request.id, asked where asked is not null;
  insert into public.request_access (request_id, notes)
  select request.id, given.access_notes where given.access_notes is not null;
  insert into public.request_trees (
    request_id, position, species, height_m, diameter_cm, count, condition,
    near_structure, on_structure, near_wires, poor_access, stump)
  select request.id, t."position", t.species, t.height_m, t.diameter_cm, t.tree_count, t.condition,
    t.near_structure, t.on_structure, t.near_wires, t.poor_access, t.stump
  from private.parse_trees(input -> 'trees') t;
  for tree in select * from public.request_trees t where t.request_id = request.id order by t.position loop
    -- The inventory is the owner's own.
    tree.species := private.words_for('request_trees', tree.id::text, 'species', tree.species, caller);
    update public.request_trees t
    set property_tree_id = private.keep_tree(place.id, input -> 'trees' -> (tree.position - 1), tree, given.category)
    where t.id = tree.id;
  end loop;
  insert into public.request_photos (request_id, path, position)
  select request.id, p.path, p.place from unnest(photos) with ordinality p (path, place);

  perform private.transition('request', request.id, 'submit', 'owner');
  update public.service_requests r set submitted_at = now() where r.id = request.id;
  perform private.set_lifetime(request.id);
  perform private.transition('request', request.id, 'match', 'system');
  perform private.run_match(request.id);
  perform private.require_asked_vendor(request.id);
  perform private.offer_next(request.id, now(), true);
  perform private.report_search(request.id);
  perform private.note_draft_sent(caller, idempotency_key, request.id);
  return private.save_idempotent_result('submit_request', idempotency_key,
    jsonb_build_object('id', request.id, 'number', request.number));
end $$;
comment on function public.submit_request(jsonb, uuid) is
  'An owner submits a request: category, timing, description, access_notes, property {id | address, zip, label}, trees (property_tree_id names one of the inventory), photos (paths already uploaded), contact {first_name, last_name, phone}, ask {vendor_id, others} for the Pro to ask first (others: ask other Pros at once too). Prices it, matches it and makes the first offers. Returns {id, number}; a repeat with the same key returns the same, and adds photos it brings for the first time. Refuses a second open request for the same service at the same property within 30 days, too many within an hour, too many open ones of a new account, any of an owner who is paused, and any outside open markets (hint not_open).';
grant execute on function public.submit_request(jsonb, uuid) to authenticated;

create function public.cancel_request(request_id uuid, reason text) returns public.request_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  why text;
  request public.service_requests;
  actor text := 'owner';
begin
  select * into request from public.service_requests r
  where r.id = request_id and (r.owner_id = caller or private.is_admin()) for update;
  if not found then
    raise exception 'This request does not exist.';
  end if;
  if request.owner_id <> caller then
    actor := 'admin';
  end if;
  -- Nobody is owed a reason for what nobody was asked to do.
  if actor = 'owner' and not exists (select 1 from public.leads l where l.request_id = request_id) then
    why := private.clean_text(reason, 'A reason', 500);
  else
    why := private.required_text(reason, 'A reason', 500);
  end if;
  perform private.lock_accounts(request_id);
  perform private.transition('job', j.id, 'cancel', actor, why)
  from public.jobs j where j.request_id = request_id and j.state not in ('canceled', 'no_show');
  update public.jobs j set end_reason = why where j.request_id = request_id and j.end_reason is null;
  perform private.transition('request', request_id, 'cancel', actor, why);
  perform private.close_leads(request_id, null);
  if actor = 'admin' then
    perform private.credit_leads(request_id, 'The request was canceled by an administrator');
    perform private.assert_refunds_within_limit(caller, l.vendor_id) from public.leads l where l.request_id = request_id;
    perform private.audit('request.cancel', 'service_requests', request_id, to_jsonb(request),
      (select to_jsonb(r) from public.service_requests r where r.id = request_id), why);
  end if;
  return 'canceled';
end $$;
comment on function public.cancel_request(uuid, text) is
  'Its owner, or an administrator, cancels a request whose work has not begun. Leads, quotes and the job close, held tokens go back; after an administrator''s canceling captured ones too. A reason is required once a Pro was asked. Returns the new state.';
grant execute on function public.cancel_request(uuid, text) to authenticated;

create function public.repeat_request(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  request public.service_requests;
  property public.properties;
  person public.profiles;
begin
  select * into request from public.service_requests r where r.id = request_id and r.owner_id = caller;
  if not found then
    raise exception 'This request does not exist.';
  end if;
  select * into property from public.properties p where p.id = request.property_id;
  select * into person from public.profiles p where p.id = caller;
  return jsonb_build_object(
    'category', request.category, 'timing', request.timing, 'description', private.words_for('service_requests', request.id::text, 'description', request.description, caller),
    'access_notes', (
      select private.words_for('request_access', a.request_id::text, 'notes', a.notes, caller)
      from public.request_access a where a.request_id = request.id), 'photos', '[]'::jsonb,
    'property', case when property.archived_at is null then jsonb_build_object('id', property.id)
      else jsonb_build_object('address', property.address, 'zip', property.zip, 'label', property.label) end,
    'contact', jsonb_strip_nulls(jsonb_build_object(
      'first_name', person.first_name, 'last_name', person.last_name, 'phone', person.phone)),
    'trees', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'property_tree_id', kept.id,
        'species', private.words_for('request_trees', t.id::text, 'species', t.species, caller), 'height_m', t.height_m, 'diameter_cm', t.diameter_cm,
        'count', t.count, 'condition', t.condition, 'near_structure', t.near_structure,
        'on_structure', t.on_structure, 'near_wires', t.near_wires, 'poor_access', t.poor_access,
        'stump', t.stump)) order by t.position), '[]')
      from public.request_trees t
      left join public.property_trees kept on kept.id = t.property_tree_id and kept.removed_at is null
      where t.request_id = request.id));
end $$;
comment on function public.repeat_request(uuid) is
  'What a new draft like an earlier request of the calling owner starts from: the input of submit_request, without photos.';
grant execute on function public.repeat_request(uuid) to authenticated;
