/** Time without activity until the session ends. */
const INACTIVITY_LIMIT_MS = 30 * 60 * 1000;

/** Time without activity until the warning. */
const INACTIVITY_WARNING_MS = 25 * 60 * 1000;

const LAST_ACTIVITY_KEY = 'tree-service-last-activity';
const WRITE_EVERY_MS = 1000;
const activityEvents = ['mousedown', 'mousemove', 'keypress', 'scroll', 'touchstart', 'click'];

export interface InactivityHandlers {
  readonly onWarning: () => void;
  /** Someone is back before the end. */
  readonly onReturn: () => void;
  readonly onLimit: () => void;
}

/** Where the moment of the last activity is kept, shared by all tabs. */
export interface ActivityRecord {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

/**
 * Watches for activity in this tab and, through the shared record, in all others. Opening a page
 * counts as activity. Returns the function that stops watching.
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

  lastWrite = Date.now();
  record.write(LAST_ACTIVITY_KEY, String(lastWrite));
  check();
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
