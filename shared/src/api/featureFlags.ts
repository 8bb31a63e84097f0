import type { Backend } from '@tree-service/shared/runtime';
import { unwrap } from './backendError';
import type { Database } from './database.types';

// The runtime evaluates flags, so this file is handed the client and never asks the runtime for it.

/** One switch, and for whom and when it is on. */
export type FeatureFlag = Database['public']['Tables']['feature_flags']['Row'];

/** Reads every flag. Throws a BackendError. */
export async function listFeatureFlags(client: Backend): Promise<FeatureFlag[]> {
  return unwrap(await client.from('feature_flags').select('*'));
}
