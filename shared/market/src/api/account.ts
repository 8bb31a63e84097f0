import { queryOptions } from '@tanstack/react-query';
import {
  backend,
  expectDone,
  type Profile,
  readOwnProfile,
  unwrap,
  updatedVersion,
} from '@tree-service/kernel';

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

/**
 * Saves changes to the caller's own profile; returns its new version. Refused (hint version_conflict)
 * when `expectedVersion` is given and not the current one.
 */
export async function updateProfile(
  userId: string,
  changes: ProfileChanges,
  expectedVersion?: number,
): Promise<number> {
  const client = await backend();
  const answer = await client
    .from('profiles')
    .update(changes)
    .match({ id: userId, ...(expectedVersion !== undefined && { version: expectedVersion }) })
    .select('version');
  return updatedVersion(answer, 'Your profile');
}

/** Everything the product keeps about the caller, by table, as the JSON of a file to be saved. */
export async function exportMyData(): Promise<string> {
  const client = await backend();
  return JSON.stringify(unwrap(await client.rpc('export_my_data')), null, 2);
}

/** Query for the caller's request to delete the account, null when there is none. */
export const myAccountDeletionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profiles', userId, 'deletion'],
    queryFn: async () => {
      const client = await backend();
      const [deletion] = unwrap(
        await client
          .from('account_deletions')
          .select('id, due_at, created_at')
          .eq('person_id', userId)
          .eq('state', 'requested')
          .order('id')
          .limit(1),
      );
      return deletion ?? null;
    },
  });

/** Asks for the account to be deleted in seven days, confirmed by its email address. Returns when. */
export async function requestAccountDeletion(email: string): Promise<string> {
  const client = await backend();
  return unwrap(await client.rpc('request_account_deletion', { confirm_email: email }));
}

/** Keeps the account after all. */
export async function cancelAccountDeletion(): Promise<void> {
  const client = await backend();
  expectDone(await client.rpc('cancel_account_deletion'));
}
