import { randomUUID } from 'node:crypto';
import { demoAccounts, type DemoAccountName } from '../../../demo/accounts';
import { qaScenes, type QaSceneName } from '../../../demo/qa';
import { asCaller } from '../../../supabase/local/caller';
import type { Database, Row } from '../../../supabase/local/database';
import { PlainError } from '../../../supabase/local/plainError';

/** The page of each area that shows a state. */
export type ScenePages = Readonly<Record<'mf-owner' | 'mf-vendor' | 'mf-admin', string>>;

async function idOf(database: Database, name: DemoAccountName): Promise<string> {
  const { email } = demoAccounts[name];
  const [row] = await database.query<{ id: string }>(
    'select id from public.profiles where email = $1',
    [email],
  );
  if (!row) throw new PlainError(`There is no ${email}. Reset the demo data.`);
  return row.id;
}

/** Calls a function as one of the demo people. */
function callAs(database: Database, userId: string, sql: string, given: readonly unknown[]) {
  const caller = { role: 'authenticated', claims: { sub: userId, role: 'authenticated' } } as const;
  return asCaller(database, caller, {}, (queries) => queries.query(sql, given));
}

interface Found extends Row {
  readonly id: string;
  readonly request_id: string;
}

interface Sides {
  readonly owner: string;
  readonly vendor: string;
}

/** The job between the two in one of these states, the latest first. */
async function jobOf(
  database: Database,
  { owner, vendor }: Sides,
  states: readonly string[],
): Promise<Found | undefined> {
  const [job] = await database.query<Found>(
    `select j.id, j.request_id from public.jobs j join public.service_requests r on r.id = j.request_id
     where r.owner_id = $1 and j.vendor_id = $2 and j.state = any (string_to_array($3, ',')::public.job_state[])
     order by j.created_at desc, j.id limit 1`,
    [owner, vendor, states.join(',')],
  );
  return job;
}

function required(found: Found | undefined): Found {
  if (found) return found;
  throw new PlainError('The demo data has moved on too far for this state. Reset it first.');
}

async function winLead(database: Database, sides: Sides): Promise<Found> {
  const won = await jobOf(database, sides, ['scheduled']);
  if (won) return won;
  const [quote] = await database.query<Found>(
    `select q.id, q.request_id from public.quotes q join public.service_requests r on r.id = q.request_id
     where r.owner_id = $1 and q.vendor_id = $2 and q.state in ('sent', 'viewed') order by q.id limit 1`,
    [sides.owner, sides.vendor],
  );
  const sent = required(quote);
  await callAs(database, sides.owner, 'select public.accept_quote($1, $2)', [
    sent.id,
    randomUUID(),
  ]);
  return sent;
}

async function openDispute(database: Database, sides: Sides): Promise<Found> {
  const [open] = await database.query<Found>(
    `select j.id, j.request_id from public.job_disputes d join public.jobs j on j.id = d.job_id
     join public.service_requests r on r.id = j.request_id
     where r.owner_id = $1 and j.vendor_id = $2 and d.decided_at is null order by d.created_at, d.id limit 1`,
    [sides.owner, sides.vendor],
  );
  if (open) return open;
  const job = required(await jobOf(database, sides, ['delivered']));
  await callAs(
    database,
    sides.owner,
    `select public.open_dispute($1, 'poor_quality', 'The report says nothing about the mushrooms, which is what I asked about.',
       'rework', '[]'::jsonb, $2)`,
    [job.id, randomUUID()],
  );
  return job;
}

async function holdForWeather(database: Database, sides: Sides): Promise<Found> {
  const held = await jobOf(database, sides, ['weather_hold']);
  if (held) return held;
  const job = required(await jobOf(database, sides, ['scheduled']));
  await callAs(database, sides.vendor, 'select public.hold_for_weather($1, $2)', [
    job.id,
    'Storm warning until tomorrow evening',
  ]);
  return job;
}

const DAYS_LEFT = 20;

async function letCredentialEnd(database: Database, { vendor }: Sides): Promise<void> {
  const [ending] = await database.query<{ id: string }>(
    `update public.vendor_credentials set expires_on = current_date + $2::int where id = (
       select id from public.vendor_credentials where vendor_id = $1 and verified_at is not null
       order by kind, id limit 1)
     returning id`,
    [vendor, DAYS_LEFT],
  );
  // Its reminders move along.
  await database.query(
    'select private.watch_credential(c) from public.vendor_credentials c where c.id = $1',
    [ending?.id],
  );
}

/**
 * Brings the demo data into a state, unless it is there already, by what the people of the demo would do.
 * Returns the pages that show it. Throws a PlainError when the data has moved on too far.
 */
export async function enterScene(database: Database, name: QaSceneName): Promise<ScenePages> {
  const owner = await idOf(database, 'owner');
  const vendor = await idOf(database, qaScenes[name].vendor);
  const sides = { owner, vendor };
  const dossier = `/admin/vendor/${vendor}`;
  if (name === 'credential-expiring') {
    await letCredentialEnd(database, sides);
    return { 'mf-owner': '/requests', 'mf-vendor': '/vendor/account', 'mf-admin': dossier };
  }
  const enter = {
    'lead-won': winLead,
    'dispute-open': openDispute,
    'weather-hold': holdForWeather,
  }[name];
  const { request_id: request } = await enter(database, sides);
  return {
    'mf-owner': `/requests/${request}`,
    'mf-vendor': `/vendor/requests/${request}`,
    'mf-admin': name === 'dispute-open' ? '/admin-utility/disputes' : dossier,
  };
}
