import { createFallbackProfile, readOwnProfile, type Profile } from '../backend/profiles';
import type { Backend } from '../backend/client';
import { isUnreachable } from '../errors/messageOf';
import { reportError } from '../errors/reportError';
import type { AuthUser } from './authUser';

const NO_ROWS = 'PGRST116';

/** An account and its profile, with the same user type. */
export interface LoadedAccount {
  readonly user: AuthUser;
  readonly profile: Profile | null;
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === NO_ROWS;
}

async function readOrCreate(client: Backend, user: AuthUser): Promise<Profile | null> {
  try {
    return await readOwnProfile(client, user.id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    console.warn('This account has no profile yet; creating a fallback profile.', error);
  }
  return createFallbackProfile(client, {
    id: user.id,
    email: user.email,
    user_type: user.metadata.userType ?? 'owner',
  });
}

/** Sets the metadata's user type to the profile's, here and on the server. A failure is reported. */
export async function syncUserType(
  client: Backend,
  user: AuthUser,
  profile: Profile | null,
): Promise<LoadedAccount> {
  const type = profile?.user_type ?? user.metadata.userType ?? 'owner';
  if (user.metadata.userType === type) return { user, profile };

  const { error } = await client.auth.updateUser({ data: { user_type: type } });
  if (error) reportError(error, { category: 'authentication', source: 'loadProfile' });
  return { user: { ...user, metadata: { ...user.metadata, userType: type } }, profile };
}

/**
 * Loads the profile of an account, creating the fallback when there is none, and syncs the metadata's
 * user type. A profile that cannot be read is reported and null: the account stays signed in with its
 * metadata.
 */
export async function loadProfile(client: Backend, user: AuthUser): Promise<LoadedAccount> {
  let profile: Profile | null;
  try {
    profile = await readOrCreate(client, user);
  } catch (error) {
    // Without its profile nothing of the account works as it should.
    const severity = isUnreachable(error) ? 'error' : 'critical';
    reportError(error, { severity, category: 'database', source: 'loadProfile' });
    return { user, profile: null };
  }
  return syncUserType(client, user, profile);
}
