import { browserStorage } from '../browserStorage';
import { removePushToken } from '../backend/pushTokens';
import { reportError } from '../errors/reportError';

const PUSH_TOKEN_KEY = 'pushToken';

/** Stores the push token of this device, to unregister it at sign-out. */
export function rememberPushToken(token: string): void {
  browserStorage.write(PUSH_TOKEN_KEY, token);
}

/**
 * Ends push messages to this device; call it while the account is still signed in. A failure is reported
 * and does not block the sign-out.
 */
export async function unregisterPushToken(): Promise<void> {
  const token = browserStorage.read(PUSH_TOKEN_KEY);
  if (token === null) return;
  try {
    await removePushToken(token);
    browserStorage.remove(PUSH_TOKEN_KEY);
  } catch (cause) {
    reportError(cause, { severity: 'warning', category: 'api', source: 'pushToken' });
  }
}
