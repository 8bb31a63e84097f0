import { readOwnProfile, type Profile } from '../backend/profiles';
import type { Backend } from '../backend/createBackend';
import { isUnreachable } from '../errors/messageOf';
import { queryClient } from '../queries/queryClient';
import { signedIn } from './authState';
import { authState, setAuthState } from './authStore';
import { withTypeOfProfile } from './profileOfAccount';
import { listeningBackend } from './session';

async function readIfReachable(client: Backend, userId: string): Promise<Profile | null> {
  try {
    return await readOwnProfile(client, userId);
  } catch (error) {
    if (isUnreachable(error)) return null;
    throw error;
  }
}

/** Drops everything read so far; what is still on the screen is read anew. */
async function forgetWhatWasRead(): Promise<void> {
  // The area of the old type leaves the screen first, or it would ask for its things once more.
  await new Promise((resolve) => setTimeout(resolve, 0));
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.resetQueries();
}

/**
 * Reads the own profile again. When the account's type has changed, as when an administrator is one no
 * more, the page turns to the new type at once, and what was read with the rights of the old one is
 * forgotten. A server out of reach changes nothing.
 */
export async function checkProfile(): Promise<void> {
  const asked = authState();
  if (asked.status !== 'signedIn') return;
  const client = await listeningBackend();
  const profile = await readIfReachable(client, asked.user.id);
  const now = authState();
  if (profile === null || now.status !== 'signedIn' || now.user.id !== profile.id) return;
  if (profile.user_type === now.profile?.user_type) return;
  const metadata = { ...now.user.metadata, userType: profile.user_type };
  setAuthState(signedIn({ ...now.user, metadata }, profile, now.expiresAt));
  await forgetWhatWasRead();
  await withTypeOfProfile(client, now.user, profile);
}
