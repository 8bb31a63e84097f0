import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { expectDone } from './backendError';
import { readOwnProfile, type Profile } from './profiles';

/** Query for the caller's own profile. */
export const myProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profiles', userId],
    queryFn: async () => readOwnProfile(await backend(), userId),
  });

/** What people may change about themselves. phone is E.164 with a US number, or null for none. */
export type ProfileChanges = Partial<
  Pick<
    Profile,
    | 'first_name'
    | 'last_name'
    | 'phone'
    | 'address'
    | 'city'
    | 'state'
    | 'zip'
    | 'is_profile_complete'
  >
>;

/** Saves changes to the caller's own profile. */
export async function updateProfile(userId: string, changes: ProfileChanges): Promise<void> {
  const client = await backend();
  expectDone(await client.from('profiles').update(changes).eq('id', userId));
}
