import { useEffect } from 'react';
import { LAST_ACTIVITY_KEY, LIFETIME_KEY } from '@tree-service/kernel/contract';
import {
  browserStorage,
  checkSession,
  notify,
  reportError,
  signOutInactive,
  toasts,
  useAuth,
} from '@tree-service/kernel';

const WARNING_SHOWN_MS = 10_000;
const VALIDITY_CHECK_MS = 5 * 60 * 1000;
const WARNING_ID = 'session-warning';

function checkNow(): void {
  checkSession().catch((error: unknown) => {
    reportError(error, { severity: 'warning', category: 'authentication', source: 'SessionWatch' });
  });
}

/** Time without activity until the session ends. */
const INACTIVITY_LIMIT_MS = 30 * 60 * 1000;

/** Time without activity until the warning. */
const INACTIVITY_WARNING_MS = 25 * 60 * 1000;

const WRITE_EVERY_MS = 1000;
// Keyboards of phones and of languages that compose letters send no key press, but every one of them enters.
const activityEvents = [
  'mousedown',
  'mousemove',
  'keypress',
  'keydown',
  'input',
  'wheel',
  'scroll',
  'touchstart',
  'click',
];

interface InactivityHandlers {
  readonly onWarning: () => void;
  /** Someone is back before the end. */
  readonly onReturn: () => void;
  readonly onLimit: () => void;
}

/** Where the moment of the last activity is kept, shared by all tabs. */
interface ActivityRecord {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

/**
 * Watches for activity in this tab and, through the shared record, in all others. Signing in counts as
 * activity, and so does opening a page, unless the session was to last as long as the browser is open and the
 * limit had passed before. Returns the function that stops watching.
 */
export function watchInactivity(record: ActivityRecord, handlers: InactivityHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarned = false;
  let isOver = false;
  let lastWrite = 0;

  const lastActivity = () => Number(record.read(LAST_ACTIVITY_KEY) ?? 0) || lastWrite;

  function check(): void {
    if (isOver) return;
    clearTimeout(timer);
    const idle = Date.now() - lastActivity();
    if (idle >= INACTIVITY_LIMIT_MS) {
      isOver = true;
      handlers.onLimit();
      return;
    }
    if (idle >= INACTIVITY_WARNING_MS && !isWarned) {
      isWarned = true;
      handlers.onWarning();
    } else if (idle < INACTIVITY_WARNING_MS && isWarned) {
      isWarned = false;
      handlers.onReturn();
    }
    const next = isWarned ? INACTIVITY_LIMIT_MS : INACTIVITY_WARNING_MS;
    timer = setTimeout(check, next - idle);
  }

  function onActivity(): void {
    const now = Date.now();
    if (now - lastWrite < WRITE_EVERY_MS) return;
    // A device that slept past the limit wakes up with a mouse move; that is no activity in time.
    check();
    if (isOver) return;
    lastWrite = now;
    record.write(LAST_ACTIVITY_KEY, String(now));
    check();
  }

  function onOtherTab(event: StorageEvent): void {
    if (event.key === LAST_ACTIVITY_KEY) check();
  }

  if (record.read(LAST_ACTIVITY_KEY) === null || record.read(LIFETIME_KEY) !== 'withBrowser') {
    record.write(LAST_ACTIVITY_KEY, String(Date.now()));
  }
  onActivity();
  const options = { passive: true, capture: true };
  activityEvents.forEach((name) => window.addEventListener(name, onActivity, options));
  window.addEventListener('storage', onOtherTab);
  document.addEventListener('visibilitychange', check);
  return () => {
    isOver = true;
    clearTimeout(timer);
    activityEvents.forEach((name) => window.removeEventListener(name, onActivity, options));
    window.removeEventListener('storage', onOtherTab);
    document.removeEventListener('visibilitychange', check);
  };
}

/**
 * While signed in: warns after 25 minutes without activity in any tab, signs out after 30, and checks the
 * session on load and every 5 minutes. Renders nothing.
 */
export function SessionWatch() {
  const userId = useAuth((auth) => auth.user?.id ?? null);

  useEffect(() => {
    if (userId === null) return undefined;
    return watchInactivity(browserStorage, {
      onWarning: () =>
        notify.text('warning', toasts.sessionExpiring, {
          duration: WARNING_SHOWN_MS,
          id: WARNING_ID,
        }),
      onReturn: () => notify.dismiss(WARNING_ID),
      onLimit: () => void signOutInactive(),
    });
  }, [userId]);

  useEffect(() => {
    if (userId === null) return undefined;
    checkNow();
    const timer = setInterval(checkNow, VALIDITY_CHECK_MS);
    return () => clearInterval(timer);
  }, [userId]);

  return null;
}
