import type { Arguments, Marketplace } from '../support/marketplace';
import { callAsServer } from '../support/payments';

/** Calls a function of the database as the Data API does for the server. */
export async function serverCall<T>(
  market: Marketplace,
  name: string,
  given: Arguments,
): Promise<T> {
  if (name !== 'payment_work') return callAsServer<T>(market, name, given);
  const rows: unknown = await market.database.as({ role: 'service_role' }, (queries) =>
    queries.query('select * from public.payment_work()'),
  );
  return Object(rows);
}
