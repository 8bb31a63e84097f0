import type { Backend } from './client';
import { unwrap } from './backendError';
import type { Database } from './database.types';

export type Profile = Database['public']['Tables']['profiles']['Row'];

/** Reads the caller's own profile. Throws a BackendError, with code PGRST116 when there is none. */
export async function readOwnProfile(client: Backend, userId: string): Promise<Profile> {
  return unwrap(await client.from('profiles').select('*').eq('id', userId).single());
}

/** Writes the fallback profile of an account that has none. Throws a BackendError. */
export async function createFallbackProfile(
  client: Backend,
  account: Pick<Profile, 'id' | 'email' | 'user_type'>,
): Promise<Profile> {
  return unwrap(await client.from('profiles').upsert(account).select().single());
}
