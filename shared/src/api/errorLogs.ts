import type { Backend } from '@tree-service/shared/runtime';
import { expectDone } from './backendError';
import type { Database } from './database.types';

// The runtime reports errors, so this file is handed the client and never asks the runtime for it.

/** One reported error, as it is saved. */
export type ErrorLogEntry = Database['public']['Tables']['error_logs']['Insert'];

/** Saves a reported error. Throws a BackendError. */
export async function insertErrorLog(client: Backend, entry: ErrorLogEntry): Promise<void> {
  expectDone(await client.from('error_logs').insert(entry));
}
