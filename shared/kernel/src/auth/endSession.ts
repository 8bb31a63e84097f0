import { notify } from '../notices/notify';
import { toasts, type ToastText } from '../notices/toastCatalog';
import { queryClient } from '../queries/queryClient';
import { forgetViewing } from '../viewing/viewing';
import { signedOut, type SignOutReason } from './authState';
import { setAuthState } from './authStore';
import { returnMemory } from './returnMemory';

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
