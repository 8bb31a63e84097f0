import type { Backend } from './client';
import { expectDone } from './backendError';
import type { Database } from './database.types';

/** One reported error, as it is saved. */
export type ErrorLogEntry = Database['public']['Tables']['error_logs']['Insert'];

/** Saves a reported error. Throws a BackendError. */
export async function insertErrorLog(client: Backend, entry: ErrorLogEntry): Promise<void> {
  expectDone(await client.from('error_logs').insert(entry));
}
