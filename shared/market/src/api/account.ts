import { queryOptions } from '@tanstack/react-query';
import {
  backend,
  changedMeanwhile,
  expectDone,
  expectUnchanged,
  type Profile,
  readOwnProfile,
  unwrap,
} from '@tree-service/kernel';
import { isAsSeen } from './asSeen';

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
 * Saves changes to the caller's own profile. With the values the editor began from (`seen`), refused
 * (hint changed_meanwhile) when they are no longer those stored.
 */
export async function updateProfile(
  userId: string,
  changes: ProfileChanges,
  seen?: ProfileChanges,
): Promise<void> {
  const client = await backend();
  const update = client.from('profiles').update(changes).eq('id', userId);
  if (seen === undefined) {
    expectDone(await update);
    return;
  }
  const what = 'Your details';
  const stored = await readOwnProfile(client, userId);
  if (!isAsSeen(stored, seen)) throw changedMeanwhile(what);
  // No other change can slip in between: each change has a later time.
  expectUnchanged(await update.eq('updated_at', stored.updated_at).select('id'), what);
}

/** Everything the product keeps about the caller, by table, as the JSON of a file to be saved. */
export async function exportMyData(): Promise<string> {
  const client = await backend();
  return JSON.stringify(unwrap(await client.rpc('export_my_data')), null, 2);
}

/** Query for the caller's wish to delete the account, null when there is none. */
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
