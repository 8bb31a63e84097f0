import { busiestVendor } from './busiest';
import type { BenchDatabase } from './engines';
import { reportedErrors } from './errors';
import { id } from './ids';

/**
 * Pros per square kilometre. With the service radii below (their mean square is 4,045 km2) a request
 * is in reach of about 4,300 Pros, however many there are in all: a larger marketplace covers more
 * ground. This is a dense place; most real ones are far thinner.
 */
const VENDORS_PER_KM2 = 4300 / (Math.PI * 4045);

/** How far the requests of the benchmark keep from the edge of the map, so that none is half empty. */
const EDGE_KM = 70;

/** The map of a marketplace with so many Pros: a rectangle around the middle of the United States. */
export function mapOf(vendors: number) {
  const area = vendors / VENDORS_PER_KM2;
  const height = Math.sqrt(area * 0.6);
  const width = area / height;
  return {
    height,
    width,
    innerHeight: Math.max(4, height - 2 * EDGE_KM),
    innerWidth: Math.max(4, width - 2 * EDGE_KM),
  };
}

const latitude = (height: number) => `38 + (random() - 0.5) * ${height} / 111.195`;
const longitude = (width: number) =>
  `-96 + (random() - 0.5) * ${width} / (111.195 * cos(radians(place.latitude)))`;

function people(count: number): string {
  return `
    insert into public.profiles (id, email, user_type, first_name, last_name, zip)
    select ${id('pro', 'n')}, 'pro' || n || '@bench.example', 'vendor'::public.user_type, 'Ada', 'Pro ' || n, '66801'
    from generate_series(1, ${count}) n
    union all
    select ${id('owner', 'n')}, 'owner' || n || '@bench.example', 'owner'::public.user_type, 'Grace', 'Owner ' || n, '66801'
    from generate_series(1, ${count / 20}) n;
    insert into public.zip_codes (zip, city, state, latitude, longitude, time_zone)
    values ('66801', 'Emporia', 'KS', 38, -96, 'America/Chicago') on conflict do nothing;`;
}

function vendors(count: number): string {
  const { height, width } = mapOf(count);
  return `
    insert into public.vendor_profiles (vendor_id, business_name, state, latitude, longitude, service_radius_km,
      categories, crew_size, rating_count, rating_sum, answers_count, accepts_count, lapses_count, jobs_completed,
      approved_at)
    select ${id('pro', 'n')}, 'Pro ' || n, 'approved', place.latitude, ${longitude(width)},
      (array[25, 25, 40, 40, 40, 60, 60, 80, 80, 120])[1 + (random() * 9.999)::int % 10],
      '{tree_removal,maintenance}'::public.service_category[]
        || case when n % 3 = 0 then '{emergency}' else '{}' end::public.service_category[],
      1 + n % 12, reviews.count, (reviews.count * (3.2 + random() * 1.8))::int, 20, n % 20, n % 7, n % 90,
      now() - n % 2000 * interval '1 day'
    from generate_series(1, ${count}) n,
      lateral (select ${latitude(height)} + 0 * n as latitude) place,
      lateral (select (random() * 40)::int + 0 * n as count) reviews;
    insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
    select ${id('pro', 'n')}, case k when 0 then 'liability_insurance'
      else (array_remove(enum_range(null::public.credential_kind), 'liability_insurance'))[1 + (n + k) % 5] end,
      'Issuer', k::text, current_date + 300, now()
    from generate_series(1, ${count}) n, generate_series(0, 1 + n % 2) k;
    insert into public.vendor_equipment (vendor_id, kind)
    select ${id('pro', 'n')}, (enum_range(null::public.equipment_kind))[1 + (n + k) % 6]
    from generate_series(1, ${count}) n, generate_series(1, 3) k;
    insert into public.vendor_subscriptions (vendor_id, plan_id, state, current_period_end)
    select ${id('pro', 'n')}, p.id, 'active', now() + interval '20 days'
    from generate_series(1, ${count}, 7) n
    join public.subscription_plans p on p.tier = case when n % 2 = 0 then 'premium' else 'preferred' end;
    insert into public.token_accounts (vendor_id, posted)
    select ${id('pro', 'n')}, 1000 from generate_series(1, ${count}) n;
    insert into public.token_ledger (vendor_id, kind, posted_delta, held_delta, balance_after, reason, key)
    select ${id('pro', 'n')}, 'grant', 1000, 0, 1000, 'Welcome', 'bench:welcome/' || n from generate_series(1, ${count}) n;`;
}

