import { createFallbackProfile, readOwnProfile, type Profile } from '../backend/profiles';
import type { Backend } from '../backend/createBackend';
import { reportError } from '../errors/reportError';
import type { AuthUser } from './authUser';

const NO_ROWS = 'PGRST116';

/** The account together with its profile, the two agreeing on the type. */
export interface KnownAccount {
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
    console.warn('This account has no profile yet; a fallback profile is created.', error);
  }
  return createFallbackProfile(client, {
    id: user.id,
    email: user.email,
    user_type: user.metadata.userType ?? 'owner',
  });
}

/** The account with metadata that say the profile's type; the server's follow. A failure is reported. */
export async function withTypeOfProfile(
  client: Backend,
  user: AuthUser,
  profile: Profile | null,
): Promise<KnownAccount> {
  const type = profile?.user_type ?? user.metadata.userType ?? 'owner';
  if (user.metadata.userType === type) return { user, profile };

  const { error } = await client.auth.updateUser({ data: { user_type: type } });
  if (error) reportError(error, { category: 'authentication', source: 'profileOfAccount' });
  return { user: { ...user, metadata: { ...user.metadata, userType: type } }, profile };
}

/**
 * Reads the profile of an account, creating the fallback when there is none, and lets metadata follow
 * the profile's type. A profile that cannot be read is reported and left null: the person stays
 * signed in with what the metadata says.
 */
export async function profileOfAccount(client: Backend, user: AuthUser): Promise<KnownAccount> {
  let profile: Profile | null;
  try {
    profile = await readOrCreate(client, user);
  } catch (error) {
    reportError(error, { category: 'database', source: 'profileOfAccount' });
    return { user, profile: null };
  }
  return withTypeOfProfile(client, user, profile);
}
