import { runtimeConfig } from '../config/runtimeConfig';
import { BackendError } from './backendError';
import type { Database } from './database.types';

type Tables = Database['public']['Tables'];

/** A single object, not an array with one. */
const ONE_ROW = 'application/vnd.pgrst.object+json';

async function messageIn(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => null);
  const message: unknown = Object(answer).message;
  return typeof message === 'string' ? message : `The server answered ${response.status}.`;
}

/**
 * The newest version of a table's only row that everyone may read. Asks without the client, which a
 * visitor's first view must not download. Throws a `BackendError` as the client's reads do.
 */
export async function readPublicRow<Table extends keyof Tables>(
  table: Table,
): Promise<Tables[Table]['Row']> {
  const { backendUrl, publishableKey } = runtimeConfig();
  const address = `${backendUrl}/rest/v1/${table}?select=*&order=version.desc&limit=1`;
  let response: Response;
  try {
    response = await fetch(address, { headers: { apikey: publishableKey, accept: ONE_ROW } });
  } catch (cause) {
    throw new BackendError('The server was not reached.', '', null, 0, cause);
  }
  if (!response.ok) throw new BackendError(await messageIn(response), '', null, response.status);
  const row: Tables[Table]['Row'] = await response.json();
  return row;
}
