import { browserStorage } from '../browserStorage';
import { hasStoredSession } from '../backend/sessionLifetime';
import { isUserType, type UserType } from '../contract';
import { SESSION_KEY } from '../contract/sessionKeys';
import { authState } from './authStore';
import { userTypeOf } from './userTypeRules';
import { storedViewing } from '../viewing/viewing';

const LAST_TYPE_KEY = 'tree-service-last-type';

/** Who uses the page, or probably will once the session is confirmed. Good for downloads alone. */
export interface ExpectedAccount {
  readonly userId: string;
  readonly type: UserType | null;
  /** False until the session is confirmed. */
  readonly isSignedIn: boolean;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function storedAccount(): ExpectedAccount | null {
  // Nothing is read ahead for an administrator whose tab shows someone else's pages.
  if (!hasStoredSession() || storedViewing() !== null) return null;
  try {
    const user = field(JSON.parse(browserStorage.read(SESSION_KEY) ?? ''), 'user');
    const [userId, type] = [field(user, 'id'), field(field(user, 'user_metadata'), 'user_type')];
    if (typeof userId !== 'string') return null;
    return { userId, type: isUserType(type) ? type : null, isSignedIn: false };
  } catch {
    // What is stored there is no session; restoring it will say so.
    return null;
  }
}

/** The account to download and read ahead for; null for a visitor. The server decides what it may read. */
export function expectedAccount(): ExpectedAccount | null {
  const auth = authState();
  // While a session is restored, and between a sign-in and the reading of its profile.
  if (auth.user === null) return storedAccount();
  return { userId: auth.user.id, type: userTypeOf(auth), isSignedIn: true };
}

/** The type of the account that signed in on this device last; null when none did. */
export function lastUserType(): UserType | null {
  const type = browserStorage.read(LAST_TYPE_KEY);
  return isUserType(type) ? type : null;
}

/** Notes the type of the account that signed in. */
export function rememberUserType(type: UserType): void {
  browserStorage.write(LAST_TYPE_KEY, type);
}
