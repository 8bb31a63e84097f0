import { becomeCaller, type Queries } from './database';
import type { Marketplace } from './marketplace';

/** A started viewing, as start_viewing answers it. */
export interface Viewing {
  id: string;
  ends_at: string;
}

/** Starts to view a person. */
export function startViewing(market: Marketplace, admin: string, person: string): Promise<Viewing> {
  return market.call(admin, 'start_viewing', { person_id: person, reason: 'They called us' });
}

/** Gives the rest of a transaction what PostgREST gives a call with the header x-view-as. */
export async function enterViewing(
  queries: Queries,
  caller: Parameters<typeof becomeCaller>[1],
  viewing: string,
): Promise<void> {
  await becomeCaller(queries, caller);
  await queries.query(`select set_config('request.headers', $1, true)`, [
    JSON.stringify({ host: 'localhost', 'x-view-as': viewing }),
  ]);
  await queries.query('select private.before_request()');
}

/** Runs `work` in one transaction as a call of a viewing. */
export function inViewing<T>(
  market: Marketplace,
  admin: string,
  viewing: string,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return market.database.transaction(async (queries) => {
    await enterViewing(queries, { userId: admin }, viewing);
    return work(queries);
  });
}
