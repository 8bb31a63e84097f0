import { readOwnProfile, type Profile } from '../backend/profiles';
import type { Backend } from '../backend/client';
import { isUnreachable } from '../errors/messageOf';
import { queryClient } from '../queries/queryClient';
import { authState, currentViewing, setAuthState, signedIn } from './authStore';
import { session } from './connection';

async function readIfReachable(client: Backend, userId: string): Promise<Profile | null> {
  try {
    return await readOwnProfile(client, userId);
  } catch (error) {
    if (isUnreachable(error)) return null;
    throw error;
  }
}

/** Drops everything read so far and reads again what is on the screen. */
async function resetQueries(): Promise<void> {
  // The area of the old type must unmount first, or it would read its data again.
  await new Promise((resolve) => setTimeout(resolve, 0));
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.resetQueries();
}

/**
 * Reads the profile again. When the user type changed, the page switches to the new type at once and
 * everything read with the old permissions is dropped. An unreachable server changes nothing.
 */
export async function refreshProfile(): Promise<void> {
  const before = authState();
  // A viewing ends with the first call that is refused.
  if (before.status !== 'signedIn' || currentViewing() !== null) return;
  const { connect, syncUserType } = await session();
  const client = await connect();
  const profile = await readIfReachable(client, before.user.id);
  const now = authState();
  if (profile === null || now.status !== 'signedIn' || now.user.id !== profile.id) return;
  if (profile.user_type === now.profile?.user_type) {
    if (profile.version !== now.profile.version) {
      setAuthState(signedIn(now.user, profile, now.expiresAt));
    }
    return;
  }
  const metadata = { ...now.user.metadata, userType: profile.user_type };
  setAuthState(signedIn({ ...now.user, metadata }, profile, now.expiresAt));
  await resetQueries();
  await syncUserType(client, now.user, profile);
}