function requests(count: number): string {
  const { innerHeight, innerWidth } = mapOf(count);
  return `
    insert into public.properties (id, owner_id, label, address, city, state, zip, latitude, longitude, time_zone)
    select ${id('property', 'n')}, ${id('owner', 'n')}, 'Home', n || ' Elm Street', 'Emporia', 'KS', '66801', 38, -96,
      'America/Chicago' from generate_series(1, ${count / 20}) n;
    insert into public.service_requests (id, owner_id, property_id, state, category, timing, description, contact_name,
      city, region, zip, latitude, longitude, time_zone, estimate, estimate_low_cents, estimate_high_cents, token_price,
      created_at)
    select ${id('request', 'n')}, ${id('owner', `(1 + n % ${count / 20})`)}, ${id('property', `(1 + n % ${count / 20})`)},
      -- Ten thousand look for a Pro, as on a busy day, however many there ever were.
      case when n % ${Math.max(1, count / 10_000)} = 0 then 'open' else 'closed' end::public.request_state,
      'tree_removal', 'flexible', 'A dead elm beside the garage.', 'Ada', 'Emporia', 'KS', '66801',
      place.latitude, ${longitude(innerWidth)}, 'America/Chicago', '{}', 50000, 90000, 5,
      now() - n * interval '20 seconds'
    from generate_series(1, ${count}) n, lateral (select ${latitude(innerHeight)} + 0 * n as latitude) place;
    insert into public.request_trees (request_id, position, species, height_m, diameter_cm, count, condition,
      near_structure, on_structure, near_wires, poor_access, stump)
    select ${id('request', 'n')}, 1, 'Elm', 12, 40, 1, 'dead', true, false, n % 20 = 0, false, n % 5 = 0
    from generate_series(1, ${count}) n;
    insert into public.request_photos (request_id, path, position)
    select ${id('request', 'n')}, 'bench/' || n || '.jpg', 1 from generate_series(1, ${count}) n;`;
}

// Every request has a lead of some Pro and one of a busy Pro, of whom there is one in a hundred.
function leads(count: number): string {
  return `
    insert into public.leads (id, request_id, vendor_id, owner_id, state, offer_position, distance_km, token_price,
      offered_at, offer_expires_at)
    select ${id('lead', `n || '/' || k`)}, ${id('request', 'n')},
      ${id('pro', `case k when 1 then n else 1 + n % ${count / 100} end`)}, ${id('owner', `(1 + n % ${count / 20})`)},
      case k when 1 then 'offered' else 'accepted' end::public.lead_state, k, 12, 5, now() - n * interval '20 seconds',
      now() + interval '1 day'
    from generate_series(1, ${count}) n, generate_series(1, 2) k
    where k = 1 or n > ${count / 100};
    insert into public.conversations (id, lead_id, request_id, owner_id, vendor_id, owner_read_at, vendor_read_at,
      last_message_at, created_at)
    select ${id('conversation', 'n')}, ${id('lead', `n || '/2'`)}, ${id('request', 'n')},
      ${id('owner', `(1 + n % ${count / 20})`)}, ${id('pro', `(1 + n % ${count / 100})`)},
      now() - case n % 4 when 0 then interval '2 years' else interval '0' end, now(), now() - n * interval '20 seconds',
      now() - interval '3 years'
    from generate_series(${count / 100 + 1}, ${count}) n;
    insert into public.messages (conversation_id, sender_id, body, created_at)
    select ${id('conversation', 'n')}, ${id('pro', `(1 + n % ${count / 100})`)}, 'When can we come by and look at it?',
      now() - n * interval '20 seconds' - k * interval '1 minute'
    from generate_series(${count / 100 + 1}, ${count}) n,
      generate_series(1, case when n % ${count / 100} = 7 then 250 else 1 end) k;`;
}

// What became of the requests of busy Pros: tokens held and spent for each, and a job of four in nine, on
// other requests than the busiest Pro's jobs. Nobody owns a whole table.
function work(count: number): string {
  const busy = `generate_series(${count / 100 + 1}, ${count}) n`;
  const vendor = id('pro', `(1 + n % ${count / 100})`);
  const owner = id('owner', `(1 + n % ${count / 20})`);
  return `
    insert into public.token_ledger (vendor_id, kind, posted_delta, held_delta, balance_after, lead_id, reason, key, created_at)
    select ${vendor}, (case k when 0 then 'hold' else 'capture' end)::public.token_entry_kind, -k * 5, 5 - k * 10, 1000,
      ${id('lead', `n || '/2'`)}, 'Accepted a request', 'bench:' || n || '/' || k, now() - n * interval '20 seconds'
    from ${busy}, generate_series(0, 1) k;
    insert into public.quotes (id, lead_id, request_id, vendor_id, owner_id, state, version, total_cents, highest_cents,
      valid_until)
    select ${id('quote', 'n')}, ${id('lead', `n || '/2'`)}, ${id('request', 'n')}, ${vendor}, ${owner}, 'accepted', 1,
      90000, 90000, now() + interval '9 days'
    from ${busy} where n % 9 in (1, 2, 4, 7);
    insert into public.jobs (request_id, quote_id, lead_id, owner_id, vendor_id, state, price_cents, scheduled_for,
      scheduled_until, created_at)
    select ${id('request', 'n')}, ${id('quote', 'n')}, ${id('lead', `n || '/2'`)}, ${owner}, ${vendor},
      (case n % 2 when 0 then 'scheduled' else 'completed' end)::public.job_state, 90000,
      now() + (n - ${count / 2}) * interval '1 minute', now() + (n + 180 - ${count / 2}) * interval '1 minute',
      now() - n * interval '20 seconds'
    from ${busy} where n % 9 in (1, 2, 4, 7);`;
}

/**
 * Fills an empty marketplace with so many Pros, requests and reported errors, and twice as many leads.
 * Triggers are off.
 */
export async function load(database: BenchDatabase, count: number): Promise<void> {
  await database.script(`set session_replication_role = replica; select setseed(0.5);`);
  for (const part of [people, reportedErrors, vendors, requests, leads, work, busiestVendor])
    await database.script(part(count));
  await database.script(`
    insert into private.match_profiles table private.fresh_match_profiles;
    select private.list_all_leads();
    set session_replication_role = default;`);
  await database.script('vacuum analyze;');
}
