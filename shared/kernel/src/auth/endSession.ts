import { notify } from '../notices/notify';
import { toasts, type ToastText } from '../notices/toastCatalog';
import { queryClient } from '../queries/queryClient';
import { forgetViewing } from '../viewing/viewing';
import { browserStorage } from '../browserStorage';
import { setAuthState, signedOut, type SignOutReason } from './authStore';
import { returnMemory } from './returnMemory';

const KEY = 'tree-service-sign-out-reason';
const FRESH_MS = 15_000;

function isSignOutReason(value: unknown): value is SignOutReason {
  return value === 'choice' || value === 'forced' || value === 'inactivity';
}

/** Stores the reason for the other tabs, which only see that the session is gone. */
export function recordSignOutReason(reason: SignOutReason): void {
  browserStorage.write(KEY, `${reason} ${Date.now()}`);
}

/** Why the session just ended: the reason another tab stored, otherwise `expired`. */
export function readSignOutReason(): SignOutReason {
  const [reason, at] = (browserStorage.read(KEY) ?? '').split(' ');
  const age = Date.now() - Number(at);
  return isSignOutReason(reason) && age < FRESH_MS ? reason : 'expired';
}

const EXPIRED_SHOWN_MS = 5000;

/** Shows for 5 seconds that the session ended; replaces an earlier notice of the same kind. */
export function notifySessionExpired(text: ToastText): void {
  notify.text('error', text, { duration: EXPIRED_SHOWN_MS, id: 'session' });
}

/** Signs out in this tab and drops everything read for the account. Notifies when the session expired. */
export function endSession(reason: SignOutReason): void {
  if (reason === 'expired') notifySessionExpired(toasts.sessionExpired);
  queryClient.clear();
  forgetViewing();
  returnMemory.forgetJustAuthenticated();
  setAuthState(signedOut(reason));
}
