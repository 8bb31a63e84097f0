import { notify } from '../notices/notify';
import type { ToastText } from '../notices/toastCatalogue';

const SHOWN_MS = 5000;

/** Says, for 5 seconds, that a session has ended by itself; a second notice takes the place of the first. */
export function sayExpired(text: ToastText): void {
  notify.text('error', text, { duration: SHOWN_MS, id: 'session' });
}
