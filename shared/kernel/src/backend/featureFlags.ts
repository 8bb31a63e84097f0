import type { Backend } from './client';
import { unwrap } from './backendError';
import type { Database } from './database.types';

/** One switch, and for whom and when it is on. */
export type FeatureFlag = Database['public']['Tables']['feature_flags']['Row'];

/** Reads every flag. Throws a BackendError. */
export async function listFeatureFlags(client: Backend): Promise<FeatureFlag[]> {
  return unwrap(await client.from('feature_flags').select('*'));
}
