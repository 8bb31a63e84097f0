import { browserStorage } from '../browserStorage';
import { removePushToken } from '../backend/pushTokens';
import { reportError } from '../errors/reportError';

/** Where the push token of this device is kept. */
const PUSH_TOKEN_KEY = 'pushToken';

/** Remembers the token under which this device takes push messages. */
export function rememberPushToken(token: string): void {
  browserStorage.write(PUSH_TOKEN_KEY, token);
}

/**
 * Ends push messages to this device, while whoever takes them is still signed in. A failure is reported
 * and holds up nothing.
 */
export async function forgetPushDevice(): Promise<void> {
  const token = browserStorage.read(PUSH_TOKEN_KEY);
  if (token === null) return;
  try {
    await removePushToken(token);
    browserStorage.remove(PUSH_TOKEN_KEY);
  } catch (cause) {
    reportError(cause, { severity: 'warning', category: 'api', source: 'pushDevice' });
  }
}
