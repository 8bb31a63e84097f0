import type { ErrorLogEntry } from '../backend/errorLogs';
import { BackendError } from '../backend/backendError';
import { browserStorage } from '../browserStorage';

/** A report that waits in this browser for the backend, and when it happened. */
export interface KeptReport {
  readonly at: string;
  readonly entry: ErrorLogEntry;
}

/** Where reports wait: one JSON text in each line, so that keeping another one reads none. */
export const KEPT_REPORTS_KEY = 'tree-service-kept-error-reports';

// The first errors of an outage tell most about it, so later ones go when there is no more room.
const MOST_KEPT = 20;
const MOST_CHARACTERS = 32_000;
const LONGEST_STACK = 3000;

/** Whether saving a report failed for a reason that passes: nothing answered, or it could not work. */
export function isPassing(failure: unknown): boolean {
  if (!(failure instanceof BackendError)) return true;
  return failure.status === 0 || failure.status === 429 || failure.status >= 500;
}

/** Keeps a report in this browser until the backend answers again. */
export function keepReport(entry: ErrorLogEntry): void {
  const stack_trace = entry.stack_trace?.slice(0, LONGEST_STACK);
  const kept: KeptReport = { at: new Date().toISOString(), entry: { ...entry, stack_trace } };
  const lines = `${browserStorage.read(KEPT_REPORTS_KEY) ?? ''}${JSON.stringify(kept)}\n`;
  if (lines.length > MOST_CHARACTERS || lines.split('\n').length > MOST_KEPT + 1) return;
  browserStorage.write(KEPT_REPORTS_KEY, lines);
}

/**
 * Sends what waits in this browser: now, or, right after a failure, in a while. What sends it is downloaded
 * only when something waits.
 */
export function sendKeptReports(isLater = false): void {
  if (browserStorage.read(KEPT_REPORTS_KEY) === null) return;
  import(/* webpackChunkName: "keptReports" */ './sendingKeptReports').then(
    ({ sendKept, sendKeptLater }) => (isLater ? sendKeptLater() : sendKept()),
    (cause: unknown) => {
      console.info('Error reports wait until this page is loaded again.', cause);
    },
  );
}
