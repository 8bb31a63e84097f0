import { openMarketplace, type Marketplace } from './support/marketplace';

// Whatever happens in which order: no open request keeps a free place while a Pro who could do the work was never asked.

/** How many; HISTORIES=1000 takes some minutes. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 100);
const ROUNDS = 5;
const HOUR = 3_600_000;

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
  await market.database.script(SCHEMA);
  await market.value('history.make($1)', [HISTORIES]);
}, 600_000);
afterAll(() => market.database.close());

// Every history has a place of its own, three Pros and two requests, and is far from every other. What is drawn for
// it is the same in every run.
const SCHEMA = `
  create schema history;
  create function history.draw(what text) returns float8 language sql immutable as $$
    select ('x' || left(md5(what), 8))::bit(32)::bigint / 4294967296.0
  $$;
  create table history.people (history int, part text, person uuid primary key);
  create table history.counts (what text primary key, number bigint not null default 0);

  create function history.make(histories int) returns void language plpgsql as $$
  begin
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    select gen_random_uuid(), p.part || p.h || '@histories.example', now(),
      jsonb_build_object('user_type', case p.part when 'owner' then 'owner' else 'vendor' end)
    from (
      select h, part from generate_series(0, histories - 1) h, unnest(array['owner', 'one', 'two', 'three']) part
    ) p;
    insert into history.people
    select substring(u.email from '[0-9]+')::int, substring(u.email from '^[a-z]+'), u.id
    from auth.users u where u.email like '%@histories.example';
    insert into public.zip_codes (zip, city, state, latitude, longitude, time_zone)
    select lpad(h::text, 5, '0'), 'Place', 'TX', -58.5 + 3.0 * (h % 40), -168 + 13.5 * (h / 40), 'America/Chicago'
    from generate_series(0, histories - 1) h
    on conflict (zip) do update set latitude = excluded.latitude, longitude = excluded.longitude;
    update public.vendor_profiles v
    set business_name = 'Pro ' || p.part || ' ' || p.history, zip = lpad(p.history::text, 5, '0'), crew_size = 1,
      service_radius_km = case when history.draw('radius' || p.history || p.part) < 0.3 then 5 else 60 end,
      categories = case when history.draw('work' || p.history || p.part) < 0.2 then '{arborist}' else '{tree_removal}' end::public.service_category[],
      state = case when history.draw('state' || p.history || p.part) < 0.5 then 'approved' else 'under_review' end::public.vendor_state
    from history.people p where p.person = v.vendor_id;
    insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
    select p.person, 'liability_insurance', 'Issuer', 'L', current_date + 400,
      case when history.draw('insured' || p.history || p.part) < 0.6 then now() end
    from history.people p where p.part <> 'owner';
    perform private.post_tokens(p.person, 'grant', 500, null, 'Test tokens', 'history:' || p.person)
    from history.people p where p.part <> 'owner';
  end $$;

  -- A step as the person it belongs to. What the rules refuse is counted, not wrong.
  create function history.act(person uuid, step text, command text) returns void language plpgsql as $$
  begin
    perform set_config('request.jwt.claims', jsonb_build_object('sub', person, 'role', 'authenticated')::text, true);
    execute command;
    insert into history.counts values (step, 1) on conflict (what) do update set number = history.counts.number + 1;
  exception when raise_exception or insufficient_privilege then
    insert into history.counts values ('refused', 1) on conflict (what) do update set number = history.counts.number + 1;
  end $$;

  create function history.step(h int, round int, admin uuid) returns void language plpgsql as $$
  declare
    owner uuid := (select p.person from history.people p where p.history = h and p.part = 'owner');
    chosen uuid;
    lead public.leads;
    request uuid;
    draw float8 := history.draw(h || ' step ' || round);
  begin
    select p.person into chosen from history.people p
    where p.history = h and p.part <> 'owner' order by md5(p.part || h || round), p.person limit 1;
    select l.* into lead from public.leads l
      where l.owner_id = owner and l.state in ('offered', 'viewed', 'accepted') order by md5(l.id::text || round), l.id limit 1;
    select r.id into request from public.service_requests r where r.owner_id = owner and r.state in ('matching', 'open')
      order by r.number limit 1;
    if draw < 0.16 then
      perform history.act(admin, 'approved', format('select public.decide_vendor(%L, ''approve'', ''Checked'')', chosen));
    elsif draw < 0.30 then
      update public.vendor_credentials c set verified_at = now() where c.vendor_id = chosen and c.verified_at is null;
    elsif draw < 0.38 then
      perform history.act(chosen, 'paused', 'select public.pause_business(''Vacation'')');
    elsif draw < 0.46 then
      perform history.act(chosen, 'resumed', 'select public.resume_business()');
    elsif draw < 0.56 then
      update public.vendor_profiles v set service_radius_km = 60, categories = '{arborist,tree_removal}' where v.vendor_id = chosen;
    elsif draw < 0.70 then
      perform history.act(lead.vendor_id, 'declined', format('select public.decline_lead(%L, ''Fully booked'')', lead.id));
    elsif draw < 0.80 then
      perform history.act(lead.vendor_id, 'accepted', format('select public.accept_lead(%L, gen_random_uuid())', lead.id));
    elsif draw < 0.86 then
      perform history.act(lead.vendor_id, 'withdrawn', format('select public.withdraw_lead(%L, ''No time'')', lead.id));
    elsif draw < 0.90 then
      perform history.act(owner, 'canceled', format('select public.cancel_request(%L, ''No longer needed'')', request));
    elsif draw < 0.95 then
      perform history.act(owner, 'asked again', format('select public.ask_again(%L)', request));
    else
      perform history.act(owner, 'still needed', format('select public.confirm_still_needed(%L)', request));
    end if;
  end $$;

  create function history.submit(h int, kind text) returns void language plpgsql as $$
  declare
    owner uuid := (select p.person from history.people p where p.history = h and p.part = 'owner');
  begin
    perform history.act(owner, 'submitted', format('select public.submit_request(%L, gen_random_uuid())', jsonb_build_object(
      'category', 'tree_removal', 'timing', kind, 'description', 'A dead elm.',
      'property', jsonb_build_object('address', kind || ' lane', 'zip', lpad(h::text, 5, '0'), 'label', kind),
      'contact', jsonb_build_object('first_name', 'Ada'),
      'trees', jsonb_build_array(jsonb_build_object('height_m', 12, 'condition', 'dead')))));
  end $$;

  -- By plain geometry and plain tables: nothing of what matching reads.
  create function history.forgotten() returns table (request uuid, vendor uuid) language sql as $$
    select r.id, v.vendor_id
    from public.service_requests r
    join history.people o on o.person = r.owner_id and o.part = 'owner'
    join history.people p on p.history = o.history and p.part <> 'owner'
    join public.vendor_profiles v on v.vendor_id = p.person
    where r.state in ('matching', 'open')
      and coalesce(r.still_needed_asked_at, '-infinity') <= coalesce(r.still_needed_at, '-infinity')
      and v.state = 'approved' and r.category = any (v.categories)
      and 6371.0088 * acos(least(1, sin(radians(r.latitude)) * sin(radians(v.latitude))
        + cos(radians(r.latitude)) * cos(radians(v.latitude)) * cos(radians(r.longitude - v.longitude)))) <= v.service_radius_km
      and exists (select 1 from public.vendor_credentials c
        where c.vendor_id = v.vendor_id and c.kind = 'liability_insurance' and c.verified_at is not null)
      and not exists (select 1 from public.leads l where l.request_id = r.id and l.vendor_id = v.vendor_id)
      and (select count(*) from public.leads l where l.request_id = r.id and l.state in ('accepted', 'engaged', 'quoted', 'released')) < 3
      and (select count(*) from public.leads l where l.request_id = r.id
        and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')) < 5
  $$;`;

/** Lets the clock run until nothing is due at a moment any more. */
async function runClock(moment: Date): Promise<void> {
  const due = 'exists (select 1 from private.timers where fired_at is null and due_at <= $1)';
  do await market.clock(moment);
  while (await market.value<boolean>(due, [moment.toISOString()]));
}

