import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../supabase/local/database';
import { createAccounts } from '../../../supabase/seed/demo/accounts';

/** Somebody who uses the marketplace during a run. */
export interface Visitor {
  readonly id: string;
  readonly email: string;
  readonly userType: 'owner' | 'vendor';
}

/** So many tokens that no Pro runs out. */
const TOKENS = 100_000;

// One Pro for two owners: each request is offered to several.
const OWNERS_FOR_EACH_VENDOR = 2;

/**
 * Adds people to the demo marketplace, all around Austin, with the password of the demo accounts: owners,
 * and approved Pros with tokens, who reach everybody.
 */
export async function addCrowd(queries: Queries, count: number): Promise<Visitor[]> {
  const crowd = Array.from({ length: count }, (_, place): Visitor => {
    const userType = place % (OWNERS_FOR_EACH_VENDOR + 1) === 0 ? 'vendor' : 'owner';
    return { id: randomUUID(), email: `crowd${place}@load.example`, userType };
  });
  await createAccounts(
    queries,
    crowd.map((one, place) => ({
      ...one,
      fullName: `Crowd ${place}`,
      ...(one.userType === 'vendor' && { businessName: `Crowd Trees ${place}`, zip: '78704' }),
    })),
  );
  const vendors = crowd.filter(({ userType }) => userType === 'vendor').map(({ id }) => id);
  await approve(queries, vendors);
  for (const id of vendors) {
    await queries.query(
      `select private.post_tokens($1, 'grant', $2, null, 'Load', 'load:' || $3)`,
      [id, TOKENS, id],
    );
  }
  return crowd;
}

/** What an application and its review would have left behind. */
async function approve(queries: Queries, vendors: readonly string[]): Promise<void> {
  const ids = JSON.stringify(vendors);
  await queries.query(`select set_config('session_replication_role', 'replica', true)`);
  await queries.query(
    `update public.vendor_profiles set state = 'approved', approved_at = now(), service_radius_km = 80,
       categories = enum_range(null::public.service_category)
     where vendor_id in (select value::uuid from jsonb_array_elements_text($1::jsonb))`,
    [ids],
  );
  await queries.query(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
     select value::uuid, 'liability_insurance', 'Issuer', left(value, 12), current_date + 300, now()
     from jsonb_array_elements_text($1::jsonb)`,
    [ids],
  );
  // Only they are asked: nobody would answer for the Pros of the demo.
  await queries.query('delete from private.match_profiles');
  await queries.query(
    `insert into private.match_profiles
     select f.* from jsonb_array_elements_text($1::jsonb) join private.fresh_match_profiles f on f.vendor_id = value::uuid`,
    [ids],
  );
  await queries.query(`select set_config('session_replication_role', 'origin', true)`);
}