/** The same, and a minute later again: the requests that a Pro can take now are matched one a second. */
async function settle(moment: Date): Promise<void> {
  await runClock(moment);
  await runClock(new Date(moment.getTime() + 60_000));
}

const forgotten = () => market.value<number>('(select count(*)::int from history.forgotten())');

test('after every step and sweep of random histories no eligible Pro was left unasked', async () => {
  const admin = await market.admin();
  const each = (call: string, ...given: unknown[]) =>
    market.value(`(select count(${call}) from generate_series(0, ${HISTORIES - 1}) h)`, given);
  let moment = new Date();
  let checks = 0;
  await each(`history.submit(h, 'this_month')`);
  await each(`history.submit(h, 'emergency')`);
  // A negative control: before anything is settled, somebody is forgotten after approvals alone.
  await market.database.query(
    `update public.vendor_profiles set state = 'approved'
     where state = 'under_review' and history.draw('first' || vendor_id) < 2 and vendor_id in (
       select person from history.people where part = 'one')`,
  );
  expect(await forgotten()).toBeGreaterThan(HISTORIES / 20);
  for (let round = 1; round <= ROUNDS; round += 1) {
    moment = new Date(moment.getTime() + round * 9 * HOUR);
    await settle(moment);
    expect(await forgotten()).toBe(0);
    await each('history.step(h, $1, $2)', round, admin);
    await settle(moment);
    expect(await forgotten()).toBe(0);
    await market.value('private.queue_nightly_rematches($1)', [moment.toISOString()]);
    moment = new Date(moment.getTime() + HOUR);
    await settle(moment);
    expect(await forgotten()).toBe(0);
    checks += 3 * HISTORIES;
  }
  const counts = await market.database.query<{ what: string; number: string }>(
    'select what, number from history.counts order by what',
  );
  console.log(
    `${HISTORIES} histories, ${checks} checks, 0 violations: ${counts.map(({ what, number }) => `${number} ${what}`).join(', ')}`,
  );
  const failed = await market.value<number>(
    '(select count(*)::int from private.timers where failure is not null)',
  );
  expect(failed).toBe(0);
}, 900_000);
